import { useMemo, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { Empty } from '../Empty/Empty.tsx';
import { handedOn } from '../Part/partProps.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { MatrixRow } from './MatrixRow.tsx';
import type { MatrixEditorProps } from './matrixProps.ts';
import { rangeBounds } from './matrixCells.ts';
import { useMatrixHistory } from './useMatrixHistory.ts';
import { useMatrixKeys } from './useMatrixKeys.ts';
import '../Field/control.css';
import './MatrixEditor.css';

const GRID = { role: 'grid', 'aria-multiselectable': true } as const;

/**
 * Percentages by row and column, edited as in a spreadsheet: arrows move, typing replaces, Enter or F2 edits, Shift with
 * arrows reaches further, Ctrl+C and Ctrl+V work with spreadsheets, Delete clears, Ctrl+Z takes back.
 */
export function MatrixEditor(props: MatrixEditorProps) {
  const { label, corner, rows, columns, value, saved, readOnly = false, loading = false } = props;
  const grid = useRef<HTMLTableElement>(null);
  const history = useMatrixHistory(props);
  const place = useMatrixKeys(grid, props, history);
  const bounds = rangeBounds(place.range);
  const dirty = useMemo(() => countDirty(rows, columns, value, saved), [rows, columns, value, saved]);
  if (loading) return <Skeleton {...handedOn(props)} width="100%" height={180} />;
  if (rows.length === 0 || columns.length === 0) return <Empty {...handedOn(props)} kind="noData" />;
  return (
    <div {...handedOn(props)} className="st-matrix">
      <div className="st-matrix__bar">
        <output>{dirty === 0 ? 'Chưa có ô nào đổi' : `${dirty} ô đã đổi, chưa lưu`}</output>
        {readOnly ? null : (
          <>
            <Button size="small" variant="ghost" disabled={!history.canUndo} onClick={history.undo}>
              Hoàn tác
            </Button>
            <Button size="small" variant="ghost" disabled={!history.canRedo} onClick={history.redo}>
              Làm lại
            </Button>
          </>
        )}
      </div>
      <div className="st-matrix__scroll">
        <table ref={grid} aria-label={label} aria-readonly={readOnly || undefined} {...GRID} {...place.gridProps}>
          <thead>
            <tr>
              <th scope="col" className="st-matrix__corner">
                {corner}
              </th>
              {columns.map((column) => (
                <th key={column.id} scope="col">
                  {column.label}
                  {column.note ? <small>{column.note}</small> : null}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <MatrixRow key={row.id} row={row} index={index} props={props} place={place} bounds={bounds} />
            ))}
          </tbody>
        </table>
      </div>
      <output className="st-matrix__said">{place.said}</output>
    </div>
  );
}

function countDirty(
  rows: MatrixEditorProps['rows'],
  columns: MatrixEditorProps['columns'],
  value: MatrixEditorProps['value'],
  saved: MatrixEditorProps['saved'],
): number {
  return rows.reduce(
    (sum, row) => sum + columns.filter((column) => value(row.id, column.id) !== saved(row.id, column.id)).length,
    0,
  );
}
