import { fundTypeOptions, labelOf, wholeBooksOptions } from '@so-the/api-client';
import { choiceFilter, idFilter, textFilter } from '../../../kit/list/address/listAddress.ts';
import { listFilters, type FilterWords } from '../../../kit/list/filters/listFilters.ts';
import { openedFigures } from '../../../kit/report/figures/resultFigures.ts';

/** What the cash book can be narrowed by. */
export const cashBookFilters = listFilters<'getCashBook'>()({
  GeneralSearch: textFilter,
  accountType: choiceFilter(fundTypeOptions),
  accountID: idFilter,
  Account: choiceFilter(wholeBooksOptions),
  Figure: choiceFilter(openedFigures),
});

/** Filters that are set, in words. */
export const cashBookFilterWords: FilterWords<typeof cashBookFilters> = {
  accountType: (type) => `Quỹ: ${labelOf(fundTypeOptions, type)}`,
  accountID: () => 'Một tài khoản',
  Account: (books) => labelOf(wholeBooksOptions, books),
  Figure: (figure) => `Chỉ tiêu: ${labelOf(openedFigures, figure)}`,
};
