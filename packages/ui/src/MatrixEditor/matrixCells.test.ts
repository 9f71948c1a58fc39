import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../scripts/random.ts';
import { percentDigits } from '../format/percent.ts';
import { cellsIn, moveInMatrix, pastedTexts, placePaste, rangeBounds, rangeText } from './matrixCells.ts';
import { readCell } from './readCell.ts';

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

it('a copied stretch of rates is pasted as it was, wherever both were begun', () => {
  const rates = fc.array(fc.option(fc.integer({ min: 0, max: 100_000 })), { minLength: 9, maxLength: 9 });
  const place = fc.record({ row: fc.integer({ min: 0, max: 2 }), column: fc.integer({ min: 0, max: 2 }) });
  const unchanged = fc.property(rates, place, place, (held, from, to) => {
    const rateAt = (row: number, column: number) => held[row * 3 + column] ?? null;
    const copied = rangeText({ from, to }, (row, column) => {
      const rate = rateAt(row, column);
      return rate === null ? '' : percentDigits(rate);
    });
    const { top, left } = rangeBounds({ from, to });
    const corner = cell(top, left);
    const pasted = placePaste(pastedTexts(copied), { from: corner, to: corner }, size);
    expect(pasted.map(({ text }) => readCell(text, undefined))).toEqual(
      cellsIn({ from, to }).map(({ row, column }) => ({ value: rateAt(row, column) })),
    );
    expect(pasted.map(({ row, column }) => ({ row, column }))).toEqual(cellsIn({ from, to }));
  });
  fc.assert(unchanged, runs(200));
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
