import { actionIDOptions, labelOf, menuIDOptions } from '@so-the/api-client';
import { choiceFilter, flagFilter, idFilter, textFilter } from '../../kit/list/address/listAddress.ts';
import { listFilters, type FilterWords } from '../../kit/list/filters/listFilters.ts';

/** What the history can be narrowed by. */
export const actionLogFilters = listFilters<'listLogActions'>()({
  GeneralSearch: textFilter,
  StaffID: idFilter,
  MenuID: choiceFilter(menuIDOptions),
  ActionID: choiceFilter(actionIDOptions),
  Denied: flagFilter,
});

/** Filters that are set, in words. */
export const actionLogFilterWords: FilterWords<typeof actionLogFilters> = {
  StaffID: () => 'Theo người thực hiện',
  MenuID: (menu) => `Màn hình: ${labelOf(menuIDOptions, menu)}`,
  ActionID: (action) => `Thao tác: ${labelOf(actionIDOptions, action)}`,
  Denied: (denied) => (denied ? 'Chỉ lần bị từ chối' : 'Chỉ lần đã thực hiện'),
};
