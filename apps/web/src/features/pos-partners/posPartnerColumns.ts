import type { PosPartner } from '@so-the/api-client';
import { defineColumns } from '../../kit/rows/defineColumns.ts';
import { activeStatus } from '../../kit/list/statusMaps.ts';
import * as places from '../../kit/places/places.ts';

/** The list of partners' terminals. */
export const posPartnerColumns = defineColumns<PosPartner>()([
  { field: 'PosName', header: 'Tên máy', sortable: true, width: 212 },
  { field: 'PartnerName', header: 'Đối tác', sortable: true, width: 172 },
  { field: 'TID', header: 'TID', sortable: true, width: 100 },
  { field: 'PosCode', header: 'Mã POS đang dùng', width: 150 },
  { field: 'PendingCount', header: 'Mã chờ duyệt', cell: 'number', sortable: true, width: 124, href: waitingOf },
  { field: 'SwipeCount', header: 'Lượt quẹt', cell: 'number', sortable: true, width: 104, href: figuresOf },
  { field: 'Status', header: 'Trạng thái', cell: 'status', status: activeStatus, width: 146 },
  { field: 'ShopName', header: 'Cửa hàng', hidden: true },
  { field: 'PartnerCode', header: 'Mã đối tác', hidden: true },
  { field: 'Note', header: 'Ghi chú', hidden: true },
  { field: 'CreatedDate', header: 'Ngày tạo', cell: 'dateTime', sortable: true, hidden: true },
]);

/** The requests for codes of one terminal. */
export function codesOf({ posPartnerID }: Pick<PosPartner, 'posPartnerID'>): string {
  return places.posPartner('codes', posPartnerID);
}

function waitingOf(pos: PosPartner): string | undefined {
  return pos.PendingCount === 0 ? undefined : `${codesOf(pos)}&Status=0`;
}

/** The figures of all its days, so that they add up to the count. */
function figuresOf({ posPartnerID, SwipeCount, CreatedDate }: PosPartner): string | undefined {
  if (SwipeCount === 0) return undefined;
  return places.posPartner('figures', posPartnerID, CreatedDate.slice(0, 10));
}
