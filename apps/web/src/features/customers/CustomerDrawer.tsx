import { Button, Drawer, type DrawerProps, Skeleton, Tabs } from '@so-the/ui';
import { useListCustomersQuery } from '../../api/customerApi.ts';
import { Answer } from '../../kit/answer/Answer.tsx';
import { answerOf, theOne } from '../../kit/answer/answerOf.ts';
import { NewAppointment } from '../../kit/appointments/NewAppointment.tsx';
import { PartyLedger } from '../../kit/debt/PartyLedger.tsx';
import { useAddressChoice } from '../../kit/list/address/useAddressChoice.ts';
import { StepLink } from '../../kit/places/StepLink.tsx';
import * as places from '../../kit/places/places.ts';
import { CustomerCards } from './CustomerCards.tsx';
import { CustomerComments } from './CustomerComments.tsx';
import { CustomerPictures } from './CustomerPictures.tsx';
import { CustomerInfo } from './CustomerInfo.tsx';
import { CustomerOrders } from './CustomerOrders.tsx';
import '../../kit/record/openedRecord.css';

const tabs = [
  { id: 'info', label: 'Thông tin' },
  { id: 'cards', label: 'Thẻ' },
  { id: 'orders', label: 'Đơn' },
  { id: 'debt', label: 'Công nợ' },
  { id: 'notes', label: 'Ghi chú' },
  { id: 'files', label: 'Ảnh' },
] as const;

/** Props of {@link CustomerDrawer}. */
export interface CustomerDrawerProps {
  customerId: number;
  /** Absent when the person may not change customers. */
  onEdit?: (customerId: number) => void;
  /** Goes to the record beside in the list. Default: there is no list beside. */
  onStep?: DrawerProps['onStep'];
  onClose: () => void;
}

/** All that is known about one customer, and what is done next for them. The open tab stands in the address. */
export function CustomerDrawer({ customerId, onEdit, onStep, onClose }: CustomerDrawerProps) {
  const answer = answerOf(useListCustomersQuery({ CustomerID: customerId }), ({ Data }) =>
    theOne(Data, ({ CustomerID }) => CustomerID === customerId),
  );
  const [tab, setTab] = useAddressChoice('tab', tabs);
  return (
    <Drawer open size="large" title={answer.data?.FullName || 'Khách hàng'} onStep={onStep} onClose={onClose}>
      <div className="opened-record">
        <Answer of={answer} noun="khách hàng" loading={<Skeleton lines={6} />}>
          {(found) => (
            <>
              <div className="opened-record__deeds">
                <NewAppointment customerID={customerId} />
                {onEdit && <Button onClick={() => onEdit(customerId)}>Sửa</Button>}
                <StepLink className="opened-record__more" href={places.customerDebt(customerId)}>
                  Thu nợ, điều chỉnh
                </StepLink>
              </div>
              <Tabs
                label="Hồ sơ khách hàng"
                tabs={tabs.map(({ id, label }) => ({ id, label, count: countOf(id, found) }))}
                value={tab}
                onChange={setTab}
              >
                {tab === 'info' && <CustomerInfo customer={found} />}
                {tab === 'cards' && <CustomerCards customerId={customerId} />}
                {tab === 'orders' && <CustomerOrders customerId={customerId} />}
                {tab === 'debt' && <PartyLedger party={{ customerID: customerId }} />}
                {tab === 'files' && <CustomerPictures customer={found} mayEdit={onEdit !== undefined} />}
                {tab === 'notes' && <CustomerComments customerId={customerId} note={found.Note} />}
              </Tabs>
            </>
          )}
        </Answer>
      </div>
    </Drawer>
  );
}

function countOf(tab: string, { CardCount, OrderCount }: { CardCount: number; OrderCount: number }) {
  if (tab === 'cards') return CardCount;
  return tab === 'orders' ? OrderCount : undefined;
}
