import { activeStatusOptions, labelOf, voucherKindOptions } from '@so-the/api-client';
import { choiceFilter, textFilter } from '../../../kit/list/address/listAddress.ts';
import { listFilters, type FilterWords } from '../../../kit/list/filters/listFilters.ts';

/** What voucher categories can be narrowed by; the call spells its parameters small. */
export const voucherTypeFilters = listFilters<'listVoucherTypes'>()({
  name: textFilter,
  type: choiceFilter(voucherKindOptions),
  status: choiceFilter(activeStatusOptions),
});

/** Filters that are set, in words. */
export const voucherTypeFilterWords: FilterWords<typeof voucherTypeFilters, 'name'> = {
  type: (kind) => `Thu/chi: ${labelOf(voucherKindOptions, kind)}`,
  status: (status) => `Trạng thái: ${labelOf(activeStatusOptions, status)}`,
};
