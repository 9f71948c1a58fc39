import { labelOf } from '@so-the/api-client';
import { useGetCashBookQuery } from '../../api/reportApi.ts';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { useListScreen } from '../../kit/list/useListScreen.ts';
import { today } from '../../kit/period/period.ts';
import { PeriodField } from '../../kit/period/PeriodField.tsx';
import { WiderPeriod } from '../../kit/period/WiderPeriod.tsx';
import { useListPeriod } from '../../kit/period/useListPeriod.ts';
import { openedFigures } from '../../kit/report/resultFigures.ts';
import { cashBookColumns, documentHref, figureColumns } from './cashBookColumns.tsx';
import { cashBookFilters, cashBookFilterWords } from './cashBookFilters.ts';
import { DayClosing } from './close/DayClosing.tsx';
import { FigureSummary } from './FigureSummary.tsx';
import { FundFilter } from './FundFilter.tsx';
import { FundSummary } from './FundSummary.tsx';

/** /report/cashbook */
export function CashBookScreen() {
  const list = useListScreen({ name: 'cashBook', filters: cashBookFilters, pageSize: 100 });
  const [period, setPeriod] = useListPeriod(list, { from: 'fromDate', to: 'toDate' }, today());
  const book = useGetCashBookQuery({ ...list.args, fromDate: period.from, toDate: period.to });
  const data = book.data?.Data;
  const figure = list.filter('Figure').value;
  const searched = list.filter('GeneralSearch').value !== null;
  return (
    <ListScreen list={list} title="Sổ quỹ" description="Khoản đã hủy còn nguyên trong sổ, có dòng đảo đi kèm.">
      <ListScreen.Filters
        words={cashBookFilterWords}
        placeholder="Số phiếu, diễn giải, đối tượng"
        inline={
          <>
            <PeriodField label="Khoảng ngày" value={period} onChange={setPeriod} />
            {figure === null && <FundFilter list={list} />}
          </>
        }
      />
      {!book.error && figure === null && <DayClosing day={period.to} />}
      {book.error ? null : figure === null ? (
        <FundSummary funds={data?.Funds} />
      ) : (
        <FigureSummary name={labelOf(openedFigures, figure)} totals={book.currentData?.Totals} searched={searched} />
      )}
      <ListScreen.Table
        answer={{ ...book, data: data && { ...book.data, Data: data.Entries } }}
        columns={figure === null ? cashBookColumns : figureColumns}
        rowKey={({ EntryID, AccountType, AccountID }) => `${EntryID}/${AccountType}/${AccountID ?? ''}`}
        rowHref={documentHref}
        emptyText={
          figure === null ? 'Không có thu chi trong khoảng ngày này' : 'Không có bút toán trong khoảng ngày này'
        }
        emptyAction={<WiderPeriod onChange={setPeriod} />}
      />
    </ListScreen>
  );
}
