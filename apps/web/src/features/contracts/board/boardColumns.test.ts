import { describe, expect, it } from 'vitest';
import type { Schedule } from '@so-the/api-client';
import { boardColumns, missingWords } from './boardColumns.ts';

const order = (fields: Partial<Schedule>) =>
  ({
    Status: 2,
    ServiceType: 1,
    PartnerMode: 0,
    FeeMode: 2,
    Amount: 30_000_000,
    TotalPaidCard: 0,
    TotalSwipe: 0,
    TotalTopUp: 0,
    TotalAdjust: 0,
    FeeAmount: 540_000,
    DebtWithFee: 540_000,
    CustomerFeePercent: 1800,
    ExtraFee: 0,
    AppointmentDate: '2026-11-20T09:00:00+07:00',
    ...fields,
  }) as Schedule;
const said = (fields: Partial<Schedule>) => missingWords(order(fields)).replaceAll('\u00a0', ' ');

describe('the columns of the board', () => {
  it('stand in the order work goes, empty ones too, with the sum of their orders', () => {
    const columns = boardColumns([order({ Status: 1 }), order({ Status: 1, Amount: 5 }), order({ Status: 4 })]);
    expect(columns.map(({ status, orders, amount }) => [status, orders.length, amount])).toEqual([
      [1, 2, 30_000_005],
      [2, 0, 0],
      [3, 0, 0],
      [4, 1, 30_000_000],
    ]);
  });

  it('begin with the earliest appointment, that of what is done with the latest', () => {
    const days = ['2026-11-20T15:00:00+07:00', '2026-11-20T08:00:00+07:00'];
    const codes = (Status: 2 | 4) =>
      boardColumns(days.map((AppointmentDate) => order({ Status, AppointmentDate })))
        .flatMap(({ orders }) => orders)
        .map(({ AppointmentDate }) => AppointmentDate);
    expect(codes(2)).toEqual(days.toReversed());
    expect(codes(4)).toEqual(days);
  });
});

describe('what a card says is missing', () => {
  it.each<[string, Partial<Schedule>, string]>([
    ['nothing before work begins', { Status: 1 }, ''],
    ['the card and the swipe', {}, 'Còn nạp 30.000.000 ₫ · Còn quẹt 30.000.000 ₫'],
    ['the swipe alone of a withdrawal', { ServiceType: 2 }, 'Còn quẹt 30.000.000 ₫'],
    [
      'what is to be sent',
      { Status: 3, ServiceType: 2, TotalSwipe: 30_000_000, FeeMode: 1, DebtWithFee: -29_460_000 },
      'Còn chuyển khách 29.460.000 ₫',
    ],
    ['what the customer owes once it is done', { Status: 4 }, 'Khách còn nợ 540.000 ₫'],
  ])('is %s', (_, fields, words) => {
    expect(said(fields)).toBe(words);
  });
});
