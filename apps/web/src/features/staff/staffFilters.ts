import { groupIDOptions, labelOf, staffStatusOptions } from '@so-the/api-client';
import { choiceFilter, textFilter } from '../../kit/list/address/listAddress.ts';
import { listFilters, type FilterWords } from '../../kit/list/filters/listFilters.ts';

/** What staff can be narrowed by. */
export const staffFilters = listFilters<'listStaff'>()({
  UserName: textFilter,
  Status: choiceFilter(staffStatusOptions),
  GroupID: choiceFilter(groupIDOptions),
});

/** Filters that are set, in words. */
export const staffFilterWords: FilterWords<typeof staffFilters, 'UserName'> = {
  Status: (status) => `Trạng thái: ${labelOf(staffStatusOptions, status)}`,
  GroupID: (group) => `Nhóm quyền: ${labelOf(groupIDOptions, group)}`,
};
