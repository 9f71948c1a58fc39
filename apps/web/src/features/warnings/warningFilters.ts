import { labelOf, orderWarningCodeOptions } from '@so-the/api-client';
import { choiceFilter, idFilter, textFilter } from '../../kit/list/address/listAddress.ts';
import { listFilters, type FilterWords } from '../../kit/list/filters/listFilters.ts';

/** What warnings can be narrowed by. */
export const warningFilters = listFilters<'listWarningSchedules'>()({
  GeneralSearch: textFilter,
  WarningCode: choiceFilter(orderWarningCodeOptions),
  StaffID: idFilter,
});

/** Its filters that are set, in words. */
export const warningFilterWords: FilterWords<typeof warningFilters> = {
  WarningCode: (code) => `Cảnh báo: ${labelOf(orderWarningCodeOptions, code)}`,
  StaffID: () => 'Theo nhân viên',
};

/** What orders with a warning, and cancelled ones, can be narrowed by. */
export const orderFilters = listFilters<'listWarningErrorSchedules'>()({
  GeneralSearch: textFilter,
  StaffID: idFilter,
});

/** Its filters that are set, in words. */
export const orderFilterWords: FilterWords<typeof orderFilters> = { StaffID: () => 'Theo nhân viên' };
