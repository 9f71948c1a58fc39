import { voucherKindOptions, type Schemas } from '@so-the/api-client';
import { defineColumns } from '../../../kit/rows/defineColumns.ts';
import { activeStatus, statusMap } from '../../../kit/list/statusMaps.ts';

const kinds = statusMap(voucherKindOptions);

/** The list of voucher categories. */
export const voucherTypeColumns = defineColumns<Schemas['VoucherType']>()([
  { field: 'name', header: 'Tên loại', sortable: true, width: 280 },
  { field: 'type', header: 'Thu/chi', cell: 'status', status: kinds, sortable: true, width: 112 },
  { field: 'IsBusinessResult', header: 'Tính vào KQKD', cell: 'custom', width: 140, render: inResult },
  { field: 'IsServiceFee', header: 'Phí dịch vụ', cell: 'custom', width: 112, render: isFee, hidden: true },
  { field: 'VoucherCount', header: 'Số phiếu', cell: 'number', sortable: true, width: 108 },
  { field: 'status', header: 'Trạng thái', cell: 'status', status: activeStatus },
  { field: 'CreatedByName', header: 'Người tạo' },
  { field: 'CreatedDate', header: 'Ngày tạo', cell: 'dateTime', sortable: true, hidden: true },
]);

function inResult({ IsBusinessResult }: Schemas['VoucherType']): string {
  return IsBusinessResult ? 'Có' : 'Không';
}

function isFee({ IsServiceFee }: Schemas['VoucherType']): string {
  return IsServiceFee ? 'Có' : 'Không';
}
