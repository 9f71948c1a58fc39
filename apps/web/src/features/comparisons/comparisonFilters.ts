import { debtTypeOptions, labelOf } from '@so-the/api-client';
import { choiceFilter, textFilter } from '../../kit/list/address/listAddress.ts';
import { listFilters, type FilterWords } from '../../kit/list/filters/listFilters.ts';

/** What comparisons can be narrowed by. */
export const comparisonFilters = listFilters<'listDebtComparisons'>()({
  GeneralSearch: textFilter,
  PartyType: choiceFilter(debtTypeOptions),
});

/** Filters that are set, in words. */
export const comparisonFilterWords: FilterWords<typeof comparisonFilters> = {
  PartyType: (type) => `Loại: ${labelOf(debtTypeOptions, type)}`,
};
