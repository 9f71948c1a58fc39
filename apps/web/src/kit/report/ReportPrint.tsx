import { useEffect, useState } from 'react';
import {
  Button,
  Dialog,
  DialogBody,
  DialogFoot,
  ErrorState,
  groupDigits,
  PrintLayout,
  Skeleton,
  type Column,
} from '@so-the/ui';
import { useClient } from '../../api/ClientContext.ts';
import { useSession } from '../../session/useSession.ts';
import { useListContext } from '../list/listContext.ts';
import { readAllRows } from '../list/readAllRows.ts';
import type { Period } from '../period/period.ts';
import { shownColumns } from '../sheet/exportColumns.ts';
import { daysInWords } from './reportScope.ts';
import { paperText } from './paperText.ts';
import './report.css';

/** Props of {@link ReportPrint}. */
export interface ReportPrintProps<Row> {
  columns: readonly Column<Row>[];
  onClose: () => void;
}

/** The whole report on paper, whatever page of it is shown: the columns in sight, their totals, the shop and the days. */
export function ReportPrint<Row extends object>({ columns, onClose }: ReportPrintProps<Row>) {
  const { title, list } = useListContext('Table');
  const { ShopName, Address, Phone } = useSession().shop;
  const { rows, error, retry } = useAllRows<Row>();
  const lines = [Address, Phone].filter((line): line is string => Boolean(line));
  return (
    <Dialog title={`In ${title.toLocaleLowerCase('vi')}`} size="large" onClose={onClose}>
      <DialogBody>
        {error !== undefined && <ErrorState message={error} onRetry={retry} />}
        {error === undefined && rows === undefined && <Skeleton lines={6} />}
        {rows && (
          <PrintLayout title={title} subtitle={daysInWords(list.period as Period)} shop={{ name: ShopName, lines }}>
            <PaperTable
              columns={shownColumns(columns, list.view.value)}
              rows={rows}
              totals={list.answer.data?.Totals as Totals | undefined}
            />
          </PrintLayout>
        )}
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>Đóng</Button>
        <Button variant="primary" disabled={rows === undefined} onClick={() => window.print()}>
          In
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

type Totals = Readonly<Record<string, number>>;

interface PaperTableProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  totals: Totals | undefined;
}

function PaperTable<Row>({ columns, rows, totals }: PaperTableProps<Row>) {
  return (
    <table className="report-paper">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.header} scope="col">
              {column.group === undefined ? column.header : `${column.group}: ${column.header}`}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={place}>
            {columns.map((column) => (
              <td key={column.header} data-figure={isFigure(column) || undefined}>
                {paperText(column, row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {totals && (
        <tfoot>
          <tr>
            {columns.map((column, place) => (
              <th
                key={column.header}
                scope={place === 0 ? 'row' : undefined}
                data-figure={isFigure(column) || undefined}
              >
                {place === 0 ? 'Tổng cộng' : totalOf(column, totals)}
              </th>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function isFigure<Row>({ cell }: Column<Row>): boolean {
  return cell === 'money' || cell === 'number' || cell === 'percent';
}

function totalOf<Row>(column: Column<Row>, totals: Totals): string {
  const sum = 'total' in column && column.total ? totals[column.field] : undefined;
  return sum === undefined ? '' : groupDigits(sum);
}

/** Every row of the list around, read when the paper is asked for. */
function useAllRows<Row extends object>(): { rows?: readonly Row[]; error?: string; retry: () => void } {
  const { list } = useListContext('Table');
  const client = useClient();
  const [source] = useState(list.source);
  const [attempt, setAttempt] = useState(1);
  const [found, setFound] = useState<{ rows?: readonly Row[]; error?: string }>({});
  useEffect(() => {
    const stop = new AbortController();
    const read = async () => {
      const rows: object[] = [];
      for await (const page of readAllRows(client, source, stop.signal)) rows.push(...page.rows);
      return rows as Row[];
    };
    void read().then(
      (rows) => stop.signal.aborted || setFound({ rows }),
      (error: Error) => stop.signal.aborted || setFound({ error: error.message }),
    );
    return () => stop.abort();
  }, [client, source, attempt]);
  const retry = () => {
    setFound({});
    setAttempt(attempt + 1);
  };
  return { ...found, retry };
}
