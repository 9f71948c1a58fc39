import { labelOf, scheduleStatusOptions, serviceTypeOptions } from '@so-the/api-client';
import { choiceFilter, flagFilter, idFilter, textFilter } from '../../kit/list/address/listAddress.ts';
import { listFilters, type FilterWords } from '../../kit/list/filters/listFilters.ts';

/** What the calendar of appointments can be narrowed by: it shows whole days, so there is no search. */
export const calendarFilters = listFilters<'listSchedulesByDate'>()({
  Status: choiceFilter(scheduleStatusOptions),
  ServiceType: choiceFilter(serviceTypeOptions),
  StaffID: idFilter,
  HideCancelled: flagFilter,
});

/** What appointments can be narrowed by. */
export const scheduleFilters = listFilters<'listSchedulesByDate'>()({
  GeneralSearch: textFilter,
  ...calendarFilters,
});

/** Filters that are set, in words. */
export const scheduleFilterWords: FilterWords<typeof scheduleFilters> = {
  Status: (status) => `Trạng thái: ${labelOf(scheduleStatusOptions, status)}`,
  ServiceType: (service) => `Dịch vụ: ${labelOf(serviceTypeOptions, service)}`,
  StaffID: () => 'Theo nhân viên',
  HideCancelled: () => 'Không kể đơn hủy',
};
