import type { Schemas } from '@so-the/api-client';
import { money } from '../../../kit/report/figures/figureColumn.ts';
import { defineColumns } from '../../../kit/rows/defineColumns.ts';
import { oldestWords } from './morningWords.ts';

/** POS that owe: how long, and how much. */
export const posColumns = defineColumns<Schemas['OldestPos']>()([
  { field: 'PosName', header: 'Máy POS', width: 200 },
  {
    field: 'OldestDays',
    header: 'Lâu nhất',
    cell: 'custom',
    align: 'end',
    width: 104,
    render: ({ OldestDays }) => oldestWords(OldestDays),
  },
  { field: 'OldestDate', header: 'Từ ngày', cell: 'date', width: 120 },
  { ...money('Closing', 'Chưa về'), width: 140 },
]);
