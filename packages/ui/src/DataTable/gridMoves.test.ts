import { describe, expect, it } from 'vitest';
import { moveInGrid, type GridCell } from './gridMoves.ts';

const size = { rows: 100, cols: 5, pageRows: 10, titles: true };
const at = (row: number, col: number): GridCell => ({ row, col });

describe('moveInGrid', () => {
  it.each<[string, boolean, GridCell, GridCell]>([
    ['ArrowDown', false, at(0, 2), at(1, 2)],
    ['ArrowDown', false, at(99, 2), at(99, 2)],
    ['ArrowUp', false, at(5, 2), at(4, 2)],
    ['ArrowUp', false, at(0, 2), at(-1, 2)],
    ['ArrowUp', false, at(-1, 2), at(-1, 2)],
    ['ArrowLeft', false, at(3, 0), at(3, 0)],
    ['ArrowRight', false, at(3, 4), at(3, 4)],
    ['ArrowRight', false, at(3, 1), at(3, 2)],
    ['PageDown', false, at(0, 1), at(10, 1)],
    ['PageDown', false, at(95, 1), at(99, 1)],
    ['PageUp', false, at(15, 1), at(5, 1)],
    ['PageUp', false, at(4, 1), at(0, 1)],
    ['PageUp', false, at(-1, 1), at(-1, 1)],
    ['Home', false, at(7, 3), at(7, 0)],
    ['End', false, at(7, 3), at(7, 4)],
    ['Home', true, at(7, 3), at(0, 0)],
    ['End', true, at(7, 3), at(99, 4)],
  ])('%s (ctrl %s) from %o leads to %o', (key, ctrl, from, to) => {
    expect(moveInGrid(from, key, ctrl, size)).toEqual(to);
  });

  it('stays among the rows where the titles are not shown', () => {
    expect(moveInGrid(at(0, 2), 'ArrowUp', false, { ...size, titles: false })).toEqual(at(0, 2));
  });

  it('keeps to the titles of a table without rows', () => {
    const empty = { ...size, rows: 0 };
    expect(moveInGrid(at(-1, 2), 'ArrowDown', false, empty)).toEqual(at(-1, 2));
    expect(moveInGrid(at(-1, 2), 'Home', true, empty)).toEqual(at(-1, 0));
  });

  it('leaves other keys alone', () => {
    expect(moveInGrid(at(0, 0), 'Tab', false, size)).toBeUndefined();
    expect(moveInGrid(at(0, 0), 'a', false, size)).toBeUndefined();
  });
});
