import { activeStatusOptions, labelOf } from '@so-the/api-client';
import { choiceFilter, textFilter } from '../../kit/list/listAddress.ts';
import { listFilters, type FilterWords } from '../../kit/list/listFilters.ts';

/** What partners can be narrowed by. */
export const partnerFilters = listFilters<'listPartners'>()({
  GeneralSearch: textFilter,
  Status: choiceFilter(activeStatusOptions),
});

/** Filters that are set, in words. */
export const partnerFilterWords: FilterWords<typeof partnerFilters> = {
  Status: (status) => `Trạng thái: ${labelOf(activeStatusOptions, status)}`,
};
