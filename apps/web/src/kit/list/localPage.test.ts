import { describe, expect, it } from 'vitest';
import { localPage } from './localPage.ts';

const rows = [
  { Name: 'Đông', Fee: 1500 },
  { Name: 'An', Fee: undefined },
  { Name: 'Bình', Fee: 900 },
];
const names = (list: { Data: { Name: string }[] }) => list.Data.map(({ Name }) => Name);
const page = { PageIndex: 1, PageSize: 20 };

describe('localPage', () => {
  it('keeps the order of the call unless another is asked for', () => {
    expect(names(localPage(rows, page))).toEqual(['Đông', 'An', 'Bình']);
  });

  it.each([
    ['Name', 'asc', ['An', 'Bình', 'Đông']],
    ['Name', 'desc', ['Đông', 'Bình', 'An']],
    ['Fee', 'asc', ['An', 'Bình', 'Đông']],
  ] as const)('orders by %s %s', (SortBy, SortDir, order) => {
    expect(names(localPage(rows, { ...page, SortBy, SortDir }))).toEqual(order);
  });

  it('hands over one page and counts all rows', () => {
    expect(localPage(rows, { PageIndex: 2, PageSize: 2 })).toEqual({ Data: [rows[2]], Total: 3 });
  });
});
