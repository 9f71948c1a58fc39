import { formatDate } from '@so-the/ui/format';
import { dateFilter, flagFilter, idFilter } from '../../kit/list/address/listAddress.ts';
import { listFilters, type FilterWords } from '../../kit/list/filters/listFilters.ts';
import { recordFilters, recordFilterWords } from '../../kit/list/filters/recordFilters.ts';

/** What customers can be narrowed by. */
export const customerFilters = listFilters<'listCustomers'>()({
  ...recordFilters,
  AffID: idFilter,
  OnlyDebt: flagFilter,
  CreatedFrom: dateFilter,
  CreatedTo: dateFilter,
});

/** Filters that are set, in words. */
export const customerFilterWords: FilterWords<typeof customerFilters> = {
  ...recordFilterWords,
  AffID: () => 'Theo cộng tác viên',
  OnlyDebt: () => 'Còn công nợ',
  CreatedFrom: (day) => `Tạo từ ${formatDate(day)}`,
  CreatedTo: (day) => `Tạo đến ${formatDate(day)}`,
};
