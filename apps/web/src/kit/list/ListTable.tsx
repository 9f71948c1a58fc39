import { useEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { DataTableProps } from '@so-the/ui';
import { Lacking, Refused } from '../answer/Answer.tsx';
import { inSentence } from '../form/fieldRules.ts';
import { PrintButton } from './PrintButton.tsx';
import { ExportButton } from './ExportButton.tsx';
import { ChoosingTable } from './chosen/ChoosingTable.tsx';
import type { ChosenDeed } from './chosen/ChosenRowsButton.tsx';
import { sourceOf } from './listAnswer.ts';
import { useListContext } from './listContext.ts';
import type { List } from './useList.ts';
import { useAddends } from './useAddends.ts';
import type { RowSelection } from './chosen/useRowSelection.ts';
import { useShopColumn } from './useShopColumn.ts';
import type { ReadyView } from './views/readyView.ts';
import { ListViews } from './views/ListViews.tsx';

/** What can be done with the list as a whole; one primary button, last. Nothing, where there is no list. */
export function ListActions({ children }: { children: ReactNode }) {
  const { actions, closed } = useListContext('Actions');
  return actions && !closed && createPortal(children, actions);
}

/** What every list can do, before its own actions: the primary button stands last. */
function ListTools({ children }: { children: ReactNode }) {
  const { tools, closed } = useListContext('Tools');
  return tools && !closed && createPortal(children, tools);
}

/** Props of `ListScreen.Table`. */
export interface ListTableProps<Row extends object> extends Omit<
  DataTableProps<Row>,
  'label' | 'source' | 'query' | 'view' | 'toolbar' | 'toolsPlace' | 'selection' | 'rowKey'
> {
  /** Names a row; unique in the list. */
  rowKey: (row: Row) => string;
  /** The sums open as the cells of their columns do. Default true. */
  totalsOpen?: boolean;
  /** Lines above the titles of an exported report. Default: the file begins with its titles. */
  fileHeading?: readonly string[];
  /** Who signs the paper, from the left. Default: nobody. */
  signatures?: readonly string[];
  /** What stands above the rows on paper. Default: nothing. */
  paperHead?: ReactNode;
  /** Views that come with the list. Default: none. */
  readyViews?: readonly ReadyView[];
  /** What can be done with the chosen rows, beside copying them. Default: nothing. */
  chosenDeeds?: readonly ChosenDeed<Row>[];
  /** Which rows are chosen, where they can be chosen elsewhere too. Default: the table keeps it. */
  chosenRows?: RowSelection<Row>;
}

/**
 * The rows of the list, chosen and copied by who sees them, exported and printed by who may; says so when the person has no right to
 * them, and when the API has no call for them. Its columns are those of the file, and the company sees whose each row is.
 */
export function ListTable<Row extends object>(whole: ListTableProps<Row>) {
  const { fileHeading, signatures, paperHead, totalsOpen, chosenDeeds, chosenRows, readyViews = [], ...props } = whole;
  const { title, closed, ...context } = useListContext('Table');
  const list = context.list as unknown as List<object, Row>;
  const columns = useAddends(useShopColumn(props.columns), list.answer.data);
  useLastPage(list);
  if (closed === 'refused') return <Refused noun={inSentence(title)} />;
  if (closed === 'lacking') return <Lacking />;
  return (
    <>
      {list.rights.print && (
        <ListTools>
          <PrintButton columns={columns} rowKey={props.rowKey} signatures={signatures} above={paperHead} />
        </ListTools>
      )}
      {list.rights.exportExcel && (
        <ListTools>
          <ExportButton list={list} columns={columns} title={title} heading={fileHeading} />
        </ListTools>
      )}
      <ChoosingTable
        {...props}
        list={list}
        columns={columns}
        label={title}
        source={{ ...sourceOf(list.answer), totalsOpen }}
        query={list.query}
        view={list.view}
        toolbar={<ListViews list={list} ready={readyViews} />}
        toolsPlace={context.views ?? undefined}
        chosenDeeds={chosenDeeds}
        chosenRows={chosenRows}
      />
    </>
  );
}

/** A page behind the last one, from an old link or after a deletion, becomes the last one. */
function useLastPage({ query, correctPage, answer }: List<object>): void {
  const { data, isFetching } = answer;
  const last = Math.max(1, Math.ceil((data?.Total ?? 0) / query.pageSize));
  const beyond = !isFetching && data?.Data.length === 0 && query.page > last;
  useEffect(() => {
    if (beyond) correctPage(last);
  });
}
