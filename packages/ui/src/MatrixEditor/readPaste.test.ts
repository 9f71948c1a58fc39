import { expect, it } from 'vitest';
import { percentText } from '../format/fieldTexts.ts';
import { pastedTexts, placePaste } from './matrixCells.ts';
import { readCell } from './readCell.ts';
import { readPaste } from './readPaste.ts';

const axis = (...labels: string[]) => labels.map((label) => ({ id: label, label }));
const matrix = { rows: axis('Mọi máy', 'Máy 1', 'Máy 2'), columns: axis('Visa', 'JCB', 'NAPAS') };
const at = { row: 0, column: 0 };
const pasted = (text: string) =>
  readPaste(placePaste(pastedTexts(text), { from: at, to: at }, { rows: 3, columns: 3 }), matrix);

it('a paste reads rates as a spreadsheet shows them, whatever their format and separator', () => {
  const { cells, said } = pasted('1,8%\t1.8\t 1,80 % \r\n1.8%\t１，８\t\r\n');
  expect(cells.map(({ value }) => value)).toEqual([1800, 1800, 1800, 1800, 1800, null]);
  expect(said).toBe('Đã dán 6 ô');
});

it('a fault of the sheet and what is no rate stay as they were, and are named', () => {
  const { cells, said } = pasted('#N/A\t1,5\tmiễn\r\n-1\t101\t1,2345\r\n');
  expect(cells).toEqual([{ row: 0, column: 1, value: 1500 }]);
  expect(said).toBe(
    'Đã dán 1 ô, bỏ qua 5 ô không đọc được: Mọi máy, Visa “#N/A”; Mọi máy, NAPAS “miễn”; Máy 1, Visa “-1”; …',
  );
});

it('a fraction that lost its percent format is told', () => {
  expect(pasted('0,018\t1,8').said).toBe('Đã dán 2 ô. Phí rất nhỏ, xem lại: Mọi máy, Visa 0,018%');
});

it('a cell of two lines is one cell, and moves no rate to another row', () => {
  const { cells } = pasted('"1,5\n"\t1,6\r\n1,7\t1,8');
  expect(cells.map(({ row, column, value }) => [row, column, value])).toEqual([
    [0, 0, 1500],
    [0, 1, 1600],
    [1, 0, 1700],
    [1, 1, 1800],
  ]);
});

it.each(['1,8%', '-0,5', '#N/A', '1,2345', '0,018', "'1.8", '１，８％'])(
  '%s is read as in the field of a rate',
  (text) => {
    const field = percentText.parse(text);
    expect(readCell(text, undefined)).toEqual(
      field.ok ? { value: field.value } : { value: null, problem: percentText.message(text) },
    );
  },
);
