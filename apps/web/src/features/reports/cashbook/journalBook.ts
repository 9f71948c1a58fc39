import { journalColumns } from '../../../kit/report/figures/entryColumns.tsx';

/** What the general journal has of its own where the cash book is shown. */
export const journalBook = {
  head: {
    title: 'Sổ nhật ký chung',
    description: 'Mỗi bút toán đứng ở từng tài khoản của nó; tổng nợ bằng tổng có.',
  },
  table: {
    columns: journalColumns,
    signatures: ['Người ghi sổ', 'Kế toán', 'Chủ cửa hàng'],
    emptyText: 'Không có bút toán trong khoảng ngày này',
  },
};
