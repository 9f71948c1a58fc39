import { formatPercent } from '../format/percent.ts';
import type { MatrixCell } from './matrixCells.ts';
import type { MatrixEditorProps } from './matrixProps.ts';
import { readCell } from './readCell.ts';

/** A cell that takes what was pasted. */
export interface PastedCell extends MatrixCell {
  value: number | null;
}

/** Rates below a tenth of a percent are likely fractions: 0,018 where 1,8 was meant. In thousandths of a percent. */
const TINY = 100;
/** So many cells are named; of more only the count is told. */
const NAMED = 3;

/** What a paste changes, and what a person is told of it: which cells were left as they were, and which to look at. */
export function readPaste(
  placed: readonly (MatrixCell & { text: string })[],
  props: Pick<MatrixEditorProps, 'rows' | 'columns' | 'problem'>,
): { cells: PastedCell[]; said: string } {
  const cells: PastedCell[] = [];
  const left: string[] = [];
  const tiny: string[] = [];
  for (const { row, column, text } of placed) {
    const { value, problem } = readCell(text, props.problem);
    const name = `${props.rows[row]?.label}, ${props.columns[column]?.label}`;
    if (problem === undefined) cells.push({ row, column, value });
    else left.push(`${name} “${text}”`);
    if (value !== null && value > 0 && value < TINY) tiny.push(`${name} ${formatPercent(value)}`);
  }
  const said = [
    `Đã dán ${cells.length} ô`,
    left.length > 0 && `, bỏ qua ${left.length} ô không đọc được: ${named(left)}`,
    tiny.length > 0 && `. Phí rất nhỏ, xem lại: ${named(tiny)}`,
  ];
  return { cells, said: said.filter(Boolean).join('') };
}

function named(cells: readonly string[]): string {
  return cells.slice(0, NAMED).join('; ') + (cells.length > NAMED ? '; …' : '');
}
