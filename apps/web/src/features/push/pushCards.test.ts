import { describe, expect, it } from 'vitest';
import { cardsOf, lacking, pushOf } from './pushCards.ts';

const due = { cardDataID: 15, BankCode: 'TCB', Last4: '4821', DueDate: '2026-11-25', WorkDate: '2026-11-24' };
const customer = (card: object) =>
  ({ CustomerID: 8, FullName: 'Nguyễn Thị Hoa', Cards: [{ ...due, ...card }] }) as unknown as Parameters<
    typeof cardsOf
  >[0][0];
const [card] = cardsOf([customer({})]);

describe('a due card', () => {
  it.each([
    [{}, undefined],
    [{ ScheduleCode: 'HD000120' }, 'đã có đơn HD000120 trong kỳ này'],
    [{ IsPaid: true }, 'đã đáo trong kỳ này'],
  ])('with %o is unusual: %s', (known, unusual) => {
    expect(cardsOf([customer(known)])).toMatchObject([{ CardDataID: 15, CustomerName: 'Nguyễn Thị Hoa', unusual }]);
  });

  it('is pushed with what was typed; what was left empty the server takes from what it knows', () => {
    if (!card) throw new Error('There is a card.');
    const row = {
      CardDataID: 15,
      card,
      Amount: null,
      CustomerFeePercent: 1800,
      StaffID: null,
      ServiceType: 3 as const,
    };
    expect(pushOf(row)).toEqual({ CardDataID: 15, CustomerFeePercent: 1800, ServiceType: 3 });
    expect([null, 0, 1].map((Amount) => lacking({ ...row, Amount })?.field)).toEqual([undefined, 'Amount', undefined]);
  });
});
