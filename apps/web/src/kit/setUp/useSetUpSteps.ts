import { useListBankCardsQuery } from '../../api/bankCardApi.ts';
import { useListCustomersQuery } from '../../api/customerApi.ts';
import { useListPosQuery } from '../../api/posApi.ts';
import { useListStaffQuery } from '../../api/userApi.ts';
import { PATHS } from '../places/paths.ts';
import { appointments, customers, newRecord } from '../places/places.ts';

const first = { PageSize: 1 };

/** One step by which a new shop gets ready for its first order. */
export interface SetUpStep {
  /** What is to be done, in full. */
  label: string;
  /** The same on a button. */
  deed: string;
  done: boolean;
  /** The screen on which it is done. */
  path: string;
  /** Its form, open and empty. */
  href: string;
}

/** The steps of a new shop in their order (counter §5, §8); undefined until it is known what is done. */
export function useSetUpSteps(): readonly SetUpStep[] | undefined {
  const accounts = useListBankCardsQuery(first).currentData?.Total;
  const pos = useListPosQuery(first).currentData?.Total;
  const staff = useListStaffQuery(first).currentData?.Total;
  const people = useListCustomersQuery(first).currentData?.Total;
  if (accounts === undefined || pos === undefined || staff === undefined || people === undefined) return undefined;
  return [
    {
      label: 'Thêm tài khoản ngân hàng nhận và chuyển tiền',
      deed: 'Thêm tài khoản',
      done: accounts > 0,
      path: PATHS.bankAccounts,
      href: newRecord(PATHS.bankAccounts),
    },
    {
      label: 'Thêm máy POS và phí từng loại thẻ',
      deed: 'Thêm máy POS',
      done: pos > 0,
      path: PATHS.pos,
      href: newRecord(PATHS.pos),
    },
    {
      label: 'Thêm nhân viên và phân quyền',
      deed: 'Thêm nhân viên',
      // The owner is the first of them.
      done: staff > 1,
      path: PATHS.staff,
      href: PATHS.newStaff,
    },
    {
      label: 'Thêm khách hàng đầu tiên',
      deed: 'Thêm khách hàng',
      done: people > 0,
      path: PATHS.customers,
      href: customers({ edit: 'new' }),
    },
    {
      label: 'Tạo lịch hẹn đầu tiên (F2 ở mọi màn hình)',
      deed: 'Phục vụ khách',
      done: false,
      path: PATHS.appointments,
      href: appointments({ open: 'new' }),
    },
  ];
}

/** "Xong 1/5 bước". */
export function stepsDone(steps: readonly SetUpStep[]): string {
  return `Xong ${steps.filter(({ done }) => done).length}/${steps.length} bước`;
}
