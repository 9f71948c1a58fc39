import { describe, expect, it } from 'vitest';
import { appointmentOf, cardToServe, lacking } from './appointmentOf.ts';

const notice = {
  cardDataID: 15,
  CustomerID: 8,
  CustomerName: 'Nguyễn Thị Hoa',
  BankCode: 'TCB',
  Last4: '4821',
  NextDue: '2026-11-25',
  WorkDate: '2026-11-24',
  LastAmount: 30_000_000,
  UsualFeePercent: 1800,
  StaffId: 3,
  AffID: 2,
} as Parameters<typeof cardToServe>[0];
const card = cardToServe(notice);
const row = { CardDataID: 15, card, Amount: 30_000_000, CustomerFeePercent: 1800 };

describe('a due card', () => {
  it('takes the planned amount before that of its last order', () => {
    expect([card.Amount, cardToServe({ ...notice, ExpectedAmount: 20_000_000 }).Amount]).toEqual([
      30_000_000, 20_000_000,
    ]);
  });

  it('with an order in the cycle has to be chosen expressly', () => {
    const ordered = cardToServe({ ...notice, ScheduleID: 7, ScheduleCode: 'HD000007' });
    expect([card.unusual, ordered.unusual]).toEqual([undefined, 'đã có đơn HD000007 trong kỳ này']);
  });
});

describe('its appointment', () => {
  it('is at nine on its work day, by who is in charge, for its collaborator', () => {
    expect(appointmentOf(row, 1)).toEqual({
      ServiceType: 1,
      CustomerID: 8,
      CardDataID: 15,
      AffID: 2,
      AppointmentDate: '2026-11-24T09:00:00+07:00',
      Amount: 30_000_000,
      CustomerFeePercent: 1800,
      FeeMode: 2,
      StaffID: 3,
    });
  });

  it('is in the hands of who makes it where nobody is in charge', () => {
    expect(appointmentOf({ ...row, card: { ...card, StaffID: undefined } }, 1).StaffID).toBe(1);
  });

  it('is as all are told to be', () => {
    const told = { AppointmentDate: '2026-11-23T14:00:00+07:00', StaffID: 4, ServiceType: 3 } as const;
    expect(appointmentOf({ ...row, ...told }, 1)).toMatchObject(told);
  });

  it.each([
    [{ Amount: null }, 'Amount'],
    [{ Amount: 0 }, 'Amount'],
    [{ CustomerFeePercent: null }, 'CustomerFeePercent'],
    [{ CustomerFeePercent: 0 }, undefined],
  ])('of %o lacks %s', (typed, field) => {
    expect(lacking({ ...row, ...typed })?.field).toBe(field);
  });
});
