import { useMemo, useState } from 'react';
import type { RowData } from '@tanstack/react-table';
import { createPortal } from 'react-dom';
import { handedOn } from '../Part/partProps.ts';
import { BREAKPOINTS } from '../theme/constants.ts';
import { Chosen, isChosen } from './Chosen.tsx';
import { roomForFigures } from './figureRoom.ts';
import { layoutColumns, type TableLayout } from './layout.ts';
import { VIRTUAL_FROM } from './TableBody.tsx';
import { TableGrid } from './TableGrid.tsx';
import { TableMessage } from './TableMessage.tsx';
import { TablePager } from './TablePager.tsx';
import type { DataTableProps } from './tableProps.ts';
import { TableToolbar } from './TableToolbar.tsx';
import { useColumnFit } from './useColumnFit.ts';
import { drawnWidths } from './tableView.ts';
import { useFillHeight } from './useFillHeight.ts';
import { useMediaQuery } from '../theme/useMediaQuery.ts';
import { useTableModel } from './useTableModel.ts';
import { useTableView } from './useTableView.ts';
import '../Button/Button.css';
import '../IconButton/IconButton.css';
import './DataTable.css';
import './rows.css';
import './cells.css';
import './edges.css';
import './rowStates.css';
import './detail.css';
import './cards.css';
import './lowCards.css';
import './paper.css';

/**
 * A server-driven table. Rows are links where they have an address; Tab reaches the grid once and arrows walk in it;
 * Space chooses, Shift+Space or Shift+click reach back to the last choice, Enter opens, Ctrl+click opens a tab.
 * Below 600 px every row becomes a card.
 */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { columns, source, query, selection, toolsPlace } = props;
  const cards = useMediaQuery(`(width < ${BREAKPOINTS.sm}px)`);
  const { view, changeView } = useTableView(columns, props.view);
  const table = useTableModel(props);
  const checks = selection !== undefined;
  const actions = props.rowActions !== undefined;
  const figures = props.onOpenFigure !== undefined;
  const lowCards = columns.some(({ onCard }) => onCard !== undefined);
  const detail = props.detail && (props.detail.label ?? 'chi tiết');
  const { rows: shown, totals } = source;
  const roomy = useMemo(
    () => roomForFigures(columns, { rows: shown, totals, loading: false }),
    [columns, shown, totals],
  );
  const layout: TableLayout<Row> = useMemo(
    () => layoutColumns(drawnWidths(roomy, view), view, { checks, actions, figures, detail }),
    [roomy, view, checks, actions, figures, detail],
  );
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const rows = source.error === undefined ? source.rows?.length : 0;
  const bounded = !cards || (rows ?? 0) > VIRTUAL_FROM;
  useFillHeight(scroller, bounded, props.label, props.moreBelow);
  useColumnFit(scroller, layout);
  const tools = <TableToolbar props={props} table={table} view={view} onView={changeView} cards={cards} />;

  return (
    <div {...handedOn(props)} className="st-table" data-density={view.density} data-low-cards={lowCards || undefined}>
      {toolsPlace === undefined ? tools : toolsPlace && createPortal(tools, toolsPlace)}
      <div className="st-table__box" data-stale={(source.loading && rows !== undefined) || undefined}>
        {!cards && isChosen(selection) ? (
          <div className="st-table__chosen-bar">
            <Chosen table={table} selection={selection} total={source.total ?? 0} />
          </div>
        ) : null}
        <div ref={setScroller} className="st-table__scroll" data-bounded={bounded || undefined}>
          <TableGrid
            props={props}
            table={table}
            layout={layout}
            view={view}
            onView={changeView}
            cards={cards}
            scroller={scroller}
          />
          <TableMessage {...props} />
        </div>
        {query && source.total !== 0 ? <TablePager query={query} total={source.total ?? source.rows?.length} /> : null}
      </div>
    </div>
  );
}
