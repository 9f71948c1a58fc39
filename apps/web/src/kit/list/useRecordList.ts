import type { FilterValues } from './listAddress.ts';
import { recordFilters } from './recordFilters.ts';
import { useListScreen, type List } from './useListScreen.ts';

/** A list that is narrowed by a search text and whether its records are in use. */
export type RecordList = List<FilterValues<typeof recordFilters>>;

/**
 * The state of a list that search and status are enough for.
 *
 * @param name under which the person's columns are remembered; unique among lists
 */
export function useRecordList(name: string): RecordList {
  return useListScreen({ name, filters: recordFilters });
}
