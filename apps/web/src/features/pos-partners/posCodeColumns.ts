import { posCodeStatusOptions, type PosCodeLog } from '@so-the/api-client';
import { defineColumns } from '../../kit/rows/defineColumns.ts';
import { statusMap } from '../../kit/list/statusMaps.ts';
import * as places from '../../kit/places/places.ts';

const codeStatus = statusMap(posCodeStatusOptions);

/** The list of requests for codes. */
export const posCodeColumns = defineColumns<PosCodeLog>()([
  { field: 'PosCode', header: 'Mã POS', sortable: true, width: 124 },
  { field: 'PosName', header: 'Máy', sortable: true, width: 204 },
  { field: 'PartnerName', header: 'Đối tác', sortable: true, width: 168 },
  { field: 'Status', header: 'Trạng thái', cell: 'status', status: codeStatus },
  { field: 'RequestedByName', header: 'Người yêu cầu', width: 136 },
  { field: 'CreatedDate', header: 'Yêu cầu lúc', cell: 'dateTime', sortable: true },
  { field: 'DecidedByName', header: 'Người duyệt', width: 148 },
  { field: 'DecidedAt', header: 'Duyệt lúc', cell: 'dateTime', empty: 'Chưa duyệt', sortable: true },
  { field: 'Note', header: 'Ghi chú', width: 220 },
  { field: 'ScheduleCode', header: 'Đơn', width: 108, href: orderOf },
  { field: 'ShopName', header: 'Cửa hàng', hidden: true },
]);

function orderOf({ ScheduleID }: PosCodeLog): string | undefined {
  return ScheduleID === undefined ? undefined : places.order(ScheduleID);
}
