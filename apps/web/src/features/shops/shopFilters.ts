import { labelOf, shopStatusOptions } from '@so-the/api-client';
import { choiceFilter, textFilter } from '../../kit/list/address/listAddress.ts';
import { listFilters, type FilterWords } from '../../kit/list/filters/listFilters.ts';

/** What shops can be narrowed by. */
export const shopFilters = listFilters<'listShops'>()({
  ShopName: textFilter,
  Status: choiceFilter(shopStatusOptions),
});

/** Filters that are set, in words. */
export const shopFilterWords: FilterWords<typeof shopFilters, 'ShopName'> = {
  Status: (status) => `Trạng thái: ${labelOf(shopStatusOptions, status)}`,
};
