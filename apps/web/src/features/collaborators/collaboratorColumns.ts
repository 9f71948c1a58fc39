import { labelOf, typeCardOptions, type Aff } from '@so-the/api-client';
import { formatPercent } from '@so-the/ui/format';
import { phoneCell } from '../../kit/cards/phoneCell.tsx';
import { defineColumns } from '../../kit/rows/defineColumns.ts';
import { activeStatus } from '../../kit/list/statusMaps.ts';
import * as places from '../../kit/places/places.ts';

/** The list of collaborators. */
export const collaboratorColumns = defineColumns<Aff>()([
  { field: 'FullName', header: 'Họ tên', sortable: true, width: 192 },
  { field: 'Code', header: 'Mã', sortable: true, width: 96 },
  { field: 'Phone', header: 'Số điện thoại', cell: 'custom', width: 124, render: ({ Phone }) => phoneCell(Phone) },
  { field: 'Percents', header: 'Hoa hồng', cell: 'custom', width: 224, render: percentsOf },
  { field: 'Debt', header: 'Công nợ', cell: 'money', sortable: true, total: true, href: debtOf },
  { field: 'Earned', header: 'Hoa hồng đã tính', cell: 'money', sortable: true, total: true },
  { field: 'CustomerCount', header: 'Số khách', cell: 'number', sortable: true, href: customersOf },
  { field: 'OrderCount', header: 'Số đơn', cell: 'number', sortable: true },
  { field: 'LastOrderDate', header: 'Đơn gần nhất', cell: 'date', empty: 'Chưa có đơn', sortable: true },
  { field: 'Status', header: 'Trạng thái', cell: 'status', status: activeStatus },
  { field: 'ShopName', header: 'Cửa hàng', hidden: true },
  { field: 'Note', header: 'Ghi chú', hidden: true },
]);

function percentsOf({ Percents }: Aff): string {
  if (Percents.length === 0) return 'Chưa có';
  return Percents.map(({ TypeCard, Percent }) => {
    const type = TypeCard === undefined ? 'Mọi loại' : labelOf(typeCardOptions, TypeCard);
    return `${type} ${formatPercent(Percent)}`;
  }).join(', ');
}

function debtOf({ affID, Debt }: Aff): string | undefined {
  return Debt === 0 ? undefined : places.collaboratorDebt(affID);
}

function customersOf({ affID, CustomerCount }: Aff): string | undefined {
  return CustomerCount === 0 ? undefined : places.customers({ AffID: affID });
}
