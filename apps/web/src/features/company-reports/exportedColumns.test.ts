import { expect, test } from 'vitest';
import { resultColumns, resultLine } from './resultColumns.ts';
import { defineColumns } from '../../kit/rows/defineColumns.ts';
import { sheetColumns, sheetValue } from '../../kit/sheet/exportColumns.ts';

test('titles that a file would have twice are told apart by their groups', () => {
  const columns = defineColumns<{ Opening: number; TotalIn: number; TotalOut: number; Fee: number }>()([
    { field: 'Opening', header: 'Tồn đầu', cell: 'money' },
    { field: 'TotalIn', header: 'Cộng', cell: 'money', group: 'Tiền vào' },
    { field: 'TotalOut', header: 'Cộng', cell: 'money', group: 'Tiền ra' },
    { field: 'Fee', header: 'Phí', cell: 'money', group: 'Tiền ra' },
  ]);
  expect(sheetColumns(columns).map(({ title }) => title)).toEqual([
    'Tồn đầu',
    'Tiền vào: Cộng',
    'Tiền ra: Cộng',
    'Phí',
  ]);
});

test('what a line of the business result changed by is written as numbers', () => {
  const line = { LineNo: 1, Mark: '1', Figure: 'Revenue', Name: 'Doanh thu phí', Shops: [] } as const;
  const cellsOf = (Amount: number, PreviousAmount: number) => {
    const row = resultLine({ ...line, Shops: [], Amount, PreviousAmount });
    return resultColumns
      .filter(({ header }) => header === 'Chênh lệch' || header === '%')
      .map((column) => sheetValue(column, row));
  };
  expect(cellsOf(900, 1000)).toEqual([-100, -0.1]);
  expect(cellsOf(900, 0)).toEqual([900, null]);
});
