import { labelOf, pdfLineStatusOptions } from '@so-the/api-client';
import { choiceFilter, idFilter, textFilter } from '../../../kit/list/address/listAddress.ts';
import { listFilters, type FilterWords } from '../../../kit/list/filters/listFilters.ts';

/** What rows of statements can be narrowed by. */
export const lineFilters = listFilters<'listPdfBills'>()({
  GeneralSearch: textFilter,
  Status: choiceFilter(pdfLineStatusOptions),
  FileID: idFilter,
  posID: idFilter,
});

/** Filters that are set, in words. */
export const lineFilterWords: FilterWords<typeof lineFilters> = {
  Status: (status) => `Trạng thái: ${labelOf(pdfLineStatusOptions, status)}`,
  FileID: () => 'Một sao kê',
  posID: () => 'Một máy POS',
};
