import { expect, it, vi } from 'vitest';
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

it('draws bars on one scale alone: what stands on another is a line', () => {
  const rows = placedRows(
    [
      { name: 'Tồn quỹ', kind: 'bar', values: [5_700_000_000] },
      { name: 'Đã khóa', kind: 'bar', axis: 'left', values: [4_000_000_000] },
      { name: 'Lợi nhuận gộp', kind: 'bar', axis: 'right', values: [6_800_000] },
    ],
    'money',
  );
  expect(rows.map(({ mark }) => mark)).toEqual(['bar', 'bar', 'line']);
});

it('leaves out a row of another unit than its scale, and reports it', () => {
  const report = vi.fn<typeof reportError>();
  vi.stubGlobal('reportError', report);
  const wrong = [
    { name: 'Doanh số', kind: 'bar', values: [1] },
    { name: 'Đơn', kind: 'bar', unit: 'number', axis: 'left', values: [1] },
  ] as const;
  expect(placedRows(wrong, 'money').map(({ name }) => name)).toEqual(['Doanh số']);
  expect(report.mock.calls.map(String)).toEqual([expect.stringContaining('another unit')]);
  vi.unstubAllGlobals();
});
