import { describe, expect, it } from 'vitest';
import type { Column } from './columns.ts';
import { tableTotals } from './totals.ts';

interface Debt {
  Name: string;
  Closing: number | null;
  Opening?: number;
}

const columns: readonly Column<Debt>[] = [
  { field: 'Name', header: 'Khách hàng' },
  { field: 'Opening', header: 'Dư đầu', cell: 'money' },
  { field: 'Closing', header: 'Dư cuối', cell: 'money', total: true },
];
const rows: Debt[] = [
  { Name: 'A', Closing: 540_000 },
  { Name: 'B', Closing: null },
  { Name: 'C', Closing: -40_000 },
];

describe('tableTotals', () => {
  it('adds up the rows when they are all there', () => {
    expect(tableTotals(columns, { rows, total: 3 })).toEqual({ label: 'Tổng cộng', sums: { Closing: 500_000 } });
  });

  it('says that it speaks of this page only when there are more', () => {
    expect(tableTotals(columns, { rows, total: 134 })?.label).toBe('Tổng trang này');
  });

  it("takes the server's sums over all matches", () => {
    const totals = { Closing: 7_000_000 };
    expect(tableTotals(columns, { rows, total: 134, totals })).toEqual({ label: 'Tổng cộng', sums: totals });
  });

  it('has no sum where nobody gave a figure', () => {
    const none = [{ Name: 'A' }, { Name: 'B' }] as Debt[];
    expect(tableTotals(columns, { rows: none })?.sums).toEqual({ Closing: Number.NaN });
    expect(tableTotals(columns, { rows, totals: {} })?.sums).toEqual({ Closing: Number.NaN });
  });

  it('has nothing to say without rows or without columns to sum', () => {
    expect(tableTotals(columns, { rows: [] })).toBeUndefined();
    expect(tableTotals(columns, { rows: undefined })).toBeUndefined();
    expect(tableTotals(columns.slice(0, 2), { rows })).toBeUndefined();
  });
});
