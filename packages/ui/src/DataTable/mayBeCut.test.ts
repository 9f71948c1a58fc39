import { describe, expect, it } from 'vitest';
import { mayBeCut } from './cellContent.tsx';
import type { Column } from './columns.ts';

interface Customer {
  Name: string;
  Amount: number;
  At: string;
}

const name: Column<Customer> = { field: 'Name', header: 'Khách hàng' };
const amount: Column<Customer> = { field: 'Amount', header: 'Số tiền', cell: 'money' };

describe('mayBeCut', () => {
  it.each([
    ['Lê Minh Đức', false],
    ['NGUYỄN ĐẶNG THÙY DƯƠNG', true],
    ['', false],
  ])('the name %s in 180 px: %s', (Name, cut) => expect(mayBeCut(name, row({ Name }))).toBe(cut));

  it.each([
    [1_234_567_890, false],
    [-999_999_999_999, true],
  ])('the amount %d in 156 px: %s', (Amount, cut) => expect(mayBeCut(amount, row({ Amount }))).toBe(cut));

  it('goes by what a date shows, not by what came over the wire', () => {
    const day: Column<Customer> = { field: 'At', header: 'Ngày', cell: 'date' };
    expect(mayBeCut(day, row({ At: '2026-11-22T09:00:00+07:00' }))).toBe(false);
    expect(mayBeCut({ ...day, width: 100 }, row({ At: '2026-11-22' }))).toBe(true);
  });

  it('never trusts what a screen draws itself', () => {
    expect(mayBeCut({ id: 'x', header: 'X', cell: 'custom', render: () => 'x' }, row({}))).toBe(true);
  });
});

function row(given: Partial<Customer>): Customer {
  return { Name: '', Amount: 0, At: '', ...given };
}
