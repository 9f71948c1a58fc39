import { useMemo } from 'react';
import { activeStatusOptions, type ActiveStatus, type EnumOption } from '@so-the/api-client';
import { choiceFilter, textFilter } from './listAddress.ts';
import { useListScreen, type List } from './useListScreen.ts';

/** A list that is narrowed by a search text and the status of its records. */
export interface RecordList<Status extends string | number = ActiveStatus> extends List<{
  GeneralSearch?: string;
  Status?: Status;
}> {
  /** What the status may be. */
  statuses: readonly EnumOption<Status>[];
}

/**
 * The state of a list that search and status are enough for.
 *
 * @param name under which the person's columns are remembered; unique among lists
 * @param statuses of the records, the same array on every call. Default: in use or not
 */
export function useRecordList<Status extends string | number = ActiveStatus>(
  name: string,
  statuses?: readonly EnumOption<Status>[],
): RecordList<Status> {
  const known = statuses ?? (activeStatusOptions as unknown as readonly EnumOption<Status>[]);
  const filters = useMemo(() => ({ GeneralSearch: textFilter, Status: choiceFilter(known) }), [known]);
  return { ...useListScreen({ name, filters }), statuses: known };
}
