import { expect, it } from 'vitest';
import { placedRows } from './rows.ts';

it('stands another unit on the right scale, and the period before behind its row', () => {
  const rows = placedRows(
    [
      { name: 'Doanh số', kind: 'bar', values: [1, 2], previous: [3, 4], hrefs: ['/a', '/b'] },
      { name: 'Đơn', kind: 'line', unit: 'number', values: [5, 6] },
    ],
    'money',
  );
  expect(rows.map(({ name, mark, axis, tone, unit }) => [name, mark, axis, tone, unit])).toEqual([
    ['Doanh số', 'bar', 'left', 0, 'money'],
    ['Doanh số, kỳ trước', 'dashes', 'left', 0, 'money'],
    ['Đơn', 'line', 'right', 1, 'number'],
  ]);
  expect(rows[1]?.hrefs).toBeUndefined();
});

it('refuses two units on one scale', () => {
  const wrong = [
    { name: 'Doanh số', kind: 'bar', values: [1] },
    { name: 'Đơn', kind: 'bar', unit: 'number', axis: 'left', values: [1] },
  ] as const;
  expect(() => placedRows(wrong, 'money')).toThrow(/another unit/);
});
