import { labelOf, type CashBook, type CashBookTotals } from '@so-the/api-client';
import { FigureSummary } from '../../../kit/report/figures/FigureSummary.tsx';
import { openedFigures } from '../../../kit/report/figures/resultFigures.ts';
import { DayClosing } from '../close/DayClosing.tsx';
import type { CashBookList } from './FundFilter.tsx';
import { FundSummary } from './FundSummary.tsx';
import { JournalSummary } from './JournalSummary.tsx';

/** Props of {@link BookSummary}. */
export interface BookSummaryProps {
  list: CashBookList;
  /** Last day shown, the one that can be closed. */
  day: string;
  /** Each fund asked for; `undefined` while on its way. */
  funds: CashBook['Funds'] | undefined;
  /** What the lines that match come to, in đồng; `undefined` while on its way. */
  totals: CashBookTotals | undefined;
}

/** What stands above the lines: of the funds the close of the day and their balances, of a figure or the journal what the lines come to. */
export function BookSummary({ list, day, funds, totals }: BookSummaryProps) {
  const figure = list.filter('Figure').value;
  const searched = list.filter('GeneralSearch').value !== null;
  if (list.filter('Account').value !== null) return <JournalSummary totals={totals} searched={searched} />;
  if (figure !== null)
    return <FigureSummary name={labelOf(openedFigures, figure)} totals={totals} searched={searched} />;
  return (
    <>
      <DayClosing day={day} />
      {searched ? <FigureSummary name="Tiền vào quỹ" totals={totals} searched /> : <FundSummary funds={funds} />}
    </>
  );
}
