import { idFilter } from '../../kit/list/listAddress.ts';
import { listFilters, type FilterWords } from '../../kit/list/listFilters.ts';
import { recordFilters, recordFilterWords } from '../../kit/list/recordFilters.ts';

/** What POS can be narrowed by. */
export const posFilters = listFilters<'listPos'>()({
  ...recordFilters,
  PartnerID: idFilter,
});

/** Filters that are set, in words. */
export const posFilterWords: FilterWords<typeof posFilters> = {
  ...recordFilterWords,
  PartnerID: () => 'Theo đối tác sở hữu',
};
