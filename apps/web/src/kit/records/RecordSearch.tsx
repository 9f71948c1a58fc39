import { labelOf } from '@so-the/api-client';
import { ListScreen } from '../list/ListScreen.tsx';
import { StatusFilter } from '../list/StatusFilter.tsx';
import type { RecordList } from '../list/useRecordList.ts';

/** Props of `Screen.Search`. */
export interface RecordSearchProps<Status extends string | number> {
  list: RecordList<Status>;
  /** What can be searched for: "Tên, mã hoặc số điện thoại". */
  placeholder: string;
}

/** Search and status, for a list made with `useRecordList`. */
export function RecordSearch<Status extends string | number>({ list, placeholder }: RecordSearchProps<Status>) {
  const words = { Status: (status: Status) => `Trạng thái: ${labelOf(list.statuses, status)}` };
  return (
    <ListScreen.Filters words={words} placeholder={placeholder}>
      <StatusFilter list={list} options={list.statuses} />
    </ListScreen.Filters>
  );
}
