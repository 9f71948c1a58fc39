import { flagFilter, idFilter } from '../../kit/list/listAddress.ts';
import { listFilters, type FilterWords } from '../../kit/list/listFilters.ts';
import { recordFilters, recordFilterWords } from '../../kit/list/recordFilters.ts';

/** What customers can be narrowed by. */
export const customerFilters = listFilters<'listCustomers'>()({
  ...recordFilters,
  AffID: idFilter,
  OnlyDebt: flagFilter,
});

/** Filters that are set, in words. */
export const customerFilterWords: FilterWords<typeof customerFilters> = {
  ...recordFilterWords,
  AffID: () => 'Theo cộng tác viên',
  OnlyDebt: () => 'Còn công nợ',
};
