import { labelOf, typeCardOptions, type CardData } from '@so-the/api-client';
import { MaskedCard, type StatusMap } from '@so-the/ui';
import { bankName } from '@so-the/ui/format';
import { defineColumns } from '../../kit/rows/defineColumns.ts';
import { cardStatus, dueLevel, expiryState } from '../../kit/list/statusMaps.ts';
import * as places from '../../kit/places/places.ts';
import { expiryText } from '../../kit/cards/cardValues.ts';

const held: StatusMap = {
  true: { label: 'Đang giữ', tone: 'info' },
  false: { label: 'Khách giữ', tone: 'neutral' },
};

/** The list of cards. */
export const cardColumns = defineColumns<CardData>()([
  { field: 'HolderName', header: 'Chủ thẻ', sortable: true, width: 176, onCard: 'start' },
  {
    id: 'card',
    header: 'Thẻ',
    cell: 'custom',
    width: 136,
    render: ({ Last4 }) => <MaskedCard last4={Last4} />,
    under: ({ BankCode }) => bankName(BankCode),
    onCard: 'start',
  },
  {
    field: 'CustomerName',
    header: 'Khách hàng',
    cell: 'link',
    href: ({ CustomerID }) => places.customer(CustomerID),
    sortable: true,
    width: 144,
  },
  { field: 'NextDue', header: 'Hạn kế tiếp', cell: 'date', sortable: true, width: 120, onCard: 'end' },
  { field: 'DueLevel', header: 'Đến hạn', cell: 'status', status: dueLevel, width: 136, onCard: 'end' },
  { field: 'cardInShop', header: 'Giữ thẻ', cell: 'status', status: held, sortable: true, width: 112 },
  { field: 'LimitAmount', header: 'Hạn mức', cell: 'money', sortable: true, total: true, width: 144 },
  {
    field: 'TypeCard',
    header: 'Loại thẻ',
    cell: 'custom',
    width: 108,
    render: ({ TypeCard }) => labelOf(typeCardOptions, TypeCard),
  },
  { field: 'StaffName', header: 'NV phụ trách', width: 148 },
  { field: 'ExpYear', header: 'Hạn thẻ', cell: 'custom', align: 'end', width: 88, render: expiryText },
  { field: 'ExpiryState', header: 'Tình trạng hạn', cell: 'status', status: expiryState, width: 140 },
  { field: 'Debt', header: 'Công nợ', cell: 'money', sortable: true, total: true, width: 132 },
  { field: 'HoldPlace', header: 'Nơi cất', width: 132 },
  { field: 'HoldDays', header: 'Đã giữ (ngày)', cell: 'number', width: 124, hidden: true },
  { field: 'BankCode', header: 'Ngân hàng', sortable: true, width: 124, hidden: true },
  { field: 'Last4', header: '4 số cuối', cell: 'card', hidden: true },
  { field: 'CustomerPhone', header: 'Số điện thoại', width: 128, hidden: true },
  { field: 'FeePercent', header: 'Phí', cell: 'percent', hidden: true },
  { field: 'StatementDay', header: 'Ngày sao kê', cell: 'number', width: 116, hidden: true },
  { field: 'LastOrderDate', header: 'Đơn gần nhất', cell: 'date', empty: 'Chưa có đơn', hidden: true },
  { field: 'Note', header: 'Ghi chú', hidden: true },
  { field: 'Status', header: 'Trạng thái', cell: 'status', status: cardStatus },
]);
