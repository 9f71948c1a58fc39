import { memo, type CSSProperties, type ReactNode } from 'react';
import { formatDate } from '../format/date.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { cellContent, cellText, cellTitle, figureButton, isZero, mayBeCut, secondLine } from './cellContent.tsx';
import type { Column } from './columns.ts';
import type { PlacedColumn, TableLayout } from './layout.ts';

/** What a row needs; every value is plain or stable, so that only a row that changed is drawn again. */
export interface TableRowProps<Row> {
  row: Row;
  /** Key of the row; names it in selection and menus. */
  id: string;
  /** Place on the page, from 0. */
  index: number;
  /** Place among all matches, from 1, titles included. */
  ariaIndex: number;
  layout: TableLayout<Row>;
  /** Address of the row, if it has one. */
  href: string | undefined;
  /** The row opens although it has no address. */
  opens: boolean;
  /** The row was just made and is shown. */
  lit: boolean;
  /** `undefined`: no checkbox in this row. */
  selected: boolean | undefined;
  /** Something can be done with the row. */
  hasMenu: boolean;
  menuOpen: boolean;
  /** What stands below the row; `undefined`: closed, `null`: it has nothing to open. */
  detail: ReactNode;
  /** The checkbox was pressed; with Shift it reaches back to the last one pressed. */
  onToggle: (index: number, shift: boolean) => void;
  /** Distance in px from the first row, where only the rows in view are drawn. */
  top?: number;
  /** Reports the height of a card; rows of one height need no measuring. */
  measure?: (element: HTMLTableRowElement | null) => void;
}

function PlainTableRow<Row>(props: TableRowProps<Row>) {
  const { measure, ...rest } = props;
  const { row, index, layout, selected } = rest;
  const name = rowName(rest);
  return (
    <tr
      ref={measure}
      className="st-row"
      style={rest.top === undefined ? undefined : { position: 'absolute', top: rest.top }}
      data-index={index}
      data-lit={rest.lit ? '' : undefined}
      data-alike={rest.top !== undefined && !measure ? '' : undefined}
      aria-rowindex={rest.ariaIndex}
      aria-selected={layout.checks ? selected === true : undefined}
      data-open={rest.detail ? '' : undefined}
      data-opens={rest.href !== undefined || rest.opens || undefined}
    >
      {layout.checks ? <CheckCell {...rest} name={name} /> : null}
      {layout.detail === undefined ? null : <OpenCell {...rest} name={name} />}
      {layout.columns.map((placed) => {
        const cell = {
          tabIndex: -1,
          className: cellClass(placed, row),
          style: leftEdge(placed),
          'data-label': placed.column.header,
          title: cellTitle(placed.column, row),
        };
        return placed.leads ? (
          <th key={placed.id} scope="row" {...cell}>
            <RowLead {...rest} placed={placed} />
            {secondLine(placed.column, row)}
          </th>
        ) : (
          <td key={placed.id} {...cell}>
            {contentOf(placed.column, rest, name)}
            {secondLine(placed.column, row)}
          </td>
        );
      })}
      {layout.actions ? <ActionsCell {...rest} name={name} /> : null}
      {rest.detail ? (
        <td className="st-table__detail" colSpan={layout.widths.length}>
          <div>{rest.detail}</div>
        </td>
      ) : null}
    </tr>
  );
}

function cellClass<Row>({ column, className }: PlacedColumn<Row>, row: Row): string {
  return `${className}${mayBeCut(column, row) ? ' st-cell--cut' : ''}${isZero(column, row) ? ' st-cell--zero' : ''}`;
}

/** What a row's checkbox and menu call it: the text of its first column, else its key. */
function rowName<Row>({ layout, row, id }: TableRowProps<Row>): string {
  const field = layout.columns[0]?.column.field;
  if (layout.columns[0]?.column.cell === 'date' && field !== undefined) return formatDate(cellText(row[field]));
  return (field === undefined ? '' : cellText(row[field])) || id;
}

function contentOf<Row>(column: Column<Row>, { row, layout }: TableRowProps<Row>, name: string): ReactNode {
  const isFigure = layout.figures && 'figure' in column && column.figure !== undefined;
  const opens = isFigure && column.opens?.(row) !== false;
  const amount = opens ? row[column.field] : undefined;
  return typeof amount === 'number' ? figureButton(column, amount, name) : cellContent(column, row);
}

/** One row of data. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;

/** Style of a cell that stays in view; `undefined` for the others. */
export function leftEdge<Row>(placed: PlacedColumn<Row>): CSSProperties | undefined {
  return placed.left === undefined ? undefined : { left: placed.left };
}

function RowLead<Row>({ row, href, opens, placed }: TableRowProps<Row> & { placed: PlacedColumn<Row> }) {
  const content = cellContent(placed.column, row);
  if (href !== undefined) {
    return (
      <Link href={href} className="st-table__lead" tabIndex={-1} data-focus="" data-row-link="">
        {content}
      </Link>
    );
  }
  if (!opens) return content;
  return (
    <button type="button" className="st-table__lead" tabIndex={-1} data-focus="" data-row-open="">
      {content}
    </button>
  );
}

function CheckCell<Row>({ name, index, selected, onToggle }: TableRowProps<Row> & { name: string }) {
  return (
    <td tabIndex={-1} className="st-cell st-cell--check st-cell--frozen">
      {selected === undefined ? null : (
        <label className="st-table__check-area">
          <input
            type="checkbox"
            className="st-table__check"
            aria-label={`Chọn ${name}`}
            tabIndex={-1}
            data-focus=""
            checked={selected}
            onChange={(event) => onToggle(index, (event.nativeEvent as MouseEvent).shiftKey)}
          />
        </label>
      )}
    </td>
  );
}

function OpenCell<Row>({ layout, detail, name }: TableRowProps<Row> & { name: string }) {
  return (
    <td tabIndex={-1} className="st-cell st-cell--open st-cell--frozen" style={{ left: layout.detailLeft }}>
      {detail === null ? null : (
        <button
          type="button"
          className="st-icon-button st-icon-button--small"
          aria-label={`Xem ${layout.detail} của ${name}`}
          aria-expanded={detail !== undefined}
          tabIndex={-1}
          data-focus=""
          data-row-detail=""
        >
          <Icon name={detail === undefined ? 'chevron-right' : 'chevron-down'} size={16} />
        </button>
      )}
    </td>
  );
}

function ActionsCell<Row>({ hasMenu, menuOpen, name }: TableRowProps<Row> & { name: string }) {
  return (
    <td tabIndex={-1} className="st-cell st-cell--actions">
      {hasMenu ? (
        <button
          type="button"
          className="st-icon-button st-icon-button--small"
          aria-label={`Thao tác với ${name}`}
          title="Thao tác"
          aria-haspopup="menu"
          aria-expanded={menuOpen}
          tabIndex={-1}
          data-focus=""
          data-row-menu=""
        >
          <Icon name="more" />
        </button>
      ) : null}
    </td>
  );
}
