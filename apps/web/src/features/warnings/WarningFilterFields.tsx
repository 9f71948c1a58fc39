import { orderWarningCodeOptions } from '@so-the/api-client';
import { SelectField } from '@so-the/ui';
import type { FilterValues } from '../../kit/list/address/listAddress.ts';
import type { ListControl } from '../../kit/list/address/useListState.ts';
import { StaffPicker } from '../../kit/pickers/StaffPicker.tsx';
import type { warningFilters } from './warningFilters.ts';

/** The further filters of the lists of warnings. */
export function WarningFilterFields({ list }: { list: ListControl<FilterValues<typeof warningFilters>> }) {
  return (
    <>
      <SelectField
        label="Loại cảnh báo"
        options={orderWarningCodeOptions}
        placeholder="Tất cả"
        {...list.filter('WarningCode')}
      />
      <StaffPicker label="Nhân viên" placeholder="Tất cả" {...list.filter('StaffID')} />
    </>
  );
}
