/** What must hold of money whatever is done, as properties that a test asserts and a planted fault must break. */
import * as fc from 'fast-check';
import { cancelPayDebt } from '../core/debts/cancelDebt.ts';
import { payDebt } from '../core/debts/payDebt.ts';
import { cacheFaults } from '../core/ledger/audit.ts';
import { LINE_KIND } from '../core/records/schedule.ts';
import { brokenTies } from '../core/reports/ties.ts';
import { addLine, cancelLine } from '../core/schedules/moneyLines.ts';
import { addWithdrawal, cancelWithdrawal } from '../core/schedules/swipes.ts';
import { codeOf, must } from '../core/testing/openShop.ts';
import { foldBalances, foldOrder } from '../core/testing/storyRules.ts';
import { nowOf, type Stage } from '../core/testing/storyStage.ts';
import { playStep } from '../core/testing/storySteps.ts';
import { amounts, openWorked, stories, tellStory, type Outcome, type Story } from './tellStory.ts';

/** After every step of any story the books balance, every figure equals the paper, and a refusal changes nothing. */
export function booksHold(onTold: (outcome: Outcome) => void = () => undefined) {
  return fc.property(stories, (story) => onTold(tellStory(story)));
}

/** After any story all reports agree, over all of it and over its first day. */
export function reportsAgree() {
  return fc.property(stories, ([orders, steps]: Story) => {
    const stage = openWorked(orders);
    for (const step of steps) playStep(stage, step);
    const context = nowOf(stage);
    const first = { fromDate: '2026-11-20', toDate: '2026-11-20' };
    for (const period of [{ ...first, toDate: context.businessDate }, first]) {
      none(brokenTies(stage.world, context, period));
    }
    none(cacheFaults(stage.world));
  });
}

/** Cancelling what was just done gives every account its balance back. */
export function cancelRestores() {
  return fc.property(amounts, fc.nat(3), (Amount, choice) => {
    const stage = openWorked(2);
    const before = foldBalances(stage.world);
    if (!doAndUndo(stage, Amount, choice)) return;
    for (const [account, balance] of foldBalances(stage.world)) {
      if (balance !== (before.get(account) ?? 0)) throw new Error(`${account} còn ${balance} đ sau khi hủy`);
    }
  });
}

/** A debt is never paid twice, and a cancelled payment is owed again. */
export function debtIsPaidOnce() {
  return fc.property(fc.integer({ min: 1, max: 500_000 }), (Amount) => {
    const stage = openWorked(0);
    const { world, cards } = stage;
    const CustomerID = cards[0]?.customerId ?? 0;
    const debt = foldOrder(world, CustomerID, 1);
    const pay = (part: number) => payDebt(world, { CustomerID, Amount: part, Method: 1 }, nowOf(stage));
    const { DebtID } = must(pay(Amount));
    same(codeOf(pay(debt - Amount + 1)), 'OverDebt');
    must(pay(debt - Amount));
    same(codeOf(pay(1)), 'NoDebt');
    must(cancelPayDebt(world, { DebtID, Reason: 'Thu nhầm khách' }, nowOf(stage)));
    same(foldOrder(world, CustomerID, 1), Amount);
    same(codeOf(cancelPayDebt(world, { DebtID, Reason: 'Thu nhầm khách' }, nowOf(stage))), 'AlreadyCancelled');
  });
}

function doAndUndo(stage: Stage, Amount: number, choice: number): boolean {
  const { world, bankCardId, posIds } = stage;
  const context = nowOf(stage);
  const Reason = 'Nhập sai số tiền';
  const command = { ScheduleID: 2, Amount, Method: 2 as const, BankCardID: bankCardId };
  if (choice === 3) {
    const PosID = posIds[0];
    const made = addWithdrawal(world, { ScheduleID: 2, PosID, Amount, OverrideReason: Reason }, context);
    if (!made.ok) return false;
    return cancelWithdrawal(world, { ScheduleID: 2, LogWithdrawalId: made.value.logWithdrawalId, Reason }, context).ok;
  }
  const kind = [LINE_KIND.payCard, LINE_KIND.topUp, LINE_KIND.send][choice] ?? LINE_KIND.topUp;
  const made = addLine(world, kind, command, context);
  return made.ok && cancelLine(world, kind, { PaymentID: made.value.PaymentID, Reason }, context).ok;
}

function none(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

function same(found: unknown, expected: unknown): void {
  if (found !== expected) throw new Error(`${String(found)} thay vì ${String(expected)}`);
}
