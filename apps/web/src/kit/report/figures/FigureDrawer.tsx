import { Drawer, ErrorState, Notice, Panel } from '@so-the/ui';
import { formatMoney, groupDigits, joined } from '@so-the/ui/format';
import { calls } from '../../../api/reportApi.ts';
import { useRead } from '../../../api/declare.ts';
import { isMissing } from '../../../api/missingCalls.ts';
import { Lacking } from '../../answer/Answer.tsx';
import { useSession } from '../../../session/useSession.ts';
import { useLocalTable } from '../../list/useLocalTable.ts';
import { FigureEntries } from './FigureEntries.tsx';
import { FigureRecords } from './FigureRecords.tsx';
import { FigureSummary } from './FigureSummary.tsx';
import { documentsOpen, handleDays, type FigureHandle } from '../reportScope.ts';
import { useHandleShop } from './useHandleShop.ts';
import '../report.css';

/** Props of {@link FigureDrawer}. */
export interface FigureDrawerProps {
  /** Name of the figure and whose it is: "Doanh thu phí · 20/11/2026". */
  title: string;
  /** The figure as the report shows it, in đồng or pieces. */
  amount: number;
  /** What it is asked by. */
  asked: FigureHandle;
  onClose: () => void;
}

/** What a figure is made of, entries or records, each leading to its document, and that they add up to it. */
export function FigureDrawer({ title, amount, asked, onClose }: FigureDrawerProps) {
  const table = useLocalTable(100);
  const { SortBy: _by, SortDir: _dir, ...page } = table.args;
  const answer = useRead(calls.getCashBook, { ...asked, ...page });
  const shop = useHandleShop(asked);
  const links = documentsOpen(asked, useSession().shop.ShopID);
  const { Totals, Total, Data } = answer.data ?? {};
  const failed = answer.error as { message: string } | undefined;
  const isCount = Data?.Records !== undefined && Data.Records.every((record) => record.Amount === undefined);
  const sum = Totals && (isCount ? Total : Totals.In - Totals.Out);
  const shown = isCount ? groupDigits : formatMoney;
  return (
    <Drawer title={title} open size="large" onClose={onClose}>
      {isMissing(failed) ? (
        <Lacking />
      ) : failed && !answer.isFetching ? (
        <ErrorState message={failed.message} onRetry={() => void answer.refetch()} />
      ) : (
        <div className="report-entries">
          <p className="report-entries__scope">{joined(shop, handleDays(asked))}</p>
          {!links && <Notice tone="info">Chứng từ của cửa hàng khác mở được sau khi chuyển sang cửa hàng đó.</Notice>}
          {isCount ? (
            <Panel>
              Có <strong>{groupDigits(Total ?? 0)}</strong> bản ghi
            </Panel>
          ) : (
            <FigureSummary name="Các bút toán cộng lại" totals={Totals} searched={false} />
          )}
          {Data?.Records ? (
            <FigureRecords {...{ title, answer, table, links }} />
          ) : (
            <FigureEntries {...{ title, answer, table, links }} />
          )}
          {sum !== undefined && sum !== amount && (
            <Notice tone="warning">
              {`Báo cáo đang hiện ${shown(amount)}: sổ vừa có thay đổi, vui lòng làm mới báo cáo.`}
            </Notice>
          )}
          {sum !== undefined && sum === amount && (
            <p className="report-entries__sum">{`Cộng lại ${shown(sum)}, đúng bằng số trên báo cáo.`}</p>
          )}
        </div>
      )}
    </Drawer>
  );
}
