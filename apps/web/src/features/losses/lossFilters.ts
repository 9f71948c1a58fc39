import { badExpenseKindOptions, badExpenseStatusOptions, labelOf } from '@so-the/api-client';
import { choiceFilter, textFilter } from '../../kit/list/address/listAddress.ts';
import { listFilters, type FilterWords } from '../../kit/list/filters/listFilters.ts';

/** What losses can be narrowed by. */
export const lossFilters = listFilters<'listBadExpenses'>()({
  GeneralSearch: textFilter,
  Kind: choiceFilter(badExpenseKindOptions),
  Status: choiceFilter(badExpenseStatusOptions),
});

/** Filters that are set, in words. */
export const lossFilterWords: FilterWords<typeof lossFilters> = {
  Kind: (kind) => `Loại: ${labelOf(badExpenseKindOptions, kind)}`,
  Status: (status) => `Trạng thái: ${labelOf(badExpenseStatusOptions, status)}`,
};
