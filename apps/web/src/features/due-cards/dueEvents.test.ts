import { expect, it } from 'vitest';
import { dueEvents } from './dueEvents.ts';

type Given = Parameters<typeof dueEvents>;

const card = { BankCode: 'TCB', CardLast4: '4821', CustomerName: 'Hoa' };
const day = { WorkDate: '2026-11-24', DueDate: '2026-11-25' };
const planned = { CardDataID: 1, CalendarStatus: 0, ...day, ...card };
const done = { CardDataID: 3, CalendarStatus: 2, ...day, ...card };
const due = { NextDue: '2026-11-26', CustomerName: 'Lan', BankCode: 'VCB', Last4: '1234' };

it('a plan stands on its day of work, fixed once it is done; a card without one on the day it is due', () => {
  const plans = [planned, done] as unknown as Given[0];
  const notices = [
    { cardDataID: 1, IsPlanned: true, ...due },
    { cardDataID: 2, IsPlanned: false, ...due },
  ] as unknown as Given[1];
  expect(dueEvents(plans, notices, (id) => `/warning?open=${id}`)).toMatchObject([
    { id: 1, at: '2026-11-24', due: '2026-11-25', fixed: false, status: 0, href: '/warning?open=1' },
    { id: 3, at: '2026-11-24', due: '2026-11-25', fixed: true, status: 2 },
    { id: 2, at: '2026-11-26', due: '2026-11-26', status: 'due', note: 'VCB •••• 1234' },
  ]);
});
