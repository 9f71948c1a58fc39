import type { OperationId } from '@so-the/api-client';
import type { Column } from '@so-the/ui';
import { useRights } from '../access/useRights.ts';
import { ListScreen, useListTitle } from '../list/ListScreen.tsx';
import type { List } from '../list/useListScreen.ts';
import { ExportButton } from './ExportButton.tsx';

/** Props of {@link ListExport}. */
export interface ListExportProps<Row, Filters> {
  /** Path of the screen: whose rights count. */
  path: string;
  list: List<Filters>;
  /** Operation id of the list's call. */
  call: OperationId;
  columns: readonly Column<Row>[];
}

/** "Xuất Excel" of a list screen, for who may export; stands among the children of a `ListScreen`. */
export function ListExport<Row, Filters>({ path, ...exported }: ListExportProps<Row, Filters>) {
  const title = useListTitle();
  return useRights(path).exportExcel ? (
    <ListScreen.Actions>
      <ExportButton {...exported} title={title} />
    </ListScreen.Actions>
  ) : null;
}
