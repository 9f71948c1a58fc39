import type { ActiveStatus } from '@so-the/api-client';
import { ListScreen } from '../list/ListScreen.tsx';
import { recordFilterWords } from '../list/recordFilters.ts';
import { StatusFilter } from '../list/StatusFilter.tsx';
import type { List } from '../list/useListScreen.ts';
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
      <StatusFilter list={list as List<{ Status?: ActiveStatus }>} />
    </ListScreen.Filters>
  );
}
