import { labelOf, scheduleStatusOptions, serviceTypeOptions } from '@so-the/api-client';
import { formatDate } from '@so-the/ui/format';
import { choiceFilter, dateFilter, flagFilter, idFilter, textFilter } from '../../kit/list/listAddress.ts';
import { listFilters, type FilterWords } from '../../kit/list/listFilters.ts';
import { shopFilter } from '../../kit/list/shopFilter.ts';

/** What appointments can be narrowed by. */
export const scheduleFilters = listFilters<'listSchedulesByDate'>()({
  ...shopFilter,
  GeneralSearch: textFilter,
  ForDate: dateFilter,
  ToDate: dateFilter,
  Status: choiceFilter(scheduleStatusOptions),
  ServiceType: choiceFilter(serviceTypeOptions),
  StaffID: idFilter,
  HideCancelled: flagFilter,
});

/** Filters that are set, in words. */
export const scheduleFilterWords: FilterWords<typeof scheduleFilters> = {
  ForDate: (day) => `Từ ${formatDate(day)}`,
  ToDate: (day) => `Đến ${formatDate(day)}`,
  Status: (status) => `Trạng thái: ${labelOf(scheduleStatusOptions, status)}`,
  ServiceType: (service) => `Dịch vụ: ${labelOf(serviceTypeOptions, service)}`,
  StaffID: () => 'Theo nhân viên',
  HideCancelled: () => 'Không kể đơn hủy',
};
