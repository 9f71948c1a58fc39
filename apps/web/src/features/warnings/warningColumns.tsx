import { labelOf, orderWarningCodeOptions, type Schemas } from '@so-the/api-client';
import { Link, MaskedCard, type Column } from '@so-the/ui';
import { bankName } from '@so-the/ui/format';
import { defineColumns } from '../../kit/rows/defineColumns.ts';
import { orderStatuses } from '../../kit/order/orderStatus.ts';
import { warningFix } from './warningFix.ts';

type Warning = Schemas['OrderWarning'];

const whose = defineColumns<Warning>()([
  { field: 'ScheduleCode', header: 'Mã đơn', width: 112 },
  { field: 'ShopName', header: 'Cửa hàng', hidden: true },
  {
    field: 'Code',
    header: 'Loại',
    cell: 'custom',
    width: 168,
    render: ({ Code }) => labelOf(orderWarningCodeOptions, Code),
  },
]);

const parties = defineColumns<Warning>()([
  { field: 'CustomerPhone', header: 'Số điện thoại', width: 124, hidden: true },
  {
    field: 'CardLast4',
    header: 'Thẻ',
    cell: 'custom',
    width: 148,
    hidden: true,
    render: ({ CardLast4 }) => <MaskedCard last4={CardLast4} />,
    under: ({ CardBankCode }) => bankName(CardBankCode),
  },
  { field: 'StaffName', header: 'Nhân viên', width: 148, hidden: true },
  { field: 'Status', header: 'Trạng thái', cell: 'status', status: orderStatuses, width: 148, hidden: true },
]);

/** The warnings that stand: cause, how long, and the way to set it right. */
export const warningColumns: readonly Column<Warning>[] = [
  ...whose,
  ...defineColumns<Warning>()([
    { field: 'Message', header: 'Nguyên nhân', width: 256 },
    { field: 'Days', header: 'Đã (ngày)', cell: 'number', width: 96 },
    { field: 'Since', header: 'Từ ngày', cell: 'date', width: 112, hidden: true },
    { field: 'Amount', header: 'Số tiền', cell: 'money', width: 132, hidden: true },
    {
      id: 'fix',
      header: 'Xử lý',
      cell: 'custom',
      width: 136,
      render: (warning) => {
        const { label, href } = warningFix(warning);
        return <Link href={href}>{label}</Link>;
      },
    },
    { field: 'CustomerName', header: 'Khách hàng', width: 172 },
    { field: 'Fix', header: 'Cách xử lý', width: 280, hidden: true },
  ]),
  ...parties,
];

/** The warnings that were set aside: by whom, when, why. */
export const ignoredColumns: readonly Column<Warning>[] = [
  ...whose,
  ...defineColumns<Warning>()([
    { field: 'Message', header: 'Nguyên nhân', width: 236 },
    { field: 'DismissReason', header: 'Lý do bỏ qua', width: 152 },
    { field: 'DismissedByName', header: 'Người bỏ qua', width: 124 },
    { field: 'DismissedAt', header: 'Bỏ qua lúc', cell: 'dateTime', width: 148 },
    { field: 'CustomerName', header: 'Khách hàng', width: 172, hidden: true },
  ]),
  ...parties,
];
