import { Button, Icon, type DataTableProps, type MenuItem } from '@so-the/ui';
import { ListScreen } from '../list/ListScreen.tsx';
import type { ChosenDeed } from '../list/chosen/ChosenRowsButton.tsx';
import { menuLines } from '../list/menuLines.ts';
import { useDeletion } from '../record/useDeletion.tsx';
import { useRecordScreen } from './recordContext.ts';

/** Props of `Screen.Table`. */
export interface RecordTableProps<Row> extends Pick<DataTableProps<Row>, 'columns'> {
  /** Further lines of a row's menu, between "Sửa" and "Xóa"; `false` stands for one the person may not use. */
  actions?: (row: Row) => readonly (MenuItem | false)[];
  /** Deletes a record; rejects with the failure of the call. Absent: records are not deleted here. */
  remove?: (row: Row) => Promise<unknown>;
  /** Address that a row leads to. Default: its form, for who may change it. */
  href?: (row: Row) => string | undefined;
  /** What can be done with the chosen rows, beside copying them. Default: nothing. */
  chosenDeeds?: readonly ChosenDeed<Row>[];
  /** Whether records are changed in a form here. Default true. */
  editable?: boolean;
}

/** The rows of a record screen. */
export function RecordTable({ actions, remove, href, editable = true, ...props }: RecordTableProps<object>) {
  const { noun, idOf, nameOf, list, form } = useRecordScreen('Table');
  const { rights } = list;
  const deletion = useDeletion({
    noun,
    name: nameOf,
    send: async (row: object) => {
      await remove?.(row);
    },
  });
  const mayEdit = editable && rights.edit;
  const mayRemove = remove !== undefined && rights.remove;
  const hasMenu = mayEdit || mayRemove || actions !== undefined;
  const linesOf = (row: object) =>
    menuLines(
      mayEdit && { label: 'Sửa', icon: 'edit', onSelect: () => form.open(idOf(row)) },
      ...(actions?.(row) ?? []),
      mayRemove && deletion.action(row),
    );
  return (
    <>
      <ListScreen.Table
        {...props}
        rowKey={(row) => String(idOf(row))}
        rowHref={href ?? (mayEdit ? (row) => form.hrefOf(idOf(row)) : undefined)}
        rowActions={hasMenu ? linesOf : undefined}
        emptyText={`Chưa có ${noun}`}
        emptyAction={rights.add && <AddFirst noun={noun} onClick={form.add} />}
      />
      {deletion.dialog}
    </>
  );
}

function AddFirst({ noun, onClick }: { noun: string; onClick: () => void }) {
  return (
    <Button icon={<Icon name="plus" />} onClick={onClick}>
      Thêm {noun}
    </Button>
  );
}
