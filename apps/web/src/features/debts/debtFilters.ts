import { formatDate } from '@so-the/ui/format';
import { dateFilter, flagFilter, textFilter } from '../../kit/list/listAddress.ts';
import { listFilters, type FilterWords } from '../../kit/list/listFilters.ts';

/** What debts can be narrowed by. */
export const debtFilters = listFilters<'getDetailDebt'>()({
  GeneralSearch: textFilter,
  fromDate: dateFilter,
  toDate: dateFilter,
  OnlyDebt: flagFilter,
});

/** Filters that are set, in words. */
export const debtFilterWords: FilterWords<typeof debtFilters> = {
  fromDate: (day) => `Từ ${formatDate(day)}`,
  toDate: (day) => `Đến ${formatDate(day)}`,
  OnlyDebt: () => 'Còn công nợ',
};
