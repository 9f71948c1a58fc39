import { idFilter } from '../../kit/list/address/listAddress.ts';
import { listFilters, type FilterWords } from '../../kit/list/filters/listFilters.ts';
import { recordFilters, recordFilterWords } from '../../kit/list/filters/recordFilters.ts';

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
