import type { Schemas } from '@so-the/api-client';
import { MaskedCard } from '@so-the/ui';
import { defineColumns } from '../../kit/list/defineColumns.ts';
import { cardStatus, dueLevel } from '../../kit/list/statusMaps.ts';

/** The cards of one customer. */
export const customerCardColumns = defineColumns<Schemas['CardData']>()([
  { field: 'HolderName', header: 'Chủ thẻ', width: 188 },
  {
    field: 'Last4',
    header: 'Thẻ',
    cell: 'custom',
    width: 160,
    render: ({ BankCode, Last4 }) => <MaskedCard bank={BankCode} last4={Last4} />,
  },
  { field: 'NextDue', header: 'Hạn kế tiếp', cell: 'date' },
  { field: 'DueLevel', header: 'Đến hạn', cell: 'status', status: dueLevel, width: 132 },
  { field: 'LimitAmount', header: 'Hạn mức', cell: 'money' },
  { field: 'Debt', header: 'Công nợ', cell: 'money' },
  { field: 'Status', header: 'Trạng thái', cell: 'status', status: cardStatus },
]);
