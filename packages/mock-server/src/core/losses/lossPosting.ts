/** A loss posts against what the customer owes or against a fund, after every rule was asked, and what is got back of it comes into a fund. */
import { refuseFund } from '../bankCards/bankCards.ts';
import { CANCEL_REASON, refuseReason } from '../command/reasons.ts';
import type { Context } from '../command/context.ts';
import { done, firstRefusal, invalid, notFound, refuse, type Refusal, type Result } from '../command/result.ts';
import { allocate } from '../debts/openDebts.ts';
import { accounts, fundAccount } from '../records/accounts.ts';
import { orderBalance } from '../ledger/balance.ts';
import { transfer, type Entry, type Line } from '../records/entry.ts';
import { refuseFundBelowZero } from '../ledger/fundGuard.ts';
import { refuseLockedFund } from '../ledger/fundLock.ts';
import { refusePartyLock } from '../ledger/partyLock.ts';
import { post, refuseDate } from '../ledger/post.ts';
import type { BadExpense } from '../records/badExpense.ts';
import type { FundRef } from '../records/dayMoney.ts';
import type { Allocation } from '../records/debt.ts';
import { ownRow } from '../scope/shops.ts';
import type { World } from '../store/world.ts';
import { isAmount, isAmountOrZero } from '../values/money.ts';
import { isIsoDate } from '../values/dates.ts';

/** What was got back of a loss, and the fund it came into; cash when absent. */
export interface Recovery {
  Amount: number;
  RecoveredTo?: FundRef;
}

/** The lines a loss posts, or why it cannot be posted: nothing to write off, more than is owed, a wrong fund, a closed day. */
export function checkLoss(world: World, loss: BadExpense, context: Context): Result<Line[]> {
  const { Amount, Fund, CustomerID } = loss;
  const refused = firstRefusal(
    isAmount(Amount) ? undefined : invalid('Số tiền', 'Amount'),
    refuseRecovered(world, loss, context),
    refuseReason(loss.Reason, CANCEL_REASON),
    isIsoDate(loss.Date) ? undefined : invalid('Ngày', 'Date'),
    refuseLinks(world, loss, context),
    Fund && refuseFund(world, Fund, context),
    refuseDate(world, context.shopId, loss.Date, context, 'Date'),
    Fund && refuseLockedFund(world, context.shopId, Fund, loss.Date),
    loss.RecoveredAmount > 0
      ? refuseLockedFund(world, context.shopId, loss.RecoveredTo ?? { Method: 1 }, loss.Date)
      : undefined,
  );
  if (refused) return refused;
  const parts = partsOf(world, loss, context);
  if (!parts.ok) return parts;
  const paid = Fund ? fundAccount(Fund) : accounts.customer(CustomerID ?? 0);
  const lines = parts.value.flatMap((part) => transfer(accounts.badDebt, paid, part));
  return (
    refusePartyLock(world, lines, loss.Date) ??
    refuseFundBelowZero(world, { ShopID: context.shopId, Lines: lines }, { text: loss.Reason }) ??
    done(lines)
  );
}

/** Refuses getting back more than was lost, or into a fund that is not there. */
export function refuseRecovered(
  world: World,
  { Amount, RecoveredAmount, RecoveredTo }: Pick<BadExpense, 'Amount' | 'RecoveredAmount' | 'RecoveredTo'>,
  context: Context,
): Refusal | undefined {
  if (!isAmountOrZero(RecoveredAmount)) return invalid('Số đã thu hồi', 'RecoveredAmount');
  if (RecoveredAmount > Amount) return refuse('OverLimit', 'Số đã thu hồi vượt quá khoản lỗ', 'RecoveredAmount');
  return refuseFund(world, RecoveredTo ?? { Method: 1 }, context);
}

/** Posts a loss by its checked lines, and what was got back of it at once; answers the record in force. */
export function postLoss(world: World, loss: BadExpense, lines: readonly Line[], context: Context): BadExpense {
  const { RecoveredAmount, RecoveredTo } = loss;
  const entries = [postPart(world, loss, lines, context)];
  if (RecoveredAmount > 0) entries.push(postRecovery(world, loss, { Amount: RecoveredAmount, RecoveredTo }, context));
  return { ...loss, Status: 1, EntryIDs: entries.map((entry) => entry.EntryID) };
}

/** Posts what was got back of a loss beside it, on the day of the record given (domain §2(q)). */
export function postRecovery(
  world: World,
  loss: BadExpense,
  { RecoveredTo = { Method: 1 }, Amount }: Recovery,
  context: Context,
): Entry {
  const part = { ScheduleID: 0, Amount };
  return postPart(world, loss, transfer(fundAccount(RecoveredTo), accounts.lossRecovered, part), context);
}

/** A write-off goes to the order named, or to the customer's oldest debts. */
function partsOf(
  world: World,
  { Amount, ScheduleID, CustomerID: customerId }: BadExpense,
  context: Context,
): Result<Allocation[]> {
  if (customerId === undefined) return done([{ ScheduleID: 0, Amount }]);
  if (!ScheduleID) return allocate(world, { shopId: context.shopId, customerId, direction: 1, amount: Amount });
  const owed = orderBalance(world, context.shopId, accounts.customer(customerId), ScheduleID);
  return Amount <= owed
    ? done([{ ScheduleID, Amount }])
    : refuse('OverDebt', 'Số tiền vượt quá công nợ còn lại', 'Amount');
}

function refuseLinks(world: World, loss: BadExpense, context: Context): Refusal | undefined {
  const { CardDataID, ScheduleID, Fund } = loss;
  const order = ownRow(world.schedules.get(ScheduleID), context);
  return firstRefusal(
    CardDataID === undefined || ownRow(world.cards.get(CardDataID), context) ? undefined : notFound('thẻ'),
    ScheduleID === undefined || order ? undefined : notFound('đơn'),
    order && CardDataID !== undefined && order.CardDataID !== CardDataID
      ? refuse('Invalid', 'Đơn không thuộc thẻ này', 'ScheduleID')
      : undefined,
    Fund || CardDataID !== undefined || ScheduleID !== undefined
      ? undefined
      : refuse('Invalid', 'Vui lòng chọn thẻ, đơn hoặc quỹ chịu khoản lỗ', 'CardDataID'),
  );
}

/** Posts one side of a loss; every refusal was asked for before. */
function postPart(world: World, loss: BadExpense, Lines: readonly Line[], context: Context): Entry {
  const isLoss = Lines[0]?.Account === accounts.badDebt;
  const Description = `${isLoss ? 'Chi phí xấu' : 'Thu hồi chi phí xấu'}: ${loss.Reason}`;
  const draft = {
    ShopID: context.shopId,
    BusinessDate: loss.Date,
    RefID: loss.id,
    Description,
    Lines,
    FundReason: { text: loss.Reason },
  };
  const entry = post(world, { ...draft, RefType: 'BadExpense' }, context);
  if (entry.ok) return entry.value;
  throw new Error(`A loss passed its guards and was not posted: ${entry.message}`);
}
