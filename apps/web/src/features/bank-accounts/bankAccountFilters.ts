import { activeStatusOptions, labelOf } from '@so-the/api-client';
import { choiceFilter, textFilter } from '../../kit/list/listAddress.ts';
import { listFilters, type FilterWords } from '../../kit/list/listFilters.ts';

/** What bank accounts can be narrowed by. */
export const bankAccountFilters = listFilters<'listBankCards'>()({
  GeneralSearch: textFilter,
  Status: choiceFilter(activeStatusOptions),
});

/** Filters that are set, in words. */
export const bankAccountFilterWords: FilterWords<typeof bankAccountFilters> = {
  Status: (status) => `Trạng thái: ${labelOf(activeStatusOptions, status)}`,
};
