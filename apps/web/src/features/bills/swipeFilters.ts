import { idFilter, textFilter } from '../../kit/list/address/listAddress.ts';
import { listFilters, type FilterWords } from '../../kit/list/filters/listFilters.ts';

/** What swipes can be narrowed by. */
export const swipeFilters = listFilters<'listSwipes'>()({
  GeneralSearch: textFilter,
  PosID: idFilter,
  LotNo: textFilter,
});

/** Filters that are set, in words. */
export const swipeFilterWords: FilterWords<typeof swipeFilters> = {
  PosID: () => 'Một máy POS',
  LotNo: (lot) => `Số lô: ${lot}`,
};
