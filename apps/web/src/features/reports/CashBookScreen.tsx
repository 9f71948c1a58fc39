import { labelOf } from '@so-the/api-client';
import { calls } from '../../api/reportApi.ts';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { useList } from '../../kit/list/useList.ts';
import { today } from '../../kit/period/period.ts';
import { WiderPeriod } from '../../kit/period/WiderPeriod.tsx';
import { PATHS } from '../../kit/places/paths.ts';
import { openedFigures } from '../../kit/report/resultFigures.ts';
import { cashBookColumns, documentHref, figureColumns } from './cashBookColumns.tsx';
import { cashBookFilters, cashBookFilterWords } from './cashBookFilters.ts';
import { DayClosing } from './close/DayClosing.tsx';
import { FigureSummary } from './FigureSummary.tsx';
import { FundFilter } from './FundFilter.tsx';
import { FundSummary } from './FundSummary.tsx';

/** /report/cashbook */
export function CashBookScreen() {
  const list = useList({
    path: PATHS.cashBook,
    call: calls.getCashBook,
    filters: cashBookFilters,
    period: today,
    rows: { of: ({ Entries }) => Entries },
    pageSize: 100,
  });
  const { error } = list.answer;
  const figure = list.filter('Figure').value;
  const searched = list.filter('GeneralSearch').value !== null;
  return (
    <ListScreen list={list} title="Sổ quỹ" description="Khoản đã hủy còn nguyên trong sổ, có dòng đảo đi kèm.">
      <ListScreen.Filters
        words={cashBookFilterWords}
        placeholder="Số phiếu, diễn giải, đối tượng"
        period="Khoảng ngày"
        inline={figure === null && <FundFilter list={list} />}
      />
      {!error && figure === null && <DayClosing day={list.period.to} />}
      {error ? null : figure === null ? (
        <FundSummary funds={list.reply?.Data.Funds} />
      ) : (
        <FigureSummary name={labelOf(openedFigures, figure)} totals={list.reply?.Totals} searched={searched} />
      )}
      <ListScreen.Table
        columns={figure === null ? cashBookColumns : figureColumns}
        rowKey={({ EntryID, AccountType, AccountID }) => `${EntryID}/${AccountType}/${AccountID ?? ''}`}
        rowHref={documentHref}
        emptyText={
          figure === null ? 'Không có thu chi trong khoảng ngày này' : 'Không có bút toán trong khoảng ngày này'
        }
        emptyAction={<WiderPeriod onChange={list.setPeriod} />}
      />
    </ListScreen>
  );
}
