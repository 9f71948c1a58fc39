import { describe, expect, it } from 'vitest';
import { moveInMatrix, pastedTexts, placePaste, rangeText } from './matrixCells.ts';

const cell = (row: number, column: number) => ({ row, column });
const size = { rows: 3, columns: 3 };

describe('copy and paste', () => {
  it('copies a stretch whatever corner it was begun at', () => {
    const text = rangeText({ from: cell(1, 1), to: cell(0, 0) }, (row, column) => `${row}${column}`);
    expect(text).toBe('00\t01\n10\t11');
  });

  it('reads what spreadsheets copy', () => {
    expect(pastedTexts('1,8\t1,9\r\n2 \t\r\n')).toEqual([
      ['1,8', '1,9'],
      ['2', ''],
    ]);
    expect(pastedTexts('1,8')).toEqual([['1,8']]);
  });

  it('fills the range with a single text and cuts a larger paste at the edge', () => {
    const filled = placePaste([['1,8']], { from: cell(0, 0), to: cell(1, 1) }, size);
    expect(filled).toHaveLength(4);
    const cut = placePaste(pastedTexts('a\tb\nc\td'), { from: cell(2, 2), to: cell(2, 2) }, size);
    expect(cut).toEqual([{ row: 2, column: 2, text: 'a' }]);
  });

  it('leaves out the cells that a ragged paste does not name', () => {
    const placed = placePaste(pastedTexts('a\tb\nc'), { from: cell(0, 0), to: cell(0, 0) }, size);
    expect(placed.map(({ text }) => text)).toEqual(['a', 'b', 'c']);
  });
});

describe('moveInMatrix', () => {
  it.each([
    ['ArrowUp', false, cell(0, 1)],
    ['ArrowDown', false, cell(2, 1)],
    ['ArrowLeft', true, cell(1, 0)],
    ['ArrowRight', true, cell(1, 2)],
    ['PageDown', false, cell(2, 1)],
    ['Home', true, cell(0, 0)],
    ['End', true, cell(2, 2)],
    ['a', false, undefined],
  ])('%s (Ctrl %s) from the middle', (key, ctrl, to) => expect(moveInMatrix(cell(1, 1), key, ctrl, size)).toEqual(to));
});
