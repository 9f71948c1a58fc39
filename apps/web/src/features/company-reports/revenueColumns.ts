import type { Schemas } from '@so-the/api-client';
import { count, money, withFigures } from '../../kit/report/figures/figureColumn.ts';
import { tradeColumns } from '../../kit/report/figures/tradeColumns.ts';

/** Those that are in sight at first: the profit is not scrolled for. The partner's fee is in sight where there is any. */
const inSight = tradeColumns
  .filter(({ field }) => field !== 'TotalPaidCard')
  .map((column) =>
    column.field === 'PartnerAmount' ? Object.assign({}, column, { hidden: true, addend: true }) : column,
  );
const newCustomers = count('NewCustomers', 'Khách mới', { hidden: true });

/** Revenue of each shop on each day. */
export const shopDayColumns = withFigures<Schemas['RevenueRow']>(
  [
    { field: 'Date', header: 'Ngày', cell: 'date', width: 108 },
    { field: 'ShopName', header: 'Cửa hàng', width: 120, hidden: true },
  ],
  [...inSight, money('TotalPaidCard', 'Tiền đáo', { hidden: true }), newCustomers],
);

const STATUS = { group: 'Lịch hẹn theo trạng thái', width: 84, hidden: true };

/** Shops beside each other: what they brought, and how their orders stand. */
export const shopColumns = withFigures<Schemas['CompanyReportRow']>(
  [{ field: 'ShopName', header: 'Cửa hàng', width: 148 }],
  [
    ...inSight,
    money('TotalPaidCard', 'Tiền đáo', { hidden: true }),
    newCustomers,
    count('Booked', 'Lịch hẹn', STATUS),
    count('Ready', 'Chờ làm', STATUS),
    count('Working', 'Đang làm', STATUS),
    count('Transferring', 'Chờ chuyển', STATUS),
    count('Completed', 'Hoàn thành', STATUS),
    count('Cancelled', 'Đã hủy', STATUS),
  ],
);
