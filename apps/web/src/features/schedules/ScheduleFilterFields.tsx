import { scheduleStatusOptions, serviceTypeOptions } from '@so-the/api-client';
import { FlagFilter } from '../../kit/list/filters/FlagFilter.tsx';
import { SelectField } from '@so-the/ui';
import type { FilterValues } from '../../kit/list/address/listAddress.ts';
import type { ListControl } from '../../kit/list/address/useListState.ts';
import { StaffPicker } from '../../kit/pickers/StaffPicker.tsx';
import type { calendarFilters } from './scheduleFilters.ts';

/** The further filters of the list of appointments. */
export function ScheduleFilterFields({ list }: { list: ListControl<FilterValues<typeof calendarFilters>> }) {
  return (
    <>
      <SelectField label="Trạng thái" options={scheduleStatusOptions} placeholder="Tất cả" {...list.filter('Status')} />
      <SelectField label="Dịch vụ" options={serviceTypeOptions} placeholder="Tất cả" {...list.filter('ServiceType')} />
      <StaffPicker label="Nhân viên" placeholder="Tất cả" {...list.filter('StaffID')} />
      <FlagFilter label="Không kể đơn hủy" {...list.filter('HideCancelled')} />
    </>
  );
}
