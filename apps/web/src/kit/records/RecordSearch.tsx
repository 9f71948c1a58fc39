import { ListScreen } from '../list/ListScreen.tsx';
import { recordFilterWords } from '../list/recordFilters.ts';
import { StatusFilter } from '../list/StatusFilter.tsx';
import { useRecordScreen } from './recordContext.ts';

/** Props of `Screen.Search`. */
export interface RecordSearchProps {
  /** What can be searched for: "Tên, mã hoặc số điện thoại". */
  placeholder: string;
}

/** Search and status, for a list made with `recordFilters` alone. */
export function RecordSearch({ placeholder }: RecordSearchProps) {
  const { list } = useRecordScreen('Search');
  return (
    <ListScreen.Filters words={recordFilterWords} placeholder={placeholder}>
      <StatusFilter list={list} />
    </ListScreen.Filters>
  );
}
