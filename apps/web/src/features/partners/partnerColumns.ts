import type { Partner } from '@so-the/api-client';
import { phoneCell } from '../../kit/cards/phoneCell.tsx';
import { defineColumns } from '../../kit/rows/defineColumns.ts';
import { activeStatus } from '../../kit/list/statusMaps.ts';
import * as places from '../../kit/places/places.ts';

/** The list of partners. */
export const partnerColumns = defineColumns<Partner>()([
  { field: 'Name', header: 'Tên đối tác', sortable: true, width: 176 },
  { field: 'Code', header: 'Mã', sortable: true, width: 84 },
  { field: 'Phone', header: 'Số điện thoại', cell: 'custom', width: 120, render: ({ Phone }) => phoneCell(Phone) },
  { field: 'Debt', header: 'Công nợ', cell: 'money', sortable: true, total: true, width: 128, href: debtOf },
  { field: 'Receivable', header: 'Phải thu', cell: 'money', total: true, width: 124 },
  { field: 'Payable', header: 'Phải trả', cell: 'money', total: true, width: 124 },
  { field: 'FeePercentDefault', header: 'Phí mặc định', cell: 'percent', sortable: true, width: 128 },
  { field: 'FeeCount', header: 'Dòng phí', cell: 'number', width: 86, href: feesOf },
  { field: 'PosCount', header: 'POS đối tác', cell: 'number', width: 104 },
  { field: 'OrderCount', header: 'Số đơn', cell: 'number', sortable: true, width: 88 },
  { field: 'LastOrderDate', header: 'Đơn gần nhất', cell: 'date', empty: 'Chưa có đơn', sortable: true },
  { field: 'Status', header: 'Trạng thái', cell: 'status', status: activeStatus },
  { field: 'ShopName', header: 'Cửa hàng', hidden: true },
  { field: 'DebtLimit', header: 'Hạn mức nợ', cell: 'money', hidden: true },
  { field: 'Address', header: 'Địa chỉ', hidden: true },
  { field: 'Note', header: 'Ghi chú', hidden: true },
  { field: 'CreatedDate', header: 'Ngày tạo', cell: 'dateTime', sortable: true, hidden: true },
]);

function debtOf({ PartnerID, Debt }: Partner): string | undefined {
  return Debt === 0 ? undefined : places.partnerDebt(PartnerID);
}

function feesOf({ PartnerID, FeeCount }: Partner): string | undefined {
  return FeeCount === 0 ? undefined : places.partnerFees(PartnerID);
}
