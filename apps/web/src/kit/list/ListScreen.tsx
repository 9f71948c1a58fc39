import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { DataTable, ErrorState, FilterBar, PageHeader, type DataTableProps, type FilterChip } from '@so-the/ui';
import { inSentence } from '../record/fieldRules.ts';
import { isForbidden, sourceOf, type ListAnswer } from './listAnswer.ts';
import type { List } from './useListScreen.ts';
import './ListScreen.css';

interface ListContextValue {
  title: string;
  /** Place in the header where actions appear. */
  actions: HTMLElement | null;
}

const ListContext = createContext<ListContextValue | null>(null);

function useListContext(part: string): ListContextValue {
  const context = useContext(ListContext);
  if (!context) throw new Error(`ListScreen.${part} must be inside ListScreen: put it among the children of one.`);
  return context;
}

/** Props of {@link ListScreen}. */
export interface ListScreenProps {
  /** Title of the screen; also names its table. */
  title: string;
  /** A line under the title. */
  description?: ReactNode;
  /** `ListScreen.Actions`, `.Filters`, `.Table`, and the dialogs of the screen. */
  children: ReactNode;
}

/** A list screen: title with actions, filters, table. */
export function ListScreen({ title, description, children }: ListScreenProps) {
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const context = useMemo(() => ({ title, actions }), [title, actions]);
  return (
    <ListContext value={context}>
      <section className="list-screen">
        <PageHeader
          title={title}
          description={description}
          action={<div className="list-screen__actions" ref={setActions} />}
        />
        {children}
      </section>
    </ListContext>
  );
}

/** What can be done with the list as a whole; one primary button, last. */
function Actions({ children }: { children: ReactNode }) {
  const { actions } = useListContext('Actions');
  return actions && createPortal(children, actions);
}

/** Props of `ListScreen.Filters`. */
export interface ListFiltersProps<Filters extends { GeneralSearch?: string }> {
  /** The list's state. */
  list: List<Filters>;
  /** What can be searched for: "Tên, mã hoặc số điện thoại". */
  placeholder?: string;
  /** Every other filter in words, for the chips of those that are set. */
  words: { [Name in Exclude<keyof Filters, 'GeneralSearch'>]-?: (value: NonNullable<Filters[Name]>) => string };
  /** Fields that are always in sight. */
  inline?: ReactNode;
  /** Further fields, each bound by `list.filter(name)`. */
  children?: ReactNode;
}

/** Search, fields and chips of the list's filters. */
function Filters<Filters extends { GeneralSearch?: string }>(props: ListFiltersProps<Filters>) {
  const { list, placeholder, words, inline, children } = props;
  const { title } = useListContext('Filters');
  const search = list.filter('GeneralSearch');
  return (
    <FilterBar
      search={{
        label: `Tìm ${inSentence(title)}`,
        placeholder,
        value: search.value ?? '',
        onChange: search.onChange,
      }}
      chips={chipsOf(list, words)}
      onClear={list.clearFilters}
      inline={inline}
    >
      {children}
    </FilterBar>
  );
}

function chipsOf<Filters extends object>(list: List<Filters>, words: object): FilterChip[] {
  return Object.entries(words as Record<string, (value: unknown) => string>).flatMap(([name, say]) => {
    const { value, onChange } = list.filter(name as keyof Filters);
    return value === null ? [] : [{ id: name, label: say(value), onRemove: () => onChange(null) }];
  });
}

/** Props of `ListScreen.Table`. */
export interface ListTableProps<Row extends object, Filters> extends Omit<
  DataTableProps<Row>,
  'label' | 'source' | 'query' | 'view'
> {
  /** The list's state. */
  list: List<Filters>;
  /** What the query hook returned for `list.args`. */
  answer: ListAnswer<Row>;
}

/** The rows of the list; says so when the person has no right to them. */
function Table<Row extends object, Filters>({ list, answer, ...props }: ListTableProps<Row, Filters>) {
  const { title } = useListContext('Table');
  useLastPage(list, answer);
  if (isForbidden(answer.error)) {
    return <ErrorState title="Không có quyền truy cập" message={`Bạn không có quyền xem ${inSentence(title)}.`} />;
  }
  return <DataTable {...props} label={title} source={sourceOf(answer)} query={list.query} view={list.view} />;
}

/** A page behind the last one, from an old link or after a deletion, becomes the last one. */
function useLastPage<Filters, Row>({ query, correctPage }: List<Filters>, { data, isFetching }: ListAnswer<Row>): void {
  const last = Math.max(1, Math.ceil((data?.Total ?? 0) / query.pageSize));
  const beyond = !isFetching && data?.Data.length === 0 && query.page > last;
  useEffect(() => {
    if (beyond) correctPage(last);
  });
}

ListScreen.Actions = Actions;
ListScreen.Filters = Filters;
ListScreen.Table = Table;
