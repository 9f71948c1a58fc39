import { Button, Dialog, DialogBody, DialogFoot, ErrorState, Skeleton, Tabs } from '@so-the/ui';
import { useListCustomersQuery } from '../../api/customerApi.ts';
import { PartyLedger } from '../../kit/debt/PartyLedger.tsx';
import { useAddressChoice } from '../../kit/list/useAddressChoice.ts';
import { StepLink } from '../../kit/places/StepLink.tsx';
import * as places from '../../kit/places/places.ts';
import { CustomerCards } from './CustomerCards.tsx';
import { CustomerComments } from './CustomerComments.tsx';
import { CustomerPictures } from './CustomerPictures.tsx';
import { CustomerInfo } from './CustomerInfo.tsx';
import { CustomerOrders } from './CustomerOrders.tsx';
import './CustomerDialog.css';

const tabs = [
  { id: 'info', label: 'Thông tin' },
  { id: 'cards', label: 'Thẻ' },
  { id: 'orders', label: 'Đơn hàng' },
  { id: 'debt', label: 'Công nợ' },
  { id: 'notes', label: 'Ghi chú' },
  { id: 'files', label: 'Ảnh' },
] as const;

/** Props of {@link CustomerDialog}. */
export interface CustomerDialogProps {
  customerId: number;
  /** Absent when the person may not change customers. */
  onEdit?: (customerId: number) => void;
  onClose: () => void;
}

/** All that is known about one customer. The open tab stands in the address. */
export function CustomerDialog({ customerId, onEdit, onClose }: CustomerDialogProps) {
  const answer = useListCustomersQuery({ CustomerID: customerId });
  const [tab, setTab] = useAddressChoice('tab', tabs);
  const customer = answer.currentData?.Data[0];
  return (
    <Dialog title={customer?.FullName ?? 'Khách hàng'} size="large" onClose={onClose}>
      <DialogBody>
        <div className="customer-record">
          {customer ? (
            <Tabs
              label="Hồ sơ khách hàng"
              tabs={tabs.map(({ id, label }) => ({ id, label, count: countOf(id, customer) }))}
              value={tab}
              onChange={setTab}
            >
              {tab === 'info' && <CustomerInfo customer={customer} />}
              {tab === 'cards' && <CustomerCards customerId={customerId} />}
              {tab === 'orders' && <CustomerOrders customerId={customerId} />}
              {tab === 'debt' && <PartyLedger party={{ customerID: customerId }} />}
              {tab === 'files' && <CustomerPictures customer={customer} mayEdit={onEdit !== undefined} />}
              {tab === 'notes' && <CustomerComments customerId={customerId} note={customer.Note} />}
            </Tabs>
          ) : (
            <Waiting answer={answer} />
          )}
        </div>
      </DialogBody>
      <DialogFoot
        start={
          <StepLink className="customer-record__more" href={places.customerDebt(customerId)}>
            Thu nợ, điều chỉnh
          </StepLink>
        }
      >
        <Button onClick={onClose}>Đóng</Button>
        {customer && onEdit && (
          <Button variant="primary" onClick={() => onEdit(customerId)}>
            Sửa
          </Button>
        )}
      </DialogFoot>
    </Dialog>
  );
}

function countOf(tab: string, { CardCount, OrderCount }: { CardCount: number; OrderCount: number }) {
  if (tab === 'cards') return CardCount;
  return tab === 'orders' ? OrderCount : undefined;
}

function Waiting({ answer }: { answer: Pick<ReturnType<typeof useListCustomersQuery>, 'isFetching' | 'refetch'> }) {
  if (answer.isFetching) return <Skeleton lines={6} />;
  return <ErrorState title="Không tìm thấy khách hàng" message="Khách hàng đã bị xóa hoặc thuộc cửa hàng khác." />;
}
