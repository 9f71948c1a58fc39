import { describe, expect, it } from 'vitest';
import { columnAlign, columnId, columnWidth, type Column } from './columns.ts';

interface Card {
  CardDataID: number;
  HolderName: string;
  LimitAmount?: number | null;
  Last4: string;
  DueDate: string | null;
  Status: 0 | 1 | 2;
}

const status = { 1: { label: 'Đang hoạt động', tone: 'success' } } as const;

describe('columns', () => {
  it('go by their field, or by their own id', () => {
    const named: Column<Card> = { cell: 'custom', id: 'actions', header: '', render: (row) => row.HolderName };
    expect(columnId<Card>({ field: 'HolderName', header: 'Chủ thẻ' })).toBe('HolderName');
    expect(columnId(named)).toBe('actions');
  });

  it('stand at the end for figures, unless they say otherwise', () => {
    expect(columnAlign<Card>({ field: 'LimitAmount', header: 'Hạn mức', cell: 'money' })).toBe('end');
    expect(columnAlign<Card>({ field: 'Last4', header: 'Thẻ', cell: 'card' })).toBe('start');
    expect(columnAlign<Card>({ field: 'LimitAmount', header: 'Hạn mức', cell: 'money', align: 'start' })).toBe('start');
  });

  it('are as wide as their kind, unless they say otherwise', () => {
    expect(columnWidth<Card>({ field: 'DueDate', header: 'Đến hạn', cell: 'date' })).toBe(132);
    expect(columnWidth<Card>({ field: 'DueDate', header: 'Đến hạn', cell: 'date', width: 90 })).toBe(90);
  });

  it('must name a real field of the right kind', () => {
    const wrong: Column<Card>[] = [
      // @ts-expect-error the row has no such field
      { field: 'HolderNames', header: 'Chủ thẻ' },
      // @ts-expect-error a name is not money
      { field: 'HolderName', header: 'Chủ thẻ', cell: 'money' },
      // @ts-expect-error a limit is not a date
      { field: 'LimitAmount', header: 'Hạn mức', cell: 'date' },
      // @ts-expect-error a status needs its labels
      { field: 'Status', header: 'Trạng thái', cell: 'status' },
      // @ts-expect-error text cannot be summed
      { field: 'HolderName', header: 'Chủ thẻ', total: true },
      // @ts-expect-error a custom column without a field needs an id
      { cell: 'custom', header: 'Thẻ', render: () => null },
    ];
    const right: Column<Card>[] = [
      { field: 'Status', header: 'Trạng thái', cell: 'status', status },
      { field: 'LimitAmount', header: 'Hạn mức', cell: 'money', total: true },
      { field: 'CardDataID', header: 'Thẻ', cell: 'custom', render: (row) => row.Last4 },
    ];
    expect([wrong.length, right.length]).toEqual([6, 3]);
  });
});
