import { activeStatusOptions, labelOf } from '@so-the/api-client';
import { choiceFilter, idFilter, textFilter } from '../../kit/list/listAddress.ts';
import { listFilters, type FilterWords } from '../../kit/list/listFilters.ts';

/** What POS can be narrowed by. */
export const posFilters = listFilters<'listPos'>()({
  GeneralSearch: textFilter,
  Status: choiceFilter(activeStatusOptions),
  PartnerID: idFilter,
});

/** Filters that are set, in words. */
export const posFilterWords: FilterWords<typeof posFilters> = {
  Status: (status) => `Trạng thái: ${labelOf(activeStatusOptions, status)}`,
  PartnerID: () => 'Theo đối tác sở hữu',
};
