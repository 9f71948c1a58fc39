import { activeStatusOptions, labelOf, type ActiveStatus } from '@so-the/api-client';
import { choiceFilter, textFilter } from '../address/listAddress.ts';

/** What most records are narrowed by: a search text, and whether they are in use. */
export const recordFilters = { GeneralSearch: textFilter, Status: choiceFilter(activeStatusOptions) };

/** These filters in words, when they are set. */
export const recordFilterWords = {
  Status: (status: ActiveStatus) => `Trạng thái: ${labelOf(activeStatusOptions, status)}`,
};
