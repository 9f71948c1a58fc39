import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { DataTable, FilterBar, PageHeader, type DataTableProps, type FilterChip } from '@so-the/ui';
import { Refused } from '../answer/Answer.tsx';
import { inSentence } from '../form/fieldRules.ts';
import { isForbidden, sourceOf, type ListAnswer } from './listAnswer.ts';
import { ListHeadContext } from './listHead.ts';
import type { List } from './useListScreen.ts';
import { useShopFilter } from './useShopFilter.tsx';
import { ListViews } from './views/ListViews.tsx';
import './ListScreen.css';

interface ListContextValue {
  title: string;
  list: List<object>;
  /** Place in the header where actions appear. */
  actions: HTMLElement | null;
  /** The server refuses the rows: what can be done with them is away as well. */
  refused: boolean;
  setRefused: (refused: boolean) => void;
}

const ListContext = createContext<ListContextValue | null>(null);

function useListContext(part: string): ListContextValue {
  const context = useContext(ListContext);
  if (!context) throw new Error(`ListScreen.${part} must be inside ListScreen: put it among the children of one.`);
  return context;
}

/** Title of the list screen around. */
export function useListTitle(): string {
  return useListContext('useListTitle').title;
}

/** Props of {@link ListScreen}. */
export interface ListScreenProps<Filters> {
  /** Title of the screen; also names its table. */
  title: string;
  /** The list's state, which its parts share. */
  list: List<Filters>;
  /** A line under the title. */
  description?: ReactNode;
  /** `ListScreen.Actions`, `.Filters`, `.Table`, and the dialogs of the screen. */
  children: ReactNode;
}

/** A list screen: title with actions, filters, table. */
export function ListScreen<Filters>({ title, list, description, children }: ListScreenProps<Filters>) {
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const [refused, setRefused] = useState(false);
  const context = useMemo(
    () => ({ title, list: list as unknown as List<object>, actions, refused, setRefused }),
    [title, list, actions, refused],
  );
  const shared = useContext(ListHeadContext);
  const head = (
    <PageHeader
      title={shared?.title ?? title}
      description={description}
      action={<div className="list-screen__actions" ref={setActions} />}
    />
  );
  return (
    <ListContext value={context}>
      <section className="list-screen">
        {shared ? shared.place && createPortal(head, shared.place) : head}
        {children}
      </section>
    </ListContext>
  );
}

/** What can be done with the list as a whole; one primary button, last. Nothing, where the list is refused. */
function Actions({ children }: { children: ReactNode }) {
  const { actions, refused } = useListContext('Actions');
  return actions && !refused && createPortal(children, actions);
}

/** Props of `ListScreen.Filters`. */
export interface ListFiltersProps {
  /** What can be searched for: "Tên, mã hoặc số điện thoại". */
  placeholder?: string;
  /** Filter that the search box sets, where the call has another name for it. Default `GeneralSearch`. */
  search?: string;
  /** Every filter but the search in words, as `FilterWords` has them, for the chips of those that are set. */
  words: Readonly<Record<string, (value: never) => string>>;
  /** Fields that are always in sight. */
  inline?: ReactNode;
  /** Further fields, each bound by `list.filter(name)`. */
  children?: ReactNode;
}

/** Search, fields and chips of the list's filters; in the company a shop as well, where the list's call knows one. */
function Filters({ placeholder, words, inline, children, ...names }: ListFiltersProps) {
  const { title, list, refused } = useListContext('Filters');
  const shop = useShopFilter(list);
  if (refused) return null;
  const search = (list as List<Record<string, string | undefined>>).filter(names.search ?? 'GeneralSearch');
  return (
    <FilterBar
      search={{
        label: `Tìm ${inSentence(title)}`,
        placeholder,
        value: search.value ?? '',
        onChange: search.onChange,
      }}
      chips={[...shop.chips, ...chipsOf(list, words)]}
      onClear={list.clearFilters}
      inline={inline}
    >
      {shop.field ? (
        <>
          {shop.field}
          {children}
        </>
      ) : (
        children
      )}
    </FilterBar>
  );
}

function chipsOf(list: List<object>, words: object): FilterChip[] {
  return Object.entries(words as Record<string, (value: unknown) => string>).flatMap(([name, say]) => {
    const { value, onChange } = list.filter(name as never);
    return value === null ? [] : [{ id: name, label: say(value), onRemove: () => onChange(null) }];
  });
}

/** Props of `ListScreen.Table`. */
export interface ListTableProps<Row extends object> extends Omit<
  DataTableProps<Row>,
  'label' | 'source' | 'query' | 'view' | 'toolbar'
> {
  /** What the query hook returned for `list.args`. */
  answer: ListAnswer<Row>;
}

/** The rows of the list; says so when the person has no right to them. */
function Table<Row extends object>({ answer, ...props }: ListTableProps<Row>) {
  const { title, list, setRefused } = useListContext('Table');
  const refused = isForbidden(answer.error);
  useEffect(() => setRefused(refused), [setRefused, refused]);
  useLastPage(list, answer);
  if (refused) return <Refused noun={inSentence(title)} />;
  return (
    <DataTable
      {...props}
      label={title}
      source={sourceOf(answer)}
      query={list.query}
      view={list.view}
      toolbar={<ListViews list={list} />}
    />
  );
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
