import { flagFilter, textFilter } from '../../kit/list/address/listAddress.ts';
import { listFilters, type FilterWords } from '../../kit/list/filters/listFilters.ts';

/** What debts can be narrowed by. */
export const debtFilters = listFilters<'getDetailDebt'>()({
  GeneralSearch: textFilter,
  OnlyDebt: flagFilter,
});

/** Filters that are set, in words. */
export const debtFilterWords: FilterWords<typeof debtFilters> = {
  OnlyDebt: () => 'Còn công nợ',
};
