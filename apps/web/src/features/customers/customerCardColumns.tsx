import type { Schemas } from '@so-the/api-client';
import { MaskedCard } from '@so-the/ui';
import { bankName } from '@so-the/ui/format';
import { defineColumns } from '../../kit/rows/defineColumns.ts';
import { cardStatus, dueLevel } from '../../kit/list/statusMaps.ts';

/** The cards of one customer. */
export const customerCardColumns = defineColumns<Schemas['CardData']>()([
  { field: 'HolderName', header: 'Chủ thẻ', width: 146 },
  {
    field: 'Last4',
    header: 'Thẻ',
    cell: 'custom',
    width: 140,
    render: ({ Last4 }) => <MaskedCard last4={Last4} />,
    under: ({ BankCode }) => bankName(BankCode),
  },
  { field: 'NextDue', header: 'Hạn kế tiếp', cell: 'date', width: 120 },
  { field: 'DueLevel', header: 'Đến hạn', cell: 'status', status: dueLevel, width: 124 },
  { field: 'LimitAmount', header: 'Hạn mức', cell: 'money', width: 120 },
  { field: 'Debt', header: 'Công nợ', cell: 'money', width: 100 },
  { field: 'Status', header: 'Trạng thái', cell: 'status', status: cardStatus },
]);
