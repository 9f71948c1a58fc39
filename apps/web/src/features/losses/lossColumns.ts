import { badExpenseKindOptions, badExpenseStatusOptions, labelOf, type Schemas } from '@so-the/api-client';
import { bankName, maskCard } from '@so-the/ui/format';
import { defineColumns } from '../../kit/rows/defineColumns.ts';
import { statusMap } from '../../kit/list/statusMaps.ts';
import * as places from '../../kit/places/places.ts';
import { opens } from '../../kit/report/reportScope.ts';

/** Only a loss in force is in the books. */
export const lossStates = statusMap(badExpenseStatusOptions);

/** A figure of a loss that opens once the loss is in the books. */
function figure(name: Schemas['Figure']) {
  return { cell: 'money', total: true, width: 108, figure: name, opens } as const;
}

/** The list of losses: what was lost, got back and is left stand side by side (domain §2(q)). */
export const lossColumns = defineColumns<Schemas['BadExpense']>()([
  { field: 'Date', header: 'Ngày', cell: 'date', sortable: true, width: 124 },
  {
    field: 'Kind',
    header: 'Loại',
    cell: 'custom',
    width: 144,
    render: ({ Kind }) => labelOf(badExpenseKindOptions, Kind),
  },
  { field: 'Status', header: 'Trạng thái', cell: 'status', status: lossStates, width: 104 },
  {
    field: 'CustomerName',
    header: 'Khách hàng',
    cell: 'link',
    href: ({ CustomerID }) => (CustomerID === undefined ? undefined : places.customerDebt(CustomerID)),
    width: 148,
  },
  {
    field: 'CardLast4',
    header: 'Thẻ',
    cell: 'custom',
    width: 132,
    render: ({ CardBankCode = '', CardLast4 }) => CardLast4 && `${bankName(CardBankCode)} ${maskCard(CardLast4)}`,
  },
  {
    field: 'ScheduleCode',
    header: 'Đơn',
    cell: 'link',
    href: ({ ScheduleID }) => (ScheduleID === undefined ? undefined : places.order(ScheduleID)),
    hidden: true,
    width: 104,
  },
  { field: 'Amount', header: 'Số tiền lỗ', ...figure('LossAmount'), sortable: true, width: 112 },
  { field: 'RecoveredAmount', header: 'Đã thu hồi', ...figure('LossRecovered'), sortable: true },
  { field: 'NetAmount', header: 'Thiệt hại', ...figure('BadExpense') },
  { field: 'Fund', header: 'Quỹ chi', hidden: true, width: 136 },
  { field: 'Reason', header: 'Lý do', hidden: true, width: 240 },
  { field: 'ShopName', header: 'Cửa hàng', hidden: true, width: 144 },
  { field: 'CreatedByName', header: 'Người ghi', hidden: true, width: 144 },
  { field: 'ApprovedByName', header: 'Người duyệt', hidden: true, width: 144 },
]);
