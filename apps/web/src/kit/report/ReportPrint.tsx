import { useState } from 'react';
import { Button, Dialog, DialogBody, DialogFoot, ErrorState, PrintLayout, Skeleton, type Column } from '@so-the/ui';
import { useSession } from '../../session/useSession.ts';
import { useListContext } from '../list/listContext.ts';
import type { List } from '../list/useList.ts';
import { useAllRows } from '../list/useAllRows.ts';
import type { Period } from '../period/period.ts';
import { shownColumns } from '../sheet/exportColumns.ts';
import { PaperTable } from './PaperTable.tsx';
import { daysInWords } from './reportScope.ts';

/** Props of {@link ReportPrint}. */
export interface ReportPrintProps<Row> {
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  onClose: () => void;
}

/** The whole report on paper, whatever page of it is shown: the columns in sight, their totals, the shop and the days. */
export function ReportPrint<Row extends object>(props: ReportPrintProps<Row>) {
  const { title } = useListContext('Table');
  const [attempt, setAttempt] = useState(1);
  return (
    <Dialog title={`In ${title.toLocaleLowerCase('vi')}`} size="large" onClose={props.onClose}>
      <Paper key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
    </Dialog>
  );
}

function Paper<Row extends object>({
  columns,
  rowKey,
  onClose,
  onRetry,
}: ReportPrintProps<Row> & { onRetry: () => void }) {
  const { title, ...context } = useListContext('Table');
  const list = context.list as unknown as List<object, Row>;
  const { ShopName, Address, Phone } = useSession().shop;
  const { rows, error } = useAllRows(list.source);
  const lines = [Address, Phone].filter((line): line is string => Boolean(line));
  const totals = list.answer.data?.Totals as Readonly<Record<string, number>> | undefined;
  return (
    <>
      <DialogBody>
        {error === undefined ? null : <ErrorState message={error} onRetry={onRetry} />}
        {rows ? (
          <PrintLayout title={title} subtitle={daysInWords(list.period as Period)} shop={{ name: ShopName, lines }}>
            <PaperTable columns={shownColumns(columns, list.view.value)} {...{ rowKey, rows, totals }} />
          </PrintLayout>
        ) : (
          error === undefined && <Skeleton lines={6} />
        )}
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>Đóng</Button>
        <Button variant="primary" disabled={!rows} onClick={() => window.print()}>
          In
        </Button>
      </DialogFoot>
    </>
  );
}
