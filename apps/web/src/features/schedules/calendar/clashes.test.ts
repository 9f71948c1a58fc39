import { expect, it } from 'vitest';
import type { Schedule } from '@so-the/api-client';
import { clashesAt, clashHint } from './clashes.ts';

const moved = order({ ScheduleID: 1, StaffID: 5, CardDataID: 7, DueDate: '2026-11-25' });
const colleague = { ScheduleID: 2, StaffID: 5, AppointmentDate: '2026-11-24T09:45:00+07:00' };
const hintAt = (start: string, ...others: Partial<Schedule>[]) =>
  clashHint(clashesAt(moved, start, [moved, ...others.map(order)]));

it.each<[string, string, Partial<Schedule>, string | undefined]>([
  ['the same staff in the same hour', '2026-11-24T09:00:00+07:00', colleague, 'Lan đã có 1 lịch trong giờ này'],
  [
    'the same staff in the same hour, written in another offset',
    '2026-11-24T09:00:00+07:00',
    { ...colleague, AppointmentDate: '2026-11-24T02:10:00Z' },
    'Lan đã có 1 lịch trong giờ này',
  ],
  ['the same staff an hour later', '2026-11-24T10:00:00+07:00', colleague, undefined],
  ['the same staff on another day', '2026-11-23T09:00:00+07:00', colleague, undefined],
  ['other staff', '2026-11-24T09:00:00+07:00', { ...colleague, StaffID: 6 }, undefined],
  ['a cancelled one', '2026-11-24T09:00:00+07:00', { ...colleague, Status: 5 }, undefined],
  [
    'the same card on that day',
    '2026-11-24T15:00:00+07:00',
    { ...colleague, StaffID: 6, CardDataID: 7 },
    'Thẻ này đã có lịch HD2 cùng ngày',
  ],
])('%s', (_what, start, other, said) => {
  const { text, warns } = hintAt(start, other);
  expect(text).toBe(['Thẻ đến hạn 25/11/2026', ...(said === undefined ? [] : [said])].join('. '));
  expect(warns).toBe(said !== undefined);
});

it('warns of a moment after the day the card is due, and says where no day is known', () => {
  expect(hintAt('2026-11-26T09:00:00+07:00')).toEqual({ text: 'Thẻ đến hạn 25/11/2026, trước ngày hẹn', warns: true });
  const without = clashesAt({ ...moved, DueDate: undefined }, '2026-11-26T09:00:00+07:00', []);
  expect(clashHint(without)).toEqual({ text: 'Thẻ không có ngày đến hạn', warns: false });
});

function order(own: Partial<Schedule>): Schedule {
  const AppointmentDate = own.AppointmentDate ?? '2026-11-20T09:00:00+07:00';
  const common = { StaffName: 'Lan', Status: 0, CardDataID: 9, Code: `HD${own.ScheduleID ?? 0}`, AppointmentDate };
  return { ...common, BusinessDate: AppointmentDate.slice(0, 10), ...own } as Schedule;
}
