import { calls } from '../../../api/reportApi.ts';
import { useList } from '../../../kit/list/useList.ts';
import { today } from '../../../kit/period/period.ts';
import { PATHS } from '../../../kit/places/paths.ts';
import { cashBookColumns, documentHref, entryKey, figureColumns } from '../../../kit/report/figures/entryColumns.tsx';
import { ReportScreen } from '../../../kit/report/ReportScreen.tsx';
import { TransferFunds } from '../../../kit/report/TransferFunds.tsx';
import { BookSummary } from './BookSummary.tsx';
import { cashBookFilters, cashBookFilterWords } from './cashBookFilters.ts';
import { FundFilter } from './FundFilter.tsx';
import { FundPaper } from './FundPaper.tsx';
import { journalBook } from './journalBook.ts';

const fundBook = {
  head: { title: 'Sổ quỹ', description: 'Khoản đã hủy còn nguyên trong sổ, có dòng đảo đi kèm.' },
  table: {
    columns: cashBookColumns,
    signatures: ['Thủ quỹ', 'Kế toán', 'Chủ cửa hàng'],
    emptyText: 'Không có thu chi trong khoảng ngày này',
  },
};

const figureBook = {
  head: fundBook.head,
  table: { ...fundBook.table, columns: figureColumns, emptyText: 'Không có bút toán trong khoảng ngày này' },
};

/** /report/cashbook */
export function CashBookScreen() {
  const list = useList({
    path: PATHS.cashBook,
    call: calls.getCashBook,
    filters: cashBookFilters,
    period: today,
    rows: { of: ({ Entries }) => Entries },
    pageSize: 100,
    live: true,
  });
  const ofFunds = list.filter('Figure').value === null;
  const ofFigure = ofFunds ? fundBook : figureBook;
  const book = list.filter('Account').value === null ? ofFigure : journalBook;
  const { Data, Totals } = list.reply ?? {};
  return (
    <ReportScreen list={list} {...book.head}>
      <ReportScreen.Actions>
        <TransferFunds />
      </ReportScreen.Actions>
      <ReportScreen.Filters
        words={cashBookFilterWords}
        placeholder="Số phiếu, diễn giải, đối tượng"
        inline={ofFunds && <FundFilter list={list} />}
      />
      {!list.answer.error && <BookSummary list={list} day={list.period.to} funds={Data?.Funds} totals={Totals} />}
      <ReportScreen.Table
        {...book.table}
        rowKey={entryKey}
        rowHref={documentHref}
        paperHead={book === fundBook && Data && <FundPaper funds={Data.Funds} />}
      />
    </ReportScreen>
  );
}
