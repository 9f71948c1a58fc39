import type { Schemas } from '@so-the/api-client';
import type { Column } from '@so-the/ui';
import { defineColumns } from '../../kit/list/defineColumns.ts';

/** What every tab of the report tells of a row (domain §2(m)); each figure opens the entries it is made of. */
const figures = defineColumns<Schemas['TradeFigures']>()([
  { field: 'OrderCount', header: 'Số đơn', cell: 'number', total: true, width: 84 },
  { field: 'TotalPaidCard', header: 'Tiền đáo', cell: 'money', total: true, figure: 'TotalPaidCard', width: 128 },
  { field: 'TotalSwipe', header: 'Doanh số quẹt', cell: 'money', total: true, figure: 'TotalSwipe', width: 132 },
  { field: 'Revenue', header: 'Doanh thu phí', cell: 'money', total: true, figure: 'Revenue', width: 120 },
  {
    field: 'PosFeeAmount',
    header: 'Phí máy',
    group: 'Chi phí',
    cell: 'money',
    total: true,
    figure: 'PosFeeAmount',
    width: 112,
  },
  {
    field: 'AffAmount',
    header: 'Hoa hồng',
    group: 'Chi phí',
    cell: 'money',
    total: true,
    figure: 'AffAmount',
    width: 104,
  },
  {
    field: 'PartnerAmount',
    header: 'Phí đối tác',
    group: 'Chi phí',
    cell: 'money',
    total: true,
    figure: 'PartnerAmount',
    width: 108,
  },
  { field: 'GrossProfit', header: 'Lãi gộp', cell: 'money', total: true, figure: 'GrossProfit', width: 116 },
]);

/** These figures behind what a row is, and what it has besides. */
function withFigures<Row extends Schemas['TradeFigures']>(
  first: Column<Row>,
  ...last: readonly Column<Row>[]
): readonly Column<Row>[] {
  return [first, ...(figures as unknown as readonly Column<Row>[]), ...last];
}

/** Revenue day by day. */
export const dayColumns = withFigures<Schemas['RevenueDay']>(
  { field: 'Date', header: 'Ngày', cell: 'date', width: 112 },
  { field: 'NewCustomers', header: 'Khách mới', cell: 'number', total: true, width: 104 },
);

/** Revenue by member of staff. */
export const staffColumns = withFigures<Schemas['StaffReportRow']>(
  { field: 'StaffName', header: 'Nhân viên', width: 164 },
  { field: 'NewCustomers', header: 'Khách mới', cell: 'number', total: true, width: 104 },
);

/** Revenue by POS. */
export const posColumns = withFigures<Schemas['PosRevenueRow']>(
  { field: 'Name', header: 'Máy POS', width: 164 },
  { field: 'SwipeCount', header: 'Lượt quẹt', cell: 'number', total: true, width: 96 },
  { field: 'TID', header: 'TID', width: 104, hidden: true },
);

/** Revenue by card type. */
export const cardTypeColumns = withFigures<Schemas['PosRevenueRow']>(
  { field: 'Name', header: 'Loại thẻ', width: 164 },
  { field: 'SwipeCount', header: 'Lượt quẹt', cell: 'number', total: true, width: 96 },
);
