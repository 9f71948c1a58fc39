import { DataTable, Drawer, ErrorState, Notice } from '@so-the/ui';
import { formatMoney } from '@so-the/ui/format';
import { calls } from '../../api/reportApi.ts';
import { useRead } from '../../api/declare.ts';
import { sourceOf } from '../list/listAnswer.ts';
import { useLocalTable } from '../list/useLocalTable.ts';
import { documentHref, drawerColumns, entryKey } from './entryColumns.tsx';
import { FigureSummary } from './FigureSummary.tsx';
import type { EntriesArgs } from './reportScope.ts';
import './report.css';

/** Props of {@link FigureDrawer}. */
export interface FigureDrawerProps {
  /** Name of the figure and whose it is: "Doanh thu phí · 20/11/2026". */
  title: string;
  /** The figure as the report shows it, in đồng. */
  amount: number;
  /** What its entries are asked by. */
  asked: EntriesArgs;
  onClose: () => void;
}

/** The entries that a figure is made of, each leading to its document, and that they add up to it. */
export function FigureDrawer({ title, amount, asked, onClose }: FigureDrawerProps) {
  const table = useLocalTable(100);
  const { SortBy: _by, SortDir: _dir, ...page } = table.args;
  const answer = useRead(calls.getCashBook, { ...asked, ...page });
  const { Totals, Total, Data } = answer.data ?? {};
  const sum = Totals && Totals.In - Totals.Out;
  const failed = answer.error as { message: string } | undefined;
  return (
    <Drawer title={title} open size="large" onClose={onClose}>
      {failed && !answer.isFetching ? (
        <ErrorState message={failed.message} onRetry={() => void answer.refetch()} />
      ) : (
        <div className="report-entries">
          <FigureSummary name="Các bút toán cộng lại" totals={Totals} searched={false} />
          {sum !== undefined && sum !== amount && (
            <Notice tone="warning">
              {`Báo cáo đang hiện ${formatMoney(amount)}: sổ vừa có thay đổi, vui lòng làm mới báo cáo.`}
            </Notice>
          )}
          <DataTable
            label={`Bút toán: ${title}`}
            columns={drawerColumns}
            rowKey={entryKey}
            rowHref={documentHref}
            source={sourceOf({ ...answer, data: Data && { Data: Data.Entries, Total, Totals } })}
            query={table.query}
            emptyText="Không có bút toán nào"
          />
        </div>
      )}
    </Drawer>
  );
}
