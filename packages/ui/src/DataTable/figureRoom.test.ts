import { expect, it } from 'vitest';
import { columnWidth, type Column } from './columns.ts';
import { roomForFigures } from './figureRoom.ts';

interface Debt {
  Name: string;
  Closing: number;
}

const columns: readonly Column<Debt>[] = [
  { field: 'Name', header: 'Khách hàng', width: 100 },
  { field: 'Closing', header: 'Dư cuối', cell: 'money', width: 128, total: true },
];

function widthFor(Closing: number, total = 0): number | undefined {
  const rows = [{ Name: 'Nguyễn Thị Minh Khai Phường Võ Thị Sáu', Closing }];
  const column = roomForFigures(columns, { rows, loading: false, totals: { Closing: total } })[1];
  return column && columnWidth(column);
}

it.each([
  [540_000, 128],
  [987_654_321, 128],
  [10_560_000_000, 142],
  [-1_234_567_890, 141],
])('the sum %d gets %d px', (Closing, px) => expect(widthFor(Closing)).toBe(px));

it('the total row counts too', () => {
  expect(widthFor(540_000, 52_718_330_000)).toBe(142);
});

it.each([
  ['date', 108, 115],
  ['date', 132, 132],
  ['dateTime', 148, 160],
  ['dateTime', 172, 172],
] as const)('a %s in a column of %d px gets %d, also while the rows are on their way', (cell, width, px) => {
  const [column] = roomForFigures<Debt>([{ field: 'Name', header: 'Ngày', cell, width }], {
    rows: undefined,
    loading: true,
  });
  expect(column && columnWidth(column)).toBe(px);
});

it('columns with room enough stay the same ones, and words never widen theirs', () => {
  const rows = [{ Name: 'Nguyễn Thị Minh Khai Phường Võ Thị Sáu', Closing: 540_000 }];
  expect(roomForFigures(columns, { rows, loading: false })).toBe(columns);
  expect(roomForFigures(columns, { rows: undefined, loading: true })).toBe(columns);
});

it('a sum that nobody gave takes no room', () => {
  const columns = [{ field: 'Amount', header: 'Số tiền', cell: 'money', total: true }] as const;
  expect(roomForFigures<{ Amount?: number }>(columns, { rows: [{}, {}] })).toBe(columns);
});
