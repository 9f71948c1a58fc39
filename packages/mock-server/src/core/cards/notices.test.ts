import { describe, expect, test } from 'vitest';
import type { Context } from '../command/context.ts';
import { codeOf, contextAt, imageOf, must, openShop, startOrder } from '../testing/openShop.ts';
import { changeScheduleStatus } from '../schedules/changeStatus.ts';
import { pushSchedules } from '../schedules/pushSchedules.ts';
import { calendarView, listCalendarPayments, saveCalendarPayment } from './calendar.ts';
import { listCustomersWithCards } from './customersWithCards.ts';
import { exportCards } from './exportCards.ts';
import { getCard, listCards } from './listCards.ts';
import { countCardNotices, dismissCardNotice, listCardNotices, listExpiringCards } from './notices.ts';
import { saveCard } from './saveCard.ts';

/** The card of the shop is due on Wednesday 25 November 2026; today is Friday the 20th. */
const at = (day: string, { userId, shopId }: Context) => contextAt(`2026-${day}T09:00:00+07:00`, userId, shopId);

describe('due cards', () => {
  test('stand on the list with the day to work on them, until hidden for the cycle', () => {
    const { world, owner, cardId } = openShop();
    const page = must(listCardNotices(world, {}, owner));
    expect(page.rows).toMatchObject([
      { cardDataID: cardId, NextDue: '2026-11-25', DueLevel: 1, WorkDate: '2026-11-25', IsPlanned: false },
    ]);
    expect(page.totals).toEqual({ CountCard: 1, Overdue: 0, DueIn3: 0, DueIn7: 1 });
    expect(must(listCardNotices(world, { DueLevel: 3 }, owner)).total).toBe(0);
    const ofCard = (CardDataID: number) => must(listCardNotices(world, { CardDataID }, owner)).total;
    expect([ofCard(cardId), ofCard(99)]).toEqual([1, 0]);
    must(dismissCardNotice(world, { CardDataID: cardId, Note: 'Khách tự trả' }, owner));
    expect(countCardNotices(world, owner).CountCard).toBe(0);
    expect(codeOf(dismissCardNotice(world, { CardDataID: cardId }, owner))).toBe('WrongStatus');
    expect(countCardNotices(world, at('11-27', owner)).CountCard).toBe(0);
    expect(countCardNotices(world, at('12-20', owner))).toMatchObject({ CountCard: 1 });
    expect(codeOf(dismissCardNotice(world, { CardDataID: cardId }, at('12-10', owner)))).toBe('WrongStatus');
    expect(codeOf(dismissCardNotice(world, { CardDataID: 99 }, owner))).toBe('NotFound');
  });

  test('are in the list of cards as many as are counted, without those set aside or out of use', () => {
    const { world, owner, cardId } = openShop();
    const both = (context = owner) => [
      countCardNotices(world, context).CountCard,
      must(listCards(world, { OnlyDue: true }, context)).total,
    ];
    expect(both()).toEqual([1, 1]);
    expect(both(at('12-10', owner))).toEqual([0, 0]);
    const card = must(getCard(world, { ID: cardId }, owner));
    must(saveCard(world, { ...card, Status: 0 }, owner));
    expect(both()).toEqual([0, 0]);
    expect(must(listCards(world, { DueLevel: 1 }, owner)).total).toBe(1);
    must(saveCard(world, { ...card, Status: 1, Version: card.Version + 1 }, owner));
    must(dismissCardNotice(world, { CardDataID: cardId }, owner));
    expect(both()).toEqual([0, 0]);
    expect(both(at('12-20', owner))).toEqual([1, 1]);
  });

  test('are planned once a cycle, on a working day, never in the past', () => {
    const { world, owner, cardId } = openShop();
    const plan = (command: object, context = owner) =>
      saveCalendarPayment(world, { CardDataIDs: [cardId], ...command }, context);
    expect(must(plan({}))).toMatchObject([{ DueDate: '2026-11-25', WorkDate: '2026-11-25' }]);
    expect(must(plan({ WorkDate: '2026-11-22', ExpectedAmount: 30_000_000 }))).toMatchObject([
      { CalendarID: 1, WorkDate: '2026-11-20', ExpectedAmount: 30_000_000, Version: 2 },
    ]);
    expect(must(plan({ WorkDate: '2026-11-22' }, at('11-21', owner)))).toMatchObject([{ WorkDate: '2026-11-22' }]);
    expect(must(listCardNotices(world, {}, owner)).rows[0]).toMatchObject({ IsPlanned: true, CalendarID: 1 });
    const before = imageOf(world);
    expect(codeOf(plan({ WorkDate: '2026-11-19' }))).toBe('Invalid');
    expect(codeOf(plan({ CardDataIDs: [cardId, 99] }))).toBe('NotFound');
    expect(imageOf(world)).toBe(before);
    must(plan({ Skip: true }));
    expect(listCalendarPayments(world, { CalendarStatus: 3 }, owner).total).toBe(1);
    expect(listCalendarPayments(world, { toDate: '2026-11-19' }, owner).rows).toEqual([]);
  });

  test('become an appointment once a cycle, and the plan follows the order', () => {
    const { world, owner, cardId } = openShop();
    const [plan] = must(saveCalendarPayment(world, { CardDataIDs: [cardId], ExpectedAmount: 20_000_000 }, owner));
    const push = (more: object = {}) =>
      must(pushSchedules(world, { Cards: [{ CardDataID: cardId, CustomerFeePercent: 1800 }], ...more }, owner));
    const before = imageOf(world);
    expect(push({ Preview: true })).toMatchObject({
      Created: 1,
      Rows: [
        { Created: true, Amount: 20_000_000, WorkDate: '2026-11-25', AppointmentDate: '2026-11-25T09:00:00+07:00' },
      ],
    });
    expect(imageOf(world)).toBe(before);
    const { Rows } = push();
    expect(Rows).toMatchObject([{ Created: true, Code: 'HD000001', Message: '' }]);
    expect(plan && calendarView(world, plan, owner)).toMatchObject({ CalendarStatus: 1, ScheduleCode: 'HD000001' });
    expect(push()).toMatchObject({
      Created: 0,
      Refused: 1,
      Rows: [{ Message: 'Thẻ đã có đơn HD000001 trong kỳ này', Code: 'HD000001' }],
    });
    must(
      changeScheduleStatus(world, { ScheduleID: Rows[0]?.ScheduleID ?? 0, Status: 5, Note: 'Khách hoãn lại' }, owner),
    );
    expect(plan && calendarView(world, plan, owner).CalendarStatus).toBe(0);
    const twice = push({ Cards: [{ CardDataID: cardId, CustomerFeePercent: 1800 }, { CardDataID: cardId }] });
    expect(twice.Rows.map((row) => row.Created)).toEqual([true, false]);
  });

  test('are refused one by one for what is missing', () => {
    const { world, owner, cardId } = openShop();
    const messages = (Cards: Parameters<typeof pushSchedules>[1]['Cards']) =>
      must(pushSchedules(world, { Cards }, owner)).Rows.map((row) => row.Message);
    expect(messages([{ CardDataID: cardId }, { CardDataID: 99 }])).toEqual([
      'Vui lòng nhập số tiền',
      'Không tìm thấy thẻ',
    ]);
    expect(messages([{ CardDataID: cardId, Amount: 1000 }])).toEqual(['Vui lòng nhập phí khách (%)']);
    expect(world.schedules.rows).toEqual([]);
  });
});

test('customers are listed with the cards due in a period, and a card with an order is not free', () => {
  const shop = openShop();
  const { world, owner } = shop;
  const list = (query: object) => must(listCustomersWithCards(world, query, owner));
  expect(list({}).rows).toMatchObject([
    { FullName: 'Nguyễn Thị Hoa', Cards: [{ DueDate: '2026-11-25', IsPaid: false }] },
  ]);
  expect(list({ toDate: '2026-11-24' }).total).toBe(0);
  startOrder(shop, { Amount: 10_000_000 });
  expect([list({}).total, list({ OnlyFree: true }).total]).toEqual([1, 0]);
  expect(codeOf(listCustomersWithCards(world, { fromDate: '2026-11-20', toDate: '2026-11-01' }, owner))).toBe(
    'Invalid',
  );
  expect(codeOf(listCustomersWithCards(world, { toDate: '2027-11-01' }, owner))).toBe('Invalid');
});

test('expiring cards come by their end, expired ones apart, stopped ones no more; a file holds four digits of each card and no prefix', () => {
  const { world, owner, customerId } = openShop();
  const add = (Last4: string, ExpMonth: number, ExpYear: number) =>
    must(
      saveCard(
        world,
        { CustomerID: customerId, HolderName: 'Hoa', BankID: 1, Bin: '422151', Last4, DateDues: 5, ExpMonth, ExpYear },
        owner,
      ),
    );
  add('1111', 12, 2026);
  const expired = add('2222', 10, 2026);
  add('3333', 3, 2027);
  const ends = (Status?: number) =>
    must(listExpiringCards(world, { Status }, owner)).rows.map((row) => [row.Last4, row.ExpiryDate, row.DaysToExpiry]);
  expect(ends()).toEqual([
    ['2222', '2026-10-31', -20],
    ['1111', '2026-12-31', 41],
  ]);
  expect(ends(1)).toHaveLength(1);
  expect(ends(2)).toEqual([['2222', '2026-10-31', -20]]);
  must(saveCard(world, { ...expired, Status: 0 }, owner));
  expect([ends().length, ends(2).length]).toEqual([1, 0]);
  const file = must(exportCards(world, { TypeCard: 1 }, owner));
  expect(file).toHaveLength(4);
  expect(JSON.stringify(file)).not.toContain('422151');
  expect(file[0]).toMatchObject({ Last4: '3333', Expiry: '03/2027', Held: 'Khách giữ', StatusName: 'Đang hoạt động' });
  expect(codeOf(exportCards(world, { SortBy: 'Unknown' }, owner))).toBe('Invalid');
});
