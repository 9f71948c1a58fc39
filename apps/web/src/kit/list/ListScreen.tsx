import { useContext, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { PageHeader } from '@so-the/ui';
import { whyNoList } from './listAnswer.ts';
import { ListContext } from './listContext.ts';
import { ListFilters } from './filters/ListFilters.tsx';
import { ListHeadContext } from './listHead.ts';
import { ListActions, ListTable } from './ListTable.tsx';
import type { List } from './useList.ts';
import './ListScreen.css';

/** Props of {@link ListScreen}. */
export interface ListScreenProps<Shown> {
  /** Title of the screen; also names its table. */
  title: string;
  /** The list, which its parts share. */
  list: Shown;
  /** What is to be known of the figures, beside the title. */
  description?: ReactNode;
  /** `ListScreen.Actions`, `.Filters`, `.Table`, and the dialogs of the screen. */
  children: ReactNode;
}

/** A list screen: title with actions, filters, table. */
export function ListScreen<Shown extends Pick<List<never>, 'rights'>>({
  title,
  description,
  children,
  ...props
}: ListScreenProps<Shown>) {
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const [views, setViews] = useState<HTMLElement | null>(null);
  const list = props.list as unknown as List<object>;
  const closed = whyNoList(list.answer.error);
  const context = useMemo(
    () => ({ title, list, tools, actions, views, setViews, closed }),
    [title, list, tools, actions, views, closed],
  );
  const shared = useContext(ListHeadContext);
  const head = (
    <PageHeader
      title={shared?.title ?? title}
      meta={description && <span className="list-screen__description">{description}</span>}
      action={
        <div className="list-screen__actions">
          <div ref={setTools} />
          <div ref={setActions} />
        </div>
      }
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

ListScreen.Actions = ListActions;
ListScreen.Filters = ListFilters;
ListScreen.Table = ListTable;
