import { labelOf } from '@so-the/api-client';
import { calls } from '../../api/reportApi.ts';
import { useList } from '../../kit/list/useList.ts';
import { today } from '../../kit/period/period.ts';
import { PATHS } from '../../kit/places/paths.ts';
import { cashBookColumns, documentHref, entryKey, figureColumns } from '../../kit/report/entryColumns.tsx';
import { FigureSummary } from '../../kit/report/FigureSummary.tsx';
import { ReportScreen } from '../../kit/report/ReportScreen.tsx';
import { openedFigures } from '../../kit/report/resultFigures.ts';
import { cashBookFilters, cashBookFilterWords } from './cashBookFilters.ts';
import { DayClosing } from './close/DayClosing.tsx';
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
  const figure = list.filter('Figure').value;
  const searched = list.filter('GeneralSearch').value !== null;
  const isBook = figure === null;
  const { Data, Totals } = list.reply ?? {};
  return (
    <ReportScreen list={list} title="Sổ quỹ" description="Khoản đã hủy còn nguyên trong sổ, có dòng đảo đi kèm.">
      <ReportScreen.Filters
        words={cashBookFilterWords}
        placeholder="Số phiếu, diễn giải, đối tượng"
        inline={isBook && <FundFilter list={list} />}
      />
      {isBook && !list.answer.error && <DayClosing day={list.period.to} />}
      {list.answer.error ? null : isBook && !searched ? (
        <FundSummary funds={Data?.Funds} />
      ) : (
        <FigureSummary
          name={isBook ? 'Tiền vào quỹ' : labelOf(openedFigures, figure)}
          totals={Totals}
          searched={searched}
        />
      )}
      <ReportScreen.Table
        columns={isBook ? cashBookColumns : figureColumns}
        rowKey={entryKey}
        rowHref={documentHref}
        signatures={['Thủ quỹ', 'Kế toán', 'Chủ cửa hàng']}
        emptyText={isBook ? 'Không có thu chi trong khoảng ngày này' : 'Không có bút toán trong khoảng ngày này'}
      />
    </ReportScreen>
  );
}
