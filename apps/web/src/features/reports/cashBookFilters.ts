import { fundTypeOptions, labelOf } from '@so-the/api-client';
import { formatDate } from '@so-the/ui/format';
import { choiceFilter, dateFilter, idFilter, textFilter } from '../../kit/list/listAddress.ts';
import { listFilters, type FilterWords } from '../../kit/list/listFilters.ts';
import { openedFigures } from '../../kit/report/resultFigures.ts';

/** What the cash book can be narrowed by. */
export const cashBookFilters = listFilters<'getCashBook'>()({
  GeneralSearch: textFilter,
  fromDate: dateFilter,
  toDate: dateFilter,
  accountType: choiceFilter(fundTypeOptions),
  accountID: idFilter,
  Figure: choiceFilter(openedFigures),
});

/** Filters that are set, in words. */
export const cashBookFilterWords: FilterWords<typeof cashBookFilters> = {
  fromDate: (day) => `Từ ${formatDate(day)}`,
  toDate: (day) => `Đến ${formatDate(day)}`,
  accountType: (type) => `Quỹ: ${labelOf(fundTypeOptions, type)}`,
  accountID: () => 'Một tài khoản',
  Figure: (figure) => `Chỉ tiêu: ${labelOf(openedFigures, figure)}`,
};
