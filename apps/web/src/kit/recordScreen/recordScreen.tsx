import type { ReactElement, ReactNode } from 'react';
import type { ImportPlan } from '../batch/importPlan.ts';
import { ListScreen } from '../list/ListScreen.tsx';
import type { ListFiltersProps } from '../list/filters/ListFilters.tsx';
import type { List } from '../list/useList.ts';
import { useOpenRecord } from '../record/useOpenRecord.ts';
import { RecordContext, useRecordScreen, type RecordKind } from './recordContext.ts';
import { RecordForm, type RecordFormProps } from './RecordForm.tsx';
import { RecordOwnForm, type RecordOwnFormProps } from './RecordOwnForm.tsx';
import { RecordImport } from './RecordImport.tsx';
import { RecordSearch, type RecordSearchProps } from './RecordSearch.tsx';
import { RecordTable, type RecordTableProps } from './RecordTable.tsx';

interface RecordScreenProps<Row extends object> {
  /** The list of the records. */
  list: ListOf<Row>;
  /** A line under the title. */
  description?: ReactNode;
  /** The screen's parts, in any order, and its dialogs. */
  children: ReactNode;
}

/** A list of some rows, whatever it is narrowed by. */
type ListOf<Row extends object> = Pick<List<object, Row>, 'answer' | 'rights' | 'source'>;

/** A record screen and its parts, for one kind of record. */
export interface RecordScreen<Row extends object> {
  (props: RecordScreenProps<Row>): ReactElement;
  /** Buttons before "Xuất Excel" and "Thêm mới". */
  Actions: (props: { children: ReactNode }) => ReactNode;
  /** Search, fields and chips. */
  Filters: (props: ListFiltersProps) => ReactElement;
  /** Search and status alone, for a list with the `recordFilters`. */
  Search: (props: RecordSearchProps) => ReactElement;
  /** "Nhập Excel", for who may import. */
  Import: (props: { plan: ImportPlan }) => ReactNode;
  /** The rows: opened, changed, deleted, copied and exported as the person's rights allow. */
  Table: (props: RecordTableProps<Row>) => ReactElement;
  /** The form of a new or an opened record; with it comes "Thêm mới". */
  Form: <Input extends object>(props: RecordFormProps<Row, Input>) => ReactNode;
  /** The same with a form component of the screen's own, for one whose values are not what is sent. */
  OwnForm: (props: RecordOwnFormProps<Row>) => ReactNode;
}

/**
 * The screen of one kind of record: a list whose records are opened from the address, changed, and deleted after asking;
 * the screen adds filters, columns, lines of the row's menu and the form.
 *
 * @example
 * const Screen = recordScreen<Aff>({ title: 'Cộng tác viên', noun: 'cộng tác viên', … });
 */
export function recordScreen<Row extends object>(kind: RecordKind<Row>): RecordScreen<Row> {
  const screen = (props: RecordScreenProps<object>) => (
    <Frame kind={kind as unknown as RecordKind<object>} {...props} />
  );
  return Object.assign(screen, parts) as unknown as RecordScreen<Row>;
}

function Frame({ kind, ...props }: RecordScreenProps<object> & { kind: RecordKind<object> }) {
  const list = props.list as List<object>;
  const form = useOpenRecord(kind.formParam);
  return (
    <RecordContext value={{ ...kind, list, form }}>
      <ListScreen {...props} title={kind.title} list={list} />
    </RecordContext>
  );
}

function Actions({ children }: { children: ReactNode }) {
  useRecordScreen('Actions');
  return <ListScreen.Actions>{children}</ListScreen.Actions>;
}

const parts = {
  Actions,
  Filters: ListScreen.Filters,
  Search: RecordSearch,
  Import: RecordImport,
  Table: RecordTable,
  Form: RecordForm,
  OwnForm: RecordOwnForm,
};
