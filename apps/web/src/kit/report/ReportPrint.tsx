import { useState } from 'react';
import { ErrorState, Skeleton, type Column } from '@so-the/ui';
import { useListContext } from '../list/listContext.ts';
import { useAllRows } from '../list/useAllRows.ts';
import type { List } from '../list/useList.ts';
import type { Period } from '../period/period.ts';
import { PrintDialog } from '../print/PrintDialog.tsx';
import { shownColumns } from '../sheet/exportColumns.ts';
import { PaperTable } from './PaperTable.tsx';
import { daysInWords } from './reportScope.ts';

/** Props of {@link ReportPrint}. */
export interface ReportPrintProps<Row> {
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  /** Who signs, from the left. Default: nobody. */
  signatures?: readonly string[];
  onClose: () => void;
}

/** The whole report on paper, whatever page of it is shown: the columns in sight, their totals, the shop and the days. */
export function ReportPrint<Row extends object>(props: ReportPrintProps<Row>) {
  const [attempt, setAttempt] = useState(1);
  return <Paper key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

interface PaperProps<Row> extends ReportPrintProps<Row> {
  onRetry: () => void;
}

function Paper<Row extends object>({ columns, rowKey, signatures, onClose, onRetry }: PaperProps<Row>) {
  const { title, ...context } = useListContext('Table');
  const list = context.list as unknown as List<object, Row>;
  const { rows, error } = useAllRows(list.source);
  const totals = list.answer.data?.Totals as Readonly<Record<string, number>> | undefined;
  return (
    <PrintDialog
      title={title}
      subtitle={daysInWords(list.period as Period)}
      first="A4"
      signatures={signatures}
      ready={rows !== undefined}
      onClose={onClose}
    >
      {rows && <PaperTable columns={shownColumns(columns, list.view.value)} {...{ rowKey, rows, totals }} />}
      {error !== undefined && <ErrorState message={error} onRetry={onRetry} />}
      {!rows && error === undefined && <Skeleton lines={6} />}
    </PrintDialog>
  );
}
