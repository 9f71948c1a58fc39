import { labelOf, lotStatusOptions } from '@so-the/api-client';
import { choiceFilter, flagFilter, idFilter, textFilter } from '../../../kit/list/address/listAddress.ts';
import { listFilters, type FilterWords } from '../../../kit/list/filters/listFilters.ts';

/** What lots can be narrowed by. */
export const lotFilters = listFilters<'listNumberLots'>()({
  GeneralSearch: textFilter,
  Status: choiceFilter(lotStatusOptions),
  PosID: idFilter,
  posParentID: idFilter,
  IsOpen: flagFilter,
  IsOverdue: flagFilter,
});

/** Filters that are set, in words. */
export const lotFilterWords: FilterWords<typeof lotFilters> = {
  Status: (status) => `Trạng thái: ${labelOf(lotStatusOptions, status)}`,
  PosID: () => 'Một máy POS',
  posParentID: () => 'Một POS mẹ',
  IsOpen: () => 'Còn tiền chưa về',
  IsOverdue: () => 'Quá hạn',
};
