import { percentDigits } from '../format/percent.ts';
import type { rangeBounds } from './matrixCells.ts';
import type { MatrixAxis, MatrixEditorProps } from './matrixProps.ts';
import { readCell } from './readCell.ts';
import type { MatrixPlace } from './useMatrixKeys.ts';

interface MatrixRowProps {
  row: MatrixAxis;
  index: number;
  props: MatrixEditorProps;
  place: MatrixPlace;
  bounds: ReturnType<typeof rangeBounds>;
}

/** One row of a matrix: its name and its cells. */
export function MatrixRow({ row, index, ...rest }: MatrixRowProps) {
  return (
    <tr>
      <th scope="row">
        {row.label}
        {row.note ? <small>{row.note}</small> : null}
      </th>
      {rest.props.columns.map((column, at) => (
        <Cell key={column.id} row={row} column={column} index={index} at={at} {...rest} />
      ))}
    </tr>
  );
}

interface CellProps extends MatrixRowProps {
  column: MatrixAxis;
  at: number;
}

function Cell({ row, column, index, at, props, place, bounds }: CellProps) {
  const { range, draft, go, edit } = place;
  const here = range.to.row === index && range.to.column === at;
  const within = index >= bounds.top && index <= bounds.bottom && at >= bounds.left && at <= bounds.right;
  const value = props.value(row.id, column.id);
  const changed = value !== props.saved(row.id, column.id);
  const typing = here && draft !== undefined;
  return (
    // The keys of the cells are heard at the grid.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <td
      tabIndex={here ? 0 : -1}
      aria-selected={within}
      data-changed={changed || undefined}
      data-empty={value === null || undefined}
      onClick={(event) => (typing ? undefined : place.commit() && go({ row: index, column: at }, event.shiftKey))}
      onDoubleClick={() => (typing ? undefined : edit())}
    >
      {typing ? (
        <CellInput name={`${row.label}, ${column.label}`} props={props} place={place} />
      ) : (
        <CellText {...{ row, column, props, value, changed }} />
      )}
    </td>
  );
}

interface CellTextProps {
  row: MatrixAxis;
  column: MatrixAxis;
  props: MatrixEditorProps;
  value: number | null;
  changed: boolean;
}

function CellText({ row, column, props, value, changed }: CellTextProps) {
  const hint = props.hint?.(row.id, column.id);
  const inherited = hint?.value === undefined ? '–' : percentDigits(hint.value);
  return (
    <>
      <span className="st-matrix__value">{value === null ? inherited : percentDigits(value)}</span>
      {hint ? <small>{hint.text}</small> : null}
      {changed ? <span className="st-visually-hidden">, đã đổi</span> : null}
    </>
  );
}

function CellInput({ name, props, place }: { name: string; props: MatrixEditorProps; place: MatrixPlace }) {
  const text = place.draft ?? '';
  const problem = readCell(text, props.problem).problem;
  return (
    <>
      <input
        className="st-control st-control--number"
        aria-label={name}
        aria-invalid={problem === undefined ? undefined : true}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => place.type(event.target.value)}
        onBlur={() => place.commit()}
      />
      {problem === undefined ? null : (
        <span className="st-matrix__problem" role="alert">
          {problem}
        </span>
      )}
    </>
  );
}
