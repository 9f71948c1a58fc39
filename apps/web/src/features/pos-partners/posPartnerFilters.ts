import { labelOf, posCodeStatusOptions } from '@so-the/api-client';
import { choiceFilter, idFilter, textFilter } from '../../kit/list/address/listAddress.ts';
import { listFilters, type FilterWords } from '../../kit/list/filters/listFilters.ts';
import { recordFilters, recordFilterWords } from '../../kit/list/filters/recordFilters.ts';

/** What terminals can be narrowed by. */
export const posPartnerFilters = listFilters<'listPosPartners'>()({
  ...recordFilters,
  PartnerID: idFilter,
});

/** Filters that are set, in words. */
export const posPartnerFilterWords: FilterWords<typeof posPartnerFilters> = {
  ...recordFilterWords,
  PartnerID: () => 'Theo đối tác',
};

/** What requests for codes can be narrowed by. */
export const posCodeFilters = listFilters<'listPosCodeLogs'>()({
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
  GeneralSearch: textFilter,
  PosPartnerID: idFilter,
  PartnerID: idFilter,
});

/** Filters that are set, in words. */
export const figureFilterWords: FilterWords<typeof figureFilters> = {
  PosPartnerID: () => 'Theo máy',
  PartnerID: () => 'Theo đối tác',
};
