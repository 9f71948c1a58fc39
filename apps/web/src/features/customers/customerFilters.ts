import { activeStatusOptions, labelOf } from '@so-the/api-client';
import { choiceFilter, flagFilter, idFilter, textFilter } from '../../kit/list/listAddress.ts';
import { listFilters, type FilterWords } from '../../kit/list/listFilters.ts';

/** What customers can be narrowed by. */
export const customerFilters = listFilters<'listCustomers'>()({
  GeneralSearch: textFilter,
  Status: choiceFilter(activeStatusOptions),
  AffID: idFilter,
  OnlyDebt: flagFilter,
});

/** Filters that are set, in words. */
export const customerFilterWords: FilterWords<typeof customerFilters> = {
  Status: (status) => `Trạng thái: ${labelOf(activeStatusOptions, status)}`,
  AffID: () => 'Theo cộng tác viên',
  OnlyDebt: () => 'Còn công nợ',
};
