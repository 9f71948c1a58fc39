import { DateRangeField } from '@so-the/ui';
import { FlagFilter } from '../../kit/list/filters/FlagFilter.tsx';
import type { FilterValues } from '../../kit/list/address/listAddress.ts';
import { StatusFilter } from '../../kit/list/filters/StatusFilter.tsx';
import type { ListControl } from '../../kit/list/address/useListState.ts';
import { AffPicker } from '../../kit/pickers/AffPicker.tsx';
import type { customerFilters } from './customerFilters.ts';

/** The fields behind "Bộ lọc" of the list of customers. */
export function CustomerFilterFields({ list }: { list: ListControl<FilterValues<typeof customerFilters>> }) {
  const [from, to] = [list.filter('CreatedFrom').value, list.filter('CreatedTo').value];
  return (
    <>
      <StatusFilter list={list} />
      <AffPicker label="Cộng tác viên" placeholder="Tất cả" {...list.filter('AffID')} />
      <DateRangeField
        label="Ngày tạo"
        value={{ from, to }}
        onChange={(days) => list.setFilters({ CreatedFrom: days.from ?? undefined, CreatedTo: days.to ?? undefined })}
      />
      <FlagFilter label="Còn công nợ" {...list.filter('OnlyDebt')} />
    </>
  );
}
