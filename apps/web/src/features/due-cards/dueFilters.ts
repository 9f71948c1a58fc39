import { dueLevelOptions, labelOf } from '@so-the/api-client';
import { choiceFilter, flagFilter, idFilter, textFilter } from '../../kit/list/address/listAddress.ts';
import { listFilters, type FilterWords } from '../../kit/list/filters/listFilters.ts';

/** How near a card that is announced may be to its due day. */
const dueChoices = dueLevelOptions.filter((option) => option.value !== 0);

/** What cards due can be narrowed by. */
export const dueFilters = listFilters<'listCardNotices'>()({
  GeneralSearch: textFilter,
  DueLevel: choiceFilter(dueChoices),
  StaffId: idFilter,
  HasSchedule: flagFilter,
});

/** Filters that are set, in words. */
export const dueFilterWords: FilterWords<typeof dueFilters> = {
  DueLevel: (level) => `Đến hạn: ${labelOf(dueLevelOptions, level)}`,
  StaffId: () => 'Theo nhân viên',
  HasSchedule: (has) => (has ? 'Đã có đơn trong kỳ' : 'Chưa có đơn trong kỳ'),
};
