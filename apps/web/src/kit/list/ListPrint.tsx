import { useState, type ReactNode } from 'react';
import { ErrorState, Skeleton, type Column } from '@so-the/ui';
import { formatDate, vietnamToday } from '@so-the/ui/format';
import { useListContext } from './listContext.ts';
import { useAllRows } from '../rows/useAllRows.ts';
import type { List } from './useList.ts';
import { daysInWords, type Period } from '../period/period.ts';
import { PrintDialog } from '../print/PrintDialog.tsx';
import { shownColumns } from '../sheet/exportColumns.ts';
import { PaperTable } from '../print/PaperTable.tsx';

/** Props of {@link ListPrint}. */
export interface ListPrintProps<Row> {
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  /** Who signs, from the left. Default: nobody. */
  signatures?: readonly string[];
  /** What stands above the rows: balances that they start from and lead to. Default: nothing. */
  above?: ReactNode;
  onClose: () => void;
}

/** The whole list on paper, whatever page of it is shown: the columns in sight, their totals, the shop and the days. Many columns lie across. */
export function ListPrint<Row extends object>(props: ListPrintProps<Row>) {
  const [attempt, setAttempt] = useState(1);
  return <Paper key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

interface PaperProps<Row> extends ListPrintProps<Row> {
  onRetry: () => void;
}

function Paper<Row extends object>({ columns, rowKey, signatures, above, onClose, onRetry }: PaperProps<Row>) {
  const { title, ...context } = useListContext('Table');
  const list = context.list as unknown as List<object, Row>;
  const { rows, totals, error } = useAllRows(list.source);
  const shown = shownColumns(columns, list.view.value);
  return (
    <PrintDialog
      title={title}
      subtitle={subtitleOf(list.period as Partial<Period> | undefined)}
      first={shown.length > UPRIGHT ? 'A4-landscape' : 'A4'}
      signatures={signatures}
      ready={rows !== undefined}
      onClose={onClose}
    >
      {rows && above}
      {rows && (
        <PaperTable
          columns={shown}
          {...{ rowKey, rows }}
          totals={totals as Readonly<Record<string, number>> | undefined}
        />
      )}
      {error !== undefined && <ErrorState message={error} onRetry={onRetry} />}
      {!rows && error === undefined && <Skeleton lines={6} />}
    </PrintDialog>
  );
}

/** Most columns of an upright sheet. */
const UPRIGHT = 6;

/** The days that the list covers; of a list without days, the day it is printed on. */
function subtitleOf({ from, to }: Partial<Period> = {}): string {
  return from && to ? daysInWords({ from, to }) : `In ngày ${formatDate(vietnamToday())}`;
}
