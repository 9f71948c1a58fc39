import { describe, expect, test } from 'vitest';
import { saveCard } from '../cards/saveCard.ts';
import type { Pos } from '../records/funds.ts';
import { addWithdrawal, cancelWithdrawal } from '../schedules/swipes.ts';
import { codeOf, contextAt, imageOf, must, openShop, startOrder, type TestShop } from '../testing/openShop.ts';
import { addStaff } from '../staff/staff.ts';
import { ACTION, MENU } from '../values/menus.ts';
import { posFeePercent } from './posFee.ts';
import { brokenRules, checkSwipeRules } from './swipeRules.ts';

const MILLION = 1_000_000;
const NOON = '2026-11-20T12:00:00+07:00';

describe('rules', () => {
  test.each<[string, Partial<Pos>, number, string[]]>([
    ['W01 stopped', { Status: 0 }, 5, ['W01/4']],
    ['W01 no fee', { Fees: [] }, 5, ['W01/4']],
    ['W01 no fee for this card', { Fees: [{ TypeCard: 3, FeePercent: 1 }] }, 5, ['W01/4']],
    ['W02 below the least', { MinPerBill: 5 * MILLION }, 4, ['W02/1']],
    ['W03 above the most', { MaxPerBill: 5 * MILLION }, 6, ['W03/3']],
    ['exactly the most', { MinPerBill: 5 * MILLION, MaxPerBill: 5 * MILLION }, 5, []],
    ['W04 above the day', { MaxPerDay: 5 * MILLION }, 6, ['W04/3']],
    ['W05 above the month', { MaxPerMonth: 5 * MILLION }, 6, ['W05/3']],
    ['W06 far above the average', { AvgTicket: 5 * MILLION }, 16, ['W06/1']],
    ['three times the average', { AvgTicket: 5 * MILLION }, 15, []],
    ['W08 after hours', { HourFrom: '13:00', HourTo: '21:00' }, 5, ['W08/1']],
    ['within hours', { HourFrom: '12:00', HourTo: '12:00' }, 5, []],
    [
      'all at once',
      { MaxPerBill: 1, MaxPerDay: 2, AvgTicket: 1, HourTo: '11:59' },
      5,
      ['W03/3', 'W04/3', 'W06/1', 'W08/1'],
    ],
  ])('%s', (_, change, millions, expected) => {
    const shop = openShop();
    const found = brokenRules(shop.world, {
      pos: { ...posOf(shop), ...change },
      Amount: millions * MILLION,
      SwipedAt: NOON,
      TypeCard: 1,
    });
    expect(found.map((rule) => `${rule.Code}/${rule.Level}`)).toEqual(expected);
  });

  test('W09 is off until the shop sets from where round amounts need papers', () => {
    const shop = openShop();
    const { world, owner } = shop;
    const plan = { pos: posOf(shop), SwipedAt: NOON, TypeCard: 1 as const };
    expect(brokenRules(world, { ...plan, Amount: 50 * MILLION })).toEqual([]);
    const row = world.shops.get(owner.shopId);
    if (row) world.shops.put({ ...row, RoundAmountFrom: 50 * MILLION });
    expect(brokenRules(world, { ...plan, Amount: 50 * MILLION })).toMatchObject([{ Code: 'W09', Level: 2 }]);
    expect(brokenRules(world, { ...plan, Amount: 50 * MILLION + 1 })).toEqual([]);
  });

  test('what was swiped counts against day and month, what was cancelled no more; W07, W10 and W11 know the card', () => {
    const shop = openShop();
    const { world, owner, posId, cardId } = shop;
    const card = {
      CustomerID: shop.customerId,
      HolderName: 'Hoa',
      BankID: 5,
      Last4: '4821',
      DateDues: 25,
      LimitAmount: 40 * MILLION,
    };
    must(saveCard(world, { ...card, cardDataID: cardId, Version: 1, TypeCard: 1 }, owner));
    const { ScheduleID } = startOrder(shop, { Amount: 30 * MILLION });
    const slip = { LotNo: '000001', InvoiceNo: '000009' };
    const swipe = must(addWithdrawal(world, { ScheduleID, PosID: posId, Amount: 30 * MILLION, ...slip }, owner));
    const pos = { ...posOf(shop), MaxPerDay: 35 * MILLION, MaxPerMonth: 45 * MILLION };
    const plan = { pos, SwipedAt: NOON, card: world.cards.get(cardId), TypeCard: 1 as const, ...slip };
    const codes = (Amount: number) => brokenRules(world, { ...plan, Amount }).map((rule) => rule.Code);
    expect(codes(5 * MILLION)).toEqual(['W07', 'W10']);
    expect(codes(16 * MILLION)).toEqual(['W04', 'W05', 'W07', 'W10', 'W11']);
    must(
      cancelWithdrawal(world, { ScheduleID, LogWithdrawalId: swipe.logWithdrawalId, Reason: 'Quẹt nhầm máy' }, owner),
    );
    expect(codes(16 * MILLION)).toEqual([]);
  });

  test('the form hears the most serious rule first, of its own shop’s POS only, and no proposal', () => {
    const shop = openShop();
    const { world, owner, posId } = shop;
    world.poses.put({ ...posOf(shop), MaxPerBill: 5 * MILLION, AvgTicket: MILLION, Status: 0 });
    const rules = must(checkSwipeRules(world, { PosID: posId, Money: 9 * MILLION }, owner));
    expect(rules.map((rule) => rule.Code)).toEqual(['W01', 'W03', 'W06']);
    expect(rules.every((rule) => !/nên|thử|chia|máy khác/i.test(rule.Message))).toBe(true);
    expect(codeOf(checkSwipeRules(world, { PosID: posId, Money: 1 }, { ...owner, shopId: 9 }))).toBe('NotFound');
  });
});

describe('answering for a broken rule', () => {
  const OverrideReason = 'Khách mua vé máy bay';

  test('a warning wants a reason, and both are kept on the swipe', () => {
    const { swipe, world } = blocked();
    const before = imageOf(world);
    expect(swipe(MILLION, {})).toMatchObject({ code: 'NeedReason', field: 'OverrideReason' });
    expect(codeOf(swipe(MILLION, { OverrideReason: 'vé' }))).toBe('NeedReason');
    expect(imageOf(world)).toBe(before);
    expect(must(swipe(MILLION, { OverrideReason }))).toMatchObject({ OverrideReason, RuleWarnings: [{ Code: 'W02' }] });
  });

  test('a block wants an approver in person, somebody else than who entered the swipe, the owner not excepted', () => {
    const { swipe, world, owner } = blocked();
    const rights = [{ MenuID: MENU.contracts, ActionIDs: [ACTION.view, ACTION.add, ACTION.approve] }];
    const person = { Password: 'Nhanvien1', GroupID: 4 as const, ShopIDs: [owner.shopId] };
    const base = { ...person, OwnerUserID: owner.userId, ExpiredDate: '2027-12-31', Rights: rights };
    const before = { ...owner, now: '2026-06-01T09:00:00+07:00' };
    const first = {
      ...owner,
      userId: must(addStaff(world, { ...base, UserName: 'nguoimot', FullName: 'Người Một' }, before)).UserID,
    };
    const second = {
      ...owner,
      userId: must(addStaff(world, { ...base, UserName: 'nguoihai', FullName: 'Người Hai' }, before)).UserID,
    };
    expect(codeOf(swipe(30 * MILLION, { OverrideReason }))).toBe('NeedApproval');
    expect(codeOf(swipe(30 * MILLION, { OverrideReason, ApprovedBy: owner.userId }, first))).toBe('NeedApproval');
    expect(codeOf(swipe(30 * MILLION, { OverrideReason, ApprovedBy: first.userId }, first))).toBe('NeedApproval');
    expect(codeOf(swipe(30 * MILLION, { OverrideReason, ApprovedBy: owner.userId }))).toBe('NeedApproval');
    const waiting = must(swipe(30 * MILLION, { OverrideReason, Status: 0 }, first));
    expect(waiting.EntryID).toBeUndefined();
    const confirm = { logWithdrawalId: waiting.logWithdrawalId, OverrideReason };
    expect(codeOf(swipe(30 * MILLION, { ...confirm, ApprovedBy: first.userId }, first))).toBe('NeedApproval');
    expect(must(swipe(30 * MILLION, { ...confirm, ApprovedBy: second.userId }, second))).toMatchObject({
      Status: 1,
      ApprovedBy: second.userId,
    });
    expect(codeOf(swipe(30 * MILLION, { ...confirm, ApprovedBy: second.userId }, second))).toBe('WrongStatus');
  });

  test('an owner without anybody else approves at once; a stopped POS and a second slip nobody may', () => {
    const { swipe, world, owner, posId } = blocked();
    const answers = { OverrideReason, ApprovedBy: owner.userId };
    const slip = { LotNo: '1', InvoiceNo: '2' };
    expect(codeOf(swipe(25 * MILLION, { ...answers, ...slip }))).toBe('done');
    expect(codeOf(swipe(3 * MILLION, { ...answers, ...slip }))).toBe('SwipeRule');
    const pos = world.poses.get(posId);
    if (pos) world.poses.put({ ...pos, Status: 0 });
    expect(codeOf(swipe(3 * MILLION, answers))).toBe('SwipeRule');
  });
});

test('a machine fee is the card type’s, else the general one, the newest in force, surcharge included', () => {
  const Fees = [
    { FeePercent: 1320 },
    { FeePercent: 1400, FromDate: '2026-12-01' },
    { TypeCard: 3 as const, FeePercent: 1500, DayFeePercent: 40, FromDate: '2026-11-01' },
  ];
  const pos = { ...posOf(openShop()), Fees };
  expect([posFeePercent(pos, 1, '2026-11-20'), posFeePercent(pos, 1, '2026-12-01')]).toEqual([1320, 1400]);
  expect([posFeePercent(pos, 3, '2026-11-20'), posFeePercent(pos, 3, '2026-10-31')]).toEqual([1540, 1320]);
});

test('a swipe keeps the rates of its day', () => {
  const shop = openShop();
  const { world, owner, posId } = shop;
  const { ScheduleID } = startOrder(shop, { Amount: MILLION });
  const swipe = must(addWithdrawal(world, { ScheduleID, PosID: posId, Amount: MILLION }, owner));
  world.poses.put({ ...posOf(shop), Fees: [{ FeePercent: 9999 }] });
  const later = contextAt('2026-11-25T09:00:00+07:00', owner.userId, owner.shopId);
  expect(world.swipes.get(swipe.logWithdrawalId)).toMatchObject({ PosFeePercent: 1320, PosFee: 13_200 });
  expect(
    codeOf(cancelWithdrawal(world, { ScheduleID, LogWithdrawalId: swipe.logWithdrawalId, Reason: 'Quẹt nhầm' }, later)),
  ).toBe('done');
});

function posOf({ world, posId }: TestShop): Pos {
  const pos = world.poses.get(posId);
  if (!pos) throw new Error('The test shop has no POS.');
  return pos;
}

/** An order on a POS that takes 2 to 20 tr a bill. */
function blocked() {
  const shop = openShop();
  shop.world.poses.put({ ...posOf(shop), MinPerBill: 2 * MILLION, MaxPerBill: 20 * MILLION });
  const { ScheduleID } = startOrder(shop, { Amount: 30 * MILLION });
  const swipe = (Amount: number, more: object, context = shop.owner) =>
    addWithdrawal(shop.world, { ScheduleID, PosID: shop.posId, Amount, ...more }, context);
  return { ...shop, ScheduleID, swipe };
}
