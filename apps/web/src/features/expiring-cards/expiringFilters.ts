import { expiryStateOptions, labelOf } from '@so-the/api-client';
import { choiceFilter, textFilter } from '../../kit/list/address/listAddress.ts';
import { listFilters, type FilterWords } from '../../kit/list/filters/listFilters.ts';

/** The two ends of a card's validity that are announced. */
export const expiryChoices = expiryStateOptions.filter((option) => option.value !== 0);

/** What expiring cards can be narrowed by. */
export const expiringFilters = listFilters<'listExpiringCards'>()({
  GeneralSearch: textFilter,
  Status: choiceFilter(expiryChoices),
});

/** Filters that are set, in words. */
export const expiringFilterWords: FilterWords<typeof expiringFilters> = {
  Status: (state) => `Hạn thẻ: ${labelOf(expiryStateOptions, state)}`,
};
