import type { ResultReason } from '@so-the/api-client';
import { changeWords } from '@so-the/ui';
import { formatMoney } from '@so-the/ui/format';
import { inSentence } from '../../form/fieldRules.ts';
import { FigureTable } from '../figures/FigureTable.tsx';
import { money } from '../figures/figureColumn.ts';
import { ChangeText } from './ChangeText.tsx';
import { defineColumns } from '../../rows/defineColumns.ts';

/** A reason with the figure it differs in, in words. */
type ReasonRow = ResultReason & { Words: string };

const columns = defineColumns<ReasonRow>()([
  { field: 'Name', header: 'Khoản', width: 168 },
  { ...money('Amount', 'Kỳ này'), total: false, width: 124 },
  { ...money('PreviousAmount', 'Kỳ trước'), total: false, width: 124 },
  {
    field: 'Words',
    header: 'Thay đổi',
    cell: 'custom',
    align: 'end',
    width: 112,
    render: ({ Words }) => <ChangeText words={Words} />,
  },
  { field: 'Change', header: 'Lợi nhuận đổi', cell: 'money', total: true, width: 128 },
]);

/** Props of {@link ReasonTable}. */
export interface ReasonTableProps {
  /** Names the table: "Theo dòng". */
  label: string;
  /** Largest first; `undefined` while on their way. */
  rows: readonly ResultReason[] | undefined;
}

/** What a profit differs by, a row a reason; both of its figures open their entries. */
export function ReasonTable({ label, rows }: ReasonTableProps) {
  return (
    <FigureTable
      label={label}
      columns={columns}
      rowKey={({ Entries }) => JSON.stringify(Entries)}
      rows={rows?.map((row) => ({ ...row, Words: wordsOf(row) }))}
      nameOf={({ Name }) => Name}
      totalName={label}
    />
  );
}

/** "↓ 46,1 %" of what the figure was; profits below zero are losses. */
function wordsOf({ Figure, Amount, PreviousAmount }: ResultReason): string {
  return changeWords(Amount, PreviousAmount, Figure === 'NetProfit' || Figure === 'GrossProfit');
}

/** The largest reason in a few words, for a sentence: "phí POS tăng 500.000 ₫"; `undefined` where nothing differs. */
export function largestReason(reasons: readonly ResultReason[] | undefined): string | undefined {
  const [first] = reasons ?? [];
  if (!first) return undefined;
  const more = first.Amount - first.PreviousAmount;
  return `${inSentence(first.Name)} ${more < 0 ? 'giảm' : 'tăng'} ${formatMoney(Math.abs(more))}`;
}
