import { labelOf, posCodeStatusOptions } from '@so-the/api-client';
import { formatDate } from '@so-the/ui/format';
import { choiceFilter, dateFilter, idFilter, textFilter } from '../../kit/list/listAddress.ts';
import { listFilters, type FilterWords } from '../../kit/list/listFilters.ts';
import { recordFilters, recordFilterWords } from '../../kit/list/recordFilters.ts';
import { shopFilter } from '../../kit/list/shopFilter.ts';

/** What terminals can be narrowed by. */
export const posPartnerFilters = listFilters<'listPosPartners'>()({
  ...recordFilters,
  ...shopFilter,
  PartnerID: idFilter,
});

/** Filters that are set, in words. */
export const posPartnerFilterWords: FilterWords<typeof posPartnerFilters> = {
  ...recordFilterWords,
  PartnerID: () => 'Theo đối tác',
};

/** What requests for codes can be narrowed by. */
export const posCodeFilters = listFilters<'listPosCodeLogs'>()({
  ...shopFilter,
  GeneralSearch: textFilter,
  PosPartnerID: idFilter,
  PartnerID: idFilter,
  Status: choiceFilter(posCodeStatusOptions),
});

/** Filters that are set, in words. */
export const posCodeFilterWords: FilterWords<typeof posCodeFilters> = {
  PosPartnerID: () => 'Theo máy',
  PartnerID: () => 'Theo đối tác',
  Status: (status) => `Trạng thái: ${labelOf(posCodeStatusOptions, status)}`,
};

/** What the figures of a period can be narrowed by. */
export const figureFilters = listFilters<'listPosPartnerFigures'>()({
  ...shopFilter,
  GeneralSearch: textFilter,
  ForDate: dateFilter,
  ToDate: dateFilter,
  PosPartnerID: idFilter,
  PartnerID: idFilter,
});

/** Filters that are set, in words. */
export const figureFilterWords: FilterWords<typeof figureFilters> = {
  ForDate: (day) => `Từ ${formatDate(day)}`,
  ToDate: (day) => `Đến ${formatDate(day)}`,
  PosPartnerID: () => 'Theo máy',
  PartnerID: () => 'Theo đối tác',
};
