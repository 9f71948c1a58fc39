import type { PartnerDefault } from '@so-the/api-client';
import { defineColumns } from '../../kit/rows/defineColumns.ts';
import { activeStatus } from '../../kit/list/statusMaps.ts';
import * as places from '../../kit/places/places.ts';

/** Which shop has agreed what with which partner. */
export const partnerShopColumns = defineColumns<PartnerDefault>()([
  { field: 'PartnerName', header: 'Đối tác', sortable: true, width: 192 },
  { field: 'PartnerCode', header: 'Mã', sortable: true, hidden: true },
  { field: 'ShopName', header: 'Cửa hàng', sortable: true, width: 140 },
  { field: 'FeePercent', header: 'Phí mặc định', cell: 'percent', sortable: true, width: 136 },
  { field: 'FeeCount', header: 'Dòng phí', cell: 'number', sortable: true, width: 104 },
  { field: 'PosCount', header: 'POS đối tác', cell: 'number', sortable: true, width: 124, href: terminalsOf },
  { field: 'OrderCount', header: 'Số đơn', cell: 'number', sortable: true, width: 92 },
  { field: 'LastOrderDate', header: 'Đơn gần nhất', cell: 'date', empty: 'Chưa có đơn', sortable: true, width: 132 },
  { field: 'Status', header: 'Trạng thái', cell: 'status', status: activeStatus, width: 146 },
]);

function terminalsOf({ PartnerID, PosCount }: PartnerDefault): string | undefined {
  return PosCount === 0 ? undefined : places.posPartners({ PartnerID });
}
