import { expect, it } from 'vitest';
import { dueEvents } from './dueEvents.ts';

type Given = Parameters<typeof dueEvents>;

const plan = { CardDataID: 1, WorkDate: '2026-11-24', DueDate: '2026-11-25', CustomerName: 'Hoa', BankCode: 'TCB' };
const notice = { cardDataID: 2, NextDue: '2026-11-26', CustomerName: 'Lan', BankCode: 'VCB', Last4: '1234' };

it('a plan stands on its day of work, fixed once it is done; a card without one on the day it is due', () => {
  const plans = [0, 2].map((CalendarStatus) => ({ ...plan, CardLast4: '4821', CalendarStatus })) as unknown as Given[0];
  const notices = [true, false].map((IsPlanned) => ({ ...notice, IsPlanned })) as unknown as Given[1];
  expect(dueEvents(plans, notices, (id) => `/warning?open=${id}`)).toMatchObject([
    { id: 1, at: '2026-11-24', due: '2026-11-25', fixed: false, status: 0, href: '/warning?open=1' },
    { id: 1, at: '2026-11-24', due: '2026-11-25', fixed: true, status: 2 },
    { id: 2, at: '2026-11-26', due: '2026-11-26', status: 'due', note: 'VCB •••• 1234' },
  ]);
});
