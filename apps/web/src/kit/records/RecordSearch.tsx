import { ListScreen } from '../list/ListScreen.tsx';
import { recordFilterWords } from '../list/recordFilters.ts';
import { StatusFilter } from '../list/StatusFilter.tsx';
import type { RecordList } from '../list/useRecordList.ts';

/** Props of `Screen.Search`. */
export interface RecordSearchProps {
  /** A list with the `recordFilters`, and no others but the shop. */
  list: RecordList;
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
