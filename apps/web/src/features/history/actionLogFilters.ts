import { actionIDOptions, labelOf, menuIDOptions } from '@so-the/api-client';
import { choiceFilter, dateFilter, flagFilter, idFilter, textFilter } from '../../kit/list/listAddress.ts';
import { listFilters, type FilterWords } from '../../kit/list/listFilters.ts';
import { shopFilter } from '../../kit/list/shopFilter.ts';

/** What the history can be narrowed by; the period is always set. */
export const actionLogFilters = listFilters<'listLogActions'>()({
  ...shopFilter,
  GeneralSearch: textFilter,
  fromDate: dateFilter,
  toDate: dateFilter,
  StaffID: idFilter,
  MenuID: choiceFilter(menuIDOptions),
  ActionID: choiceFilter(actionIDOptions),
  Denied: flagFilter,
});

/** Filters that are set, in words. */
export const actionLogFilterWords: Omit<FilterWords<typeof actionLogFilters>, 'fromDate' | 'toDate'> = {
  StaffID: () => 'Theo người thực hiện',
  MenuID: (menu) => `Màn hình: ${labelOf(menuIDOptions, menu)}`,
  ActionID: (action) => `Thao tác: ${labelOf(actionIDOptions, action)}`,
  Denied: (denied) => (denied ? 'Chỉ lần bị từ chối' : 'Chỉ lần đã thực hiện'),
};
