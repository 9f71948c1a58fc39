import { labelOf, scheduleStatusOptions, serviceTypeOptions } from '@so-the/api-client';
import { choiceFilter, flagFilter, idFilter, textFilter } from '../../kit/list/listAddress.ts';
import { listFilters, type FilterWords } from '../../kit/list/listFilters.ts';

/** What appointments can be narrowed by. */
export const scheduleFilters = listFilters<'listSchedulesByDate'>()({
  GeneralSearch: textFilter,
  Status: choiceFilter(scheduleStatusOptions),
  ServiceType: choiceFilter(serviceTypeOptions),
  StaffID: idFilter,
  HideCancelled: flagFilter,
});

/** Filters that are set, in words. */
export const scheduleFilterWords: FilterWords<typeof scheduleFilters> = {
  Status: (status) => `Trạng thái: ${labelOf(scheduleStatusOptions, status)}`,
  ServiceType: (service) => `Dịch vụ: ${labelOf(serviceTypeOptions, service)}`,
  StaffID: () => 'Theo nhân viên',
  HideCancelled: () => 'Không kể đơn hủy',
};
