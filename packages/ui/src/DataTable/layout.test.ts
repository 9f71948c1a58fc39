import { describe, expect, it } from 'vitest';
import type { Column } from './columns.ts';
import { fitColumns, layoutColumns } from './layout.ts';
import { defaultView, toggleColumn } from './tableView.ts';

interface Pos {
  PosName: string;
  TID: string;
  Debt: number;
}

const columns: readonly Column<Pos>[] = [
  { field: 'PosName', header: 'Máy POS', width: 200 },
  { field: 'TID', header: 'TID', width: 100, frozen: true },
  { field: 'Debt', header: 'Công nợ', cell: 'money', width: 100 },
];
const plain = { checks: false, actions: false };

describe('layoutColumns', () => {
  it('keeps frozen columns at the left, one beside the other', () => {
    const placed = layoutColumns(columns, defaultView(columns), { checks: true, actions: true });
    expect(placed.columns.map(({ left }) => left)).toEqual(['44px', '244px', undefined]);
    expect(placed.minWidth).toBe(44 + 400 + 52);
  });

  it('leaves room for the button that opens a row', () => {
    const placed = layoutColumns(columns, defaultView(columns), { checks: true, actions: false, detail: 'thẻ' });
    expect(placed.columns[0]?.left).toBe('80px');
    expect(placed.detailLeft).toBe('44px');
    expect(placed.widths.map(({ px }) => px)).toEqual([44, 36, 200, 100, 100]);
  });

  it('leaves hidden columns out and lets the first that is left lead the row', () => {
    const placed = layoutColumns(columns, toggleColumn(defaultView(columns), 'Debt'), plain);
    expect(placed.columns.map(({ id, leads }) => [id, leads])).toEqual([
      ['PosName', true],
      ['TID', false],
    ]);
  });
});

describe('titles above titles', () => {
  const grouped = columns.map((column, place) => (place === 0 ? column : { ...column, group: 'Trong kỳ' }));

  it('stand over neighbours that share one, frozen and free ones apart', () => {
    const { groups } = layoutColumns(grouped, defaultView(grouped), plain);
    expect(groups?.map(({ title, span }) => [title, span])).toEqual([
      [undefined, 1],
      ['Trong kỳ', 1],
      ['Trong kỳ', 1],
    ]);
    const free = grouped.map((column): Column<Pos> => Object.assign({}, column, { frozen: false }));
    expect(layoutColumns(free, defaultView(free), plain).groups?.at(-1)?.span).toBe(2);
  });

  it('are none where no column has one', () => {
    expect(layoutColumns(columns, defaultView(columns), plain).groups).toBeUndefined();
  });
});

describe('fitColumns', () => {
  const { widths } = layoutColumns(columns, defaultView(columns), { checks: true, actions: false });

  it('shares out the room that is left over in proportion', () => {
    expect(fitColumns(widths, 844)).toEqual([44, 400, 200, 200]);
  });

  it('keeps the least widths where only what stays in view is whole', () => {
    expect(fitColumns(widths, 360)).toEqual([44, 200, 100, 100]);
  });

  it('cuts no column that is in sight at first, where the table scrolls sideways', () => {
    const stays = { grows: true, stays: true };
    const passes = { grows: true, stays: false };
    const wide = [
      { px: 44, grows: false, stays: true },
      { px: 200, ...stays },
      { px: 100, ...passes },
    ];
    const more = [...wide, { px: 150, ...passes }, { px: 150, ...passes }];
    expect(fitColumns(more, 500)).toEqual([44, 200, 102, 154, 150]);
    const withActions = [...more, { px: 52, grows: false, stays: false }];
    expect(fitColumns(withActions, 500)).toEqual([44, 200, 204, 150, 150, 52]);
  });

  it.each([445, 501, 777, 1366])('fills %i px to the pixel', (room) => {
    const sum = fitColumns(widths, room).reduce((total, width) => total + width, 0);
    expect(sum).toBe(Math.max(room, 444));
  });
});
