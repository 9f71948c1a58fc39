import { calls } from '../../../api/reportV2Api.ts';
import { choiceFilter, idFilter, textFilter } from '../../../kit/list/address/listAddress.ts';
import { listFilters } from '../../../kit/list/filters/listFilters.ts';
import { useList } from '../../../kit/list/useList.ts';
import { today } from '../../../kit/period/period.ts';
import { PATHS } from '../../../kit/places/paths.ts';
import { cashBookColumns, documentHref, entryKey } from '../../../kit/report/figures/entryColumns.tsx';
import { ReportScreen } from '../../../kit/report/ReportScreen.tsx';
import { TransferFunds } from '../../../kit/report/TransferFunds.tsx';
import { fundTypeOptions, labelOf, wholeBooksOptions } from '@so-the/api-client';
import { useIsCompany } from '../../../session/useIsCompany.ts';
import { useSession } from '../../../session/useSession.ts';
import { DayClosing } from '../close/DayClosing.tsx';
import { FundFilter } from './FundFilter.tsx';
import { FundPaper } from './FundPaper.tsx';
import { FundSummary } from './FundSummary.tsx';
import { journalBook } from './journalBook.ts';
import { JournalSummary } from './JournalSummary.tsx';

const filters = listFilters<'getCompanyCashBook'>()({
  GeneralSearch: textFilter,
  accountType: choiceFilter(fundTypeOptions),
  accountID: idFilter,
  Account: choiceFilter(wholeBooksOptions),
});
const words = {
  accountType: (type: 1 | 2) => `Quỹ: ${labelOf(fundTypeOptions, type)}`,
  accountID: () => 'Một tài khoản ngân hàng',
  Account: (books: 'all') => labelOf(wholeBooksOptions, books),
};

const fundBook = {
  head: { title: 'Sổ quỹ công ty' },
  table: { columns: cashBookColumns },
};

/** /report/cashbookcompany */
export function CompanyCashBookScreen() {
  const list = useList({
    path: PATHS.companyCashBook,
    call: calls.getCompanyCashBook,
    filters,
    period: today,
    rows: { of: ({ Entries: lines }) => lines },
    pageSize: 200,
  });
  const isJournal = list.filter('Account').value !== null;
  const isCompany = useIsCompany();
  const { ShopName } = useSession().shop;
  const description = `Quỹ của ${isCompany ? 'công ty và của mọi cửa hàng' : ShopName}, từng dòng.`;
  const book = isJournal ? journalBook : { ...fundBook, head: { ...fundBook.head, description } };
  const { Data, Totals } = list.reply ?? {};
  return (
    <ReportScreen list={list} {...book.head}>
      <ReportScreen.Actions>
        <TransferFunds />
      </ReportScreen.Actions>
      <ReportScreen.Filters
        words={words}
        placeholder="Số phiếu, nội dung, đối tượng"
        inline={<FundFilter list={list} />}
      />
      {list.answer.error ? null : isJournal ? (
        <JournalSummary totals={Totals} searched={list.filter('GeneralSearch').value !== null} />
      ) : (
        <>
          <DayClosing day={list.period.to} />
          <FundSummary funds={Data?.Funds} />
        </>
      )}
      <ReportScreen.Table
        {...book.table}
        rowKey={entryKey}
        rowHref={documentHref}
        paperHead={!isJournal && Data && <FundPaper funds={Data.Funds} />}
      />
    </ReportScreen>
  );
}
