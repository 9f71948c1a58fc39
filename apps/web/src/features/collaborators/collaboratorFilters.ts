import { activeStatusOptions, labelOf } from '@so-the/api-client';
import { choiceFilter, textFilter } from '../../kit/list/listAddress.ts';
import { listFilters, type FilterWords } from '../../kit/list/listFilters.ts';

/** What collaborators can be narrowed by. */
export const collaboratorFilters = listFilters<'listAffs'>()({
  GeneralSearch: textFilter,
  Status: choiceFilter(activeStatusOptions),
});

/** Filters that are set, in words. */
export const collaboratorFilterWords: FilterWords<typeof collaboratorFilters> = {
  Status: (status) => `Trạng thái: ${labelOf(activeStatusOptions, status)}`,
};
