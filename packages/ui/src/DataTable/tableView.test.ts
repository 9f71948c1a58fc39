import { describe, expect, it } from 'vitest';
import { columnId, type Column } from './columns.ts';
import type { TableView } from './tableProps.ts';
import {
  defaultView,
  fitView,
  isShown,
  moveColumn,
  orderedColumns,
  placeColumn,
  toggleColumn,
  widenColumn,
} from './tableView.ts';

interface Customer {
  Code: string;
  FullName: string;
  Debt: number;
  Note?: string;
}

const columns: readonly Column<Customer>[] = [
  { field: 'Code', header: 'Mã' },
  { field: 'FullName', header: 'Họ tên' },
  { field: 'Debt', header: 'Công nợ', cell: 'money' },
  { field: 'Note', header: 'Ghi chú', hidden: true },
];

describe('a view', () => {
  it('begins as the column file says', () => {
    expect(defaultView(columns)).toEqual({
      hidden: ['Note'],
      order: ['Code', 'FullName', 'Debt', 'Note'],
      density: 'normal',
    });
    expect(fitView(undefined, columns)).toEqual(defaultView(columns));
  });

  it('forgets columns that no longer exist and places new ones where the file has them', () => {
    const old: TableView = { hidden: ['Phone'], order: ['Debt', 'Phone', 'Code'], density: 'compact' };
    expect(fitView(old, columns)).toEqual({
      hidden: ['Note'],
      order: ['Debt', 'FullName', 'Code', 'Note'],
      density: 'compact',
    });
  });

  it('keeps a column shown that is hidden by default once the person has seen it', () => {
    const shown = toggleColumn(defaultView(columns), 'Note');
    expect(fitView(shown, columns).hidden).toEqual([]);
  });

  it('shows a column that may not be hidden, and hides it again once it may', () => {
    const Debt = columns.find((column) => columnId(column) === 'Debt');
    const view = toggleColumn(defaultView(columns), 'Debt');
    expect(Debt && [view, undefined].map((each) => isShown(Debt, each))).toEqual([false, true]);
    expect(Debt && isShown({ ...Debt, hideable: false }, view)).toBe(true);
    const Note: Column<Customer> = { field: 'Note', header: 'Ghi chú', hidden: true };
    expect([Note, { ...Note, hideable: false }].map((each) => isShown(each, undefined))).toEqual([false, true]);
  });

  it('puts the frozen column first whatever the order', () => {
    const view = fitView({ hidden: [], order: ['Debt', 'FullName', 'Note', 'Code'], density: 'normal' }, columns);
    expect(orderedColumns(columns, view).map(columnId)).toEqual(['Code', 'Debt', 'FullName', 'Note']);
  });

  it('puts a column in the place of another', () => {
    const view = defaultView(columns);
    expect(placeColumn(view, 'Note', 'FullName').order).toEqual(['Code', 'Note', 'FullName', 'Debt']);
    expect(placeColumn(view, 'FullName', 'Note').order).toEqual(['Code', 'Debt', 'Note', 'FullName']);
    expect(placeColumn(view, 'Phone', 'Note')).toBe(view);
  });

  it('moves a column by one and stops at the ends', () => {
    const view = defaultView(columns);
    expect(moveColumn(view, 'Debt', -1).order).toEqual(['Code', 'Debt', 'FullName', 'Note']);
    expect(moveColumn(view, 'Note', 1)).toBe(view);
    expect(moveColumn(view, 'Code', -1)).toBe(view);
    expect(moveColumn(view, 'Phone', 1)).toBe(view);
  });
});

describe('drawn widths', () => {
  const view = { hidden: [], order: ['Code'], density: 'normal' } as const;

  it.each([
    [180.4, 180],
    [3, 56],
    [5000, 800],
  ])('%d px becomes %d px', (wished, width) => {
    expect(widenColumn(view, 'Code', wished).widths).toEqual({ Code: width });
  });

  it('gives a column back its own width', () => {
    const drawn = widenColumn(widenColumn(view, 'Code', 200), 'Debt', 300);
    expect(widenColumn(drawn, 'Code', undefined).widths).toEqual({ Debt: 300 });
  });
});
