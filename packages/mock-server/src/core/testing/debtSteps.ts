/** Steps of a story around debts and opening balances. */
import { saveBankCard } from '../bankCards/bankCards.ts';
import { adjustDebt, decideAdjustment } from '../debts/adjustDebt.ts';
import { cancelPayDebt } from '../debts/cancelDebt.ts';
import { offsetCustomer } from '../debts/offsetCustomer.ts';
import { payDebt } from '../debts/payDebt.ts';
import { payDebtWithCard } from '../debts/payDebtWithCard.ts';
import { orderBalance } from '../ledger/balance.ts';
import { ADJUST_KIND } from '../records/debt.ts';
import { nowOf, type Stage } from './storyStage.ts';
import { pickFrom, REASON, waysOf, type Step, type Told } from './storyStep.ts';

/** A customer pays a debt, or is paid back. */
export function payAny(stage: Stage, step: Step, Direction: 1 | 2): Told {
  const { customerId } = pickFrom(stage.cards, step.a) ?? { customerId: 0 };
  const order = step.flag ? pickFrom(stage.world.schedules.rows, step.b) : undefined;
  const ways = { Direction, ...waysOf(stage, step) };
  const command = { CustomerID: customerId, ScheduleID: order?.ScheduleID, Amount: step.amount, ...ways };
  const words = `khách ${customerId} ${Direction === 1 ? 'trả nợ' : 'được trả lại'} ${step.amount} đ`;
  return { words, result: payDebt(stage.world, command, nowOf(stage)) };
}

/** What the shop owes a customer is offset against what it owes, mostly all that both sides have open. */
export function offsetOwn(stage: Stage, { a, amount, flag }: Step): Told {
  const { customerId } = pickFrom(stage.cards, a) ?? { customerId: 0 };
  const sums = { owing: 0, owed: 0 };
  for (const { ScheduleID, Status } of stage.world.schedules.rows) {
    const balance =
      Status === 2 ? 0 : orderBalance(stage.world, stage.owner.shopId, `customer/${customerId}`, ScheduleID);
    sums[balance > 0 ? 'owing' : 'owed'] += Math.abs(balance);
  }
  const Amount = flag ? amount : Math.min(sums.owing, sums.owed);
  const result = offsetCustomer(stage.world, { CustomerID: customerId, Amount }, nowOf(stage));
  return { words: `cấn trừ ${Amount} đ giữa các đơn của khách ${customerId}`, result };
}

/** A customer pays a debt with a card. */
export function payByCard(stage: Stage, { a, b, amount, flag }: Step): Told {
  const { cardId, customerId } = pickFrom(stage.cards, a) ?? { cardId: 0, customerId: 0 };
  const order = flag ? pickFrom(stage.world.schedules.rows, b) : undefined;
  const PosID = pickFrom(stage.posIds, b) ?? 0;
  const answers = { OverrideReason: REASON, ApprovedBy: stage.owner.userId };
  const swipe = { CustomerID: customerId, CardDataID: cardId, PosID, Amount: amount, CustomerFeePercent: 1795 };
  const result = payDebtWithCard(stage.world, { ...swipe, ...answers, ScheduleID: order?.ScheduleID }, nowOf(stage));
  return { words: `khách ${customerId} quẹt thẻ trả nợ ${amount} đ`, result };
}

/** A party's debt is adjusted, up or down. */
export function adjust(stage: Stage, { a, b, amount, flag }: Step): Told {
  const order = flag ? pickFrom(stage.world.schedules.rows, b) : undefined;
  const DebtType = pickFrom([1, 1, 1, 2, 3, 4] as const, a) ?? 1;
  const { customerId } = pickFrom(stage.cards, b) ?? { customerId: 0 };
  const partyOf = { 1: order?.CustomerID ?? customerId, 2: stage.partnerId, 3: stage.affId, 4: stage.posIds[0] ?? 0 };
  const Amount = b % 2 === 0 ? amount : -amount;
  const AdjustKind = b % 3 === 1 ? ADJUST_KIND.discount : undefined;
  const of = { DebtType, PartyID: partyOf[DebtType], ScheduleID: order?.ScheduleID };
  const command = { ...of, Amount, AdjustKind, Reason: REASON };
  const words = `${AdjustKind ? 'giảm trừ' : 'điều chỉnh'} ${Amount} đ cho đối tượng ${DebtType}/${partyOf[DebtType]} đơn ${order?.Code ?? '–'}`;
  return { words, result: adjustDebt(stage.world, command, nowOf(stage)) };
}

/** An adjustment is approved or refused, waiting or not, mostly by the second person. */
export function decideAdjusting(stage: Stage, { a, b, flag }: Step): Told | undefined {
  const debt = pickFrom(
    stage.world.debts.rows.filter((row) => row.Kind === 3),
    a,
  );
  if (!debt) return undefined;
  const context = nowOf(stage);
  const userId = b % 4 === 3 ? context.userId : stage.secondId;
  const command = { DebtID: debt.DebtID, Status: flag ? (1 as const) : (3 as const), Reason: REASON };
  const words = `${flag ? 'duyệt' : 'từ chối'} điều chỉnh ${debt.DebtID} bởi ${userId}`;
  return { words, result: decideAdjustment(stage.world, command, { ...context, userId }) };
}

/** A debt document is cancelled, once more if it already was. */
export function cancelAnyDebt(stage: Stage, { a }: Step): Told | undefined {
  const debt = pickFrom(stage.world.debts.rows, a);
  if (!debt) return undefined;
  const command = { DebtID: debt.DebtID, Reason: REASON };
  return { words: `hủy chứng từ nợ ${debt.DebtID}`, result: cancelPayDebt(stage.world, command, nowOf(stage)) };
}

/** The opening balance of the bank account is corrected, now and then from a stale copy. */
export function changeOpening(stage: Stage, { amount, flag }: Step): Told {
  const old = stage.world.bankCards.get(stage.bankCardId);
  const { BankCode = '', AccountNo = '', AccountOwner = '', Version = 0 } = old ?? {};
  const command = { BankCardID: stage.bankCardId, BankCode, AccountNo, AccountOwner, OpeningBalance: amount };
  const result = saveBankCard(stage.world, { ...command, Version: flag ? Version : Version - 1 }, nowOf(stage));
  return { words: `sửa số dư đầu thành ${amount} đ`, result };
}
