import { Icon, Panel } from '@so-the/ui';
import { useListBankCardsQuery } from '../../api/bankCardApi.ts';
import { useListCustomersQuery } from '../../api/customerApi.ts';
import { useListPosQuery } from '../../api/posApi.ts';
import { useListStaffQuery } from '../../api/userApi.ts';
import { useRightsOn } from '../../kit/access/useRights.ts';
import { PATHS } from '../../kit/places/paths.ts';
import { appointments, customers, newRecord } from '../../kit/places/places.ts';
import { FigureList } from './FigureList.tsx';

const first = { PageSize: 1 };

/** What a new shop does before its first order, with what is done ticked, for who may prepare it. */
export function SetUpPanel() {
  return useRightsOn()(PATHS.bankAccounts).add ? <Steps /> : null;
}

function Steps() {
  const accounts = useListBankCardsQuery(first).currentData?.Total ?? 0;
  const pos = useListPosQuery(first).currentData?.Total ?? 0;
  const staff = useListStaffQuery(first).currentData?.Total ?? 0;
  const people = useListCustomersQuery(first).currentData?.Total ?? 0;
  const steps = [
    { label: 'Thêm tài khoản ngân hàng nhận và chuyển tiền', done: accounts > 0, href: newRecord(PATHS.bankAccounts) },
    { label: 'Thêm máy POS và phí từng loại thẻ', done: pos > 0, href: newRecord(PATHS.pos) },
    { label: 'Thêm nhân viên và phân quyền', done: staff > 1, href: PATHS.newStaff },
    { label: 'Thêm khách hàng đầu tiên', done: people > 0, href: customers({ edit: 'new' }) },
    { label: 'Tạo lịch hẹn đầu tiên', done: false, href: appointments({ open: 'new' }) },
  ];
  return (
    <Panel title="Chuẩn bị cửa hàng" aside={`${steps.filter(({ done }) => done).length}/${steps.length}`}>
      <FigureList
        emptyText=""
        lines={steps.map(({ label, done, href }, place) => ({
          id: label,
          label: `${place + 1}. ${label}`,
          figure: done ? <Icon name="check" label="Đã xong" /> : undefined,
          href,
        }))}
      />
    </Panel>
  );
}
