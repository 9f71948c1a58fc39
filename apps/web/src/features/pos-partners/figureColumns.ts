import type { PosPartnerFigure } from '@so-the/api-client';
import { defineColumns } from '../../kit/rows/defineColumns.ts';
import * as places from '../../kit/places/places.ts';

/** What was swiped on partners' terminals; what is still owed opens the partner's ledger. */
export const figureColumns = defineColumns<PosPartnerFigure>()([
  { field: 'PosName', header: 'Tên máy', sortable: true, width: 172 },
  { field: 'PartnerName', header: 'Đối tác', sortable: true, width: 148 },
  { field: 'SwipeCount', header: 'Lượt quẹt', cell: 'number', sortable: true, total: true, width: 96 },
  { field: 'Volume', header: 'Doanh số', cell: 'money', sortable: true, total: true, width: 124 },
  { field: 'PartnerFee', header: 'Phí đối tác', cell: 'money', sortable: true, total: true, width: 108 },
  { field: 'Net', header: 'Phải thu', cell: 'money', sortable: true, total: true, width: 124 },
  { field: 'Collected', header: 'Đã thu', cell: 'money', sortable: true, total: true, width: 112 },
  { field: 'Debt', header: 'Còn phải thu', cell: 'money', sortable: true, total: true, width: 128, href: debtOf },
  { field: 'ShopName', header: 'Cửa hàng', hidden: true },
]);

function debtOf({ PartnerID, Debt }: PosPartnerFigure): string | undefined {
  return Debt === 0 ? undefined : places.partnerDebt(PartnerID);
}
