import type { Schemas } from '@so-the/api-client';
import { count, withFigures } from '../../../kit/report/figures/figureColumn.ts';
import { tradeColumns } from '../../../kit/report/figures/tradeColumns.ts';

const newCustomers = count('NewCustomers', 'Khách mới', { width: 92 });
const swipes = count('SwipeCount', 'Lượt quẹt', { width: 92 });

/** Revenue day by day. */
export const dayColumns = withFigures<Schemas['RevenueDay']>(
  [{ field: 'Date', header: 'Ngày', cell: 'date', width: 108 }],
  [...tradeColumns, newCustomers],
);

/** Revenue by member of staff. */
export const staffColumns = withFigures<Schemas['StaffReportRow']>(
  [{ field: 'StaffName', header: 'Nhân viên', width: 148 }],
  [...tradeColumns, newCustomers],
);

/** Revenue by POS. */
export const posColumns = withFigures<Schemas['PosRevenueRow']>(
  [
    { field: 'Name', header: 'Máy POS', width: 148 },
    { field: 'TID', header: 'TID', width: 104, hidden: true },
  ],
  [...tradeColumns, swipes],
);

/** Revenue by card type. */
export const cardTypeColumns = withFigures<Schemas['PosRevenueRow']>(
  [{ field: 'Name', header: 'Loại thẻ', width: 148 }],
  [...tradeColumns, swipes],
);
