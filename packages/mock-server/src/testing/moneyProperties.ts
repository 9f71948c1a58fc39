/** What must hold of money whatever is done, as properties that a test asserts and a planted fault must break. */
import * as fc from 'fast-check';
import { COMPANY_SHOP_ID } from '../core/command/context.ts';
import { cancelPayDebt } from '../core/debts/cancelDebt.ts';
import { payDebt } from '../core/debts/payDebt.ts';
import { dayNumber } from '../core/values/dayNumber.ts';
import { cacheFaults } from '../core/ledger/audit.ts';
import { getAllShopReport } from '../core/reports/orders/allShops.ts';
import { getBusinessResult } from '../core/reports/money/businessResult.ts';
import { brokenTies } from '../core/reports/ties/ties.ts';
import { createShop } from '../core/shops/createShop.ts';
import { deleteShop } from '../core/shops/deleteShop.ts';
import { codeOf, must } from '../core/testing/openShop.ts';
import { foldBalances, foldOrder } from '../core/testing/paperRules.ts';
import { nowOf } from '../core/testing/storyStage.ts';
import { playStep } from '../core/testing/storySteps.ts';
import { addVoucher } from '../core/vouchers/addVoucher.ts';
import type { World } from '../core/store/world.ts';
import { amounts, openWorked, settlePartnersCard, stories, tellStory, type Outcome, type Story } from './tellStory.ts';
import { undo, UNDOABLE } from './undo.ts';

/** After every step of any story the books balance, every figure equals the paper, and a refusal changes nothing. */
export function booksHold(onTold: (outcome: Outcome) => void = () => undefined) {
  return fc.property(stories, (story) => onTold(tellStory(story)));
}

/** After any story all reports agree, over all of it and over its first day. */
export function reportsAgree() {
  return fc.property(stories, ([orders, steps]: Story) => {
    const stage = openWorked(orders);
    for (const step of steps) playStep(stage, step);
    settlePartnersCard(stage);
    const context = nowOf(stage);
    const first = { fromDate: '2026-11-20', toDate: '2026-11-20' };
    for (const period of [{ ...first, toDate: context.businessDate }, first]) {
      none(brokenTies(stage.world, context, period));
    }
    none(cacheFaults(stage.world));
  });
}

/** Cancelling what was just done gives every account, on the whole and by cause, what it had before, and the books the days that were open: nothing stays but the trail. */
export function cancelRestores(onUndone: (kind: string) => void = () => undefined) {
  const command = fc.record({
    kind: fc.constantFrom(...UNDOABLE),
    a: fc.nat(11),
    b: fc.nat(83),
    amount: amounts,
    flag: fc.boolean(),
  });
  return fc.property(command, (step) => {
    const stage = openWorked(3);
    const before = figuresOf(stage.world);
    const made = playStep(stage, step);
    if (!made?.result.ok || !undo(stage, step.kind)?.ok) return;
    const after = figuresOf(stage.world);
    for (const name of new Set([...before.keys(), ...after.keys()])) {
      const [had, has] = [before.get(name) ?? 0, after.get(name) ?? 0];
      if (had !== has) throw new Error(`${name} còn ${has} thay vì ${had} đ sau khi hủy: ${made.words}`);
    }
    onUndone(step.kind);
  });
}

/**
 * Every balance, the day books are closed up to, and every figure that reports add up, cause by cause, over all days: a mirror is dated when it is made.
 * The POS of a group are taken together, because money paid ahead goes on to their lots with the next payment.
 */
function figuresOf(world: World): Map<string, number> {
  const figures = new Map<string, number>();
  const add = (name: string, amounts: object) => {
    for (const [part, amount] of Object.entries(amounts)) {
      figures.set(`${name}|${part}`, (figures.get(`${name}|${part}`) ?? 0) + Number(amount));
    }
  };
  for (const [account, balance] of foldBalances(world)) add(groupOf(account), { balance });
  const { shops, history } = world.books;
  for (const [shopId, ledger] of shops) {
    for (const account of ledger.keys()) {
      for (const { flows = {} } of history.account(shopId, account).days) add(`${shopId}|${groupOf(account)}`, flows);
    }
    for (const { figures: ofDay } of history.days(shopId)) add(String(shopId), ofDay);
  }
  for (const { ShopID, LockDate } of world.shops.rows) {
    add(`sổ ${ShopID} khóa đến ngày`, { day: LockDate === undefined ? 0 : dayNumber(LockDate) });
  }
  return figures;
}

const groupOf = (account: string) => account.replace(/^pos\/.*/, 'pos');

/** A debt is never paid twice, and a cancelled payment is owed again. */
export function debtIsPaidOnce() {
  return fc.property(fc.integer({ min: 1, max: 500_000 }), (Amount) => {
    const stage = openWorked(0);
    const { world, cards } = stage;
    const CustomerID = cards[0]?.customerId ?? 0;
    const owed = () =>
      world.schedules.rows.reduce((sum, row) => sum + foldOrder(world.books.entries, CustomerID, row.ScheduleID), 0);
    const debt = owed();
    const pay = (part: number) => payDebt(world, { CustomerID, Amount: part, Method: 1 }, nowOf(stage));
    const { DebtID } = must(pay(Amount));
    same(codeOf(pay(debt - Amount + 1)), 'OverDebt');
    must(pay(debt - Amount));
    same(codeOf(pay(1)), 'NoDebt');
    must(cancelPayDebt(world, { DebtID, Reason: 'Thu nhầm khách' }, nowOf(stage)));
    same(owed(), Amount);
    same(codeOf(cancelPayDebt(world, { DebtID, Reason: 'Thu nhầm khách' }, nowOf(stage))), 'AlreadyCancelled');
  });
}

/** A shop that is closed with nothing left in it takes nothing of its past out of what the company sees. */
export function closedShopIsKept() {
  return fc.property(fc.integer({ min: 1, max: 9_000_000 }), (Amount) => {
    const stage = openWorked(1);
    const { world, owner } = stage;
    const terms = { ShopName: 'Chi nhánh đóng', OwnerUserID: owner.userId, ExpiredDate: '2027-11-20' };
    const { ShopID } = createShop(world, terms, owner);
    const user = world.users.get(owner.userId);
    if (user) world.users.put({ ...user, ShopIDs: [...user.ShopIDs, ShopID] });
    for (const [type, name] of [
      [1, 'Thu khác'],
      [2, 'Rút vốn'],
    ] as const) {
      const config = world.voucherTypes.by('shop', ShopID).find((row) => row.type === type && row.name === name);
      const voucher = { ConfigID: config?.ConfigID ?? 0, Amount, Method: 1 as const, Description: name };
      must(addVoucher(world, type, voucher, { ...nowOf(stage), shopId: ShopID }));
    }
    const company = { ...nowOf(stage), shopId: COMPANY_SHOP_ID };
    const period = { fromDate: '2026-11-20', toDate: company.businessDate };
    const seen = () => {
      const result = must(getBusinessResult(world, period, company)).totals;
      return JSON.stringify([result, must(getAllShopReport(world, period, company)).totals]);
    };
    const before = seen();
    must(deleteShop(world, { ShopIDDelete: ShopID }, company));
    same(seen(), before);
    none(brokenTies(world, company, period));
  });
}

function none(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

function same(found: unknown, expected: unknown): void {
  if (found !== expected) throw new Error(`${String(found)} thay vì ${String(expected)}`);
}
