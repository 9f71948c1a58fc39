import { labelOf, typeCardOptions, type Schemas } from '@so-the/api-client';
import { MaskedCard } from '@so-the/ui';
import { bankName } from '@so-the/ui/format';
import { phoneCell } from '../../kit/cards/phoneCell.tsx';
import { defineColumns } from '../../kit/rows/defineColumns.ts';
import { cardStatus, expiryState } from '../../kit/list/statusMaps.ts';
import * as places from '../../kit/places/places.ts';

/** The list of cards whose own validity is ending. */
export const expiringColumns = defineColumns<Schemas['ExpiringCard']>()([
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
  { field: 'ExpiryDate', header: 'Hết hạn', cell: 'date', width: 116, onCard: 'end' },
  { field: 'ExpiryState', header: 'Tình trạng hạn', cell: 'status', status: expiryState, width: 136, onCard: 'end' },
  { field: 'DaysToExpiry', header: 'Còn (ngày)', cell: 'number', width: 100 },
  {
    field: 'CustomerName',
    header: 'Khách hàng',
    cell: 'link',
    href: ({ CustomerID }) => places.customer(CustomerID),
    sortable: true,
    width: 148,
  },
  {
    field: 'CustomerPhone',
    header: 'Số điện thoại',
    cell: 'custom',
    width: 128,
    render: ({ CustomerPhone }) => phoneCell(CustomerPhone),
    onCard: 'below',
  },
  { field: 'StaffName', header: 'NV phụ trách', hidden: true },
  {
    field: 'TypeCard',
    header: 'Loại thẻ',
    cell: 'custom',
    hidden: true,
    render: ({ TypeCard }) => labelOf(typeCardOptions, TypeCard),
  },
  { field: 'HoldPlace', header: 'Nơi cất', hidden: true },
  { field: 'Debt', header: 'Công nợ', cell: 'money', hidden: true },
  { field: 'Note', header: 'Ghi chú', hidden: true },
  { field: 'Status', header: 'Trạng thái', cell: 'status', status: cardStatus, hidden: true },
]);
