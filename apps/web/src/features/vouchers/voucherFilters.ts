import { fundTypeOptions, labelOf, anyVoucherKindOptions, voucherStatusOptions } from '@so-the/api-client';
import { choiceFilter, idFilter, textFilter } from '../../kit/list/address/listAddress.ts';
import { listFilters, type FilterWords } from '../../kit/list/filters/listFilters.ts';

/** What vouchers can be narrowed by. */
export const voucherFilters = listFilters<'listVouchers'>()({
  GeneralSearch: textFilter,
  type: choiceFilter(anyVoucherKindOptions),
  ConfigID: idFilter,
  accountType: choiceFilter(fundTypeOptions),
  accountID: idFilter,
  Status: choiceFilter(voucherStatusOptions),
});

/** Filters that are set, in words. */
export const voucherFilterWords: FilterWords<typeof voucherFilters> = {
  type: (kind) => `Thu/chi: ${labelOf(anyVoucherKindOptions, kind)}`,
  ConfigID: () => 'Một loại thu chi',
  accountType: (type) => `Quỹ: ${labelOf(fundTypeOptions, type)}`,
  accountID: () => 'Một tài khoản',
  Status: (status) => `Trạng thái: ${labelOf(voucherStatusOptions, status)}`,
};
