import { expect, it } from 'vitest';
import { readDelimited } from '@so-the/workbook';
import { shownCell, writeText } from './importTable.ts';

it('a table that was written is read as it was', () => {
  const table = [
    ['Họ tên', 'Ghi chú'],
    ['An', 'nói "có"\thai\ndòng'],
  ];
  const { rows } = readDelimited(writeText(table), 'dán');
  expect(rows.map(({ cells }) => cells.map((cell) => cell?.text.replaceAll('\r', '')))).toEqual(table);
});

it.each([
  ['money', 20_000_000, '20.000.000'],
  ['percent', 1800, '1,8%'],
  ['birthday', '1990-08-31', '31/08/1990'],
  ['birthday', '31/02/1990', '31/02/1990'],
  ['choice', true, 'Đang giữ'],
  ['choice', 'x', 'x'],
  ['text', undefined, '–'],
] as const)('a cell of the kind %s that says %s is shown as %s', (kind, value, shown) => {
  const options = [{ value: true, label: 'Đang giữ' }];
  expect(shownCell({ field: 'A', header: 'A', example: '', kind, options }, value)).toBe(shown);
});
