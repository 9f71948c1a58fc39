import { ListScreen } from '../list/ListScreen.tsx';
import { recordFilterWords, type recordFilters } from '../list/filters/recordFilters.ts';
import { StatusFilter } from '../list/filters/StatusFilter.tsx';
import type { FilterValues } from '../list/address/listAddress.ts';
import type { ListControl } from '../list/address/useListState.ts';

/** Props of `Screen.Search`. */
export interface RecordSearchProps {
  /** A list with the `recordFilters`, and no others but the shop. */
  list: ListControl<FilterValues<typeof recordFilters>>;
  /** What can be searched for: "Tên, mã hoặc số điện thoại". */
  placeholder: string;
}

/** Search and status, for a list that needs no other filters. */
export function RecordSearch({ list, placeholder }: RecordSearchProps) {
  return (
    <ListScreen.Filters words={recordFilterWords} placeholder={placeholder}>
      <StatusFilter list={list} />
    </ListScreen.Filters>
  );
}
