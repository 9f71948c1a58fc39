/** A debt paid with a card falls by the swipe less its fee; the swipe obeys the rules of every swipe, and all of it is one posting. */
import type { Context } from '../command/context.ts';
import { businessDateOf, isMoment } from '../values/dates.ts';
import { customerFee } from '../values/fees.ts';
import { accounts } from '../records/accounts.ts';
import { credit, debit, type Line } from '../records/entry.ts';
import { post, refuseDate, refuseFuture } from '../ledger/post.ts';
import { inItsLot } from '../lots/joinLot.ts';
import { isAmount, isRate, shareOut } from '../values/money.ts';
import { DEBT_KIND, PARTY_TYPE, type Allocation, type Debt } from '../records/debt.ts';
import { LINE_STATUS, type Swipe } from '../records/schedule.ts';
import { stampNew } from '../records/stamped.ts';
import { done, firstRefusal, invalid, notFound, refuse, type Refusal, type Result } from '../command/result.ts';
import { freezeRates } from '../schedules/freezeSwipe.ts';
import { refuseBrokenRules } from '../schedules/overrides.ts';
import { ownRow } from '../scope/shops.ts';
import { cleanText } from '../values/text.ts';
import type { World } from '../store/world.ts';
import { allocate } from './openDebts.ts';

/** A customer pays a debt with a card. */
export interface PayDebtCardCommand {
  CustomerID: number;
  CardDataID: number;
  PosID: number;
  /** S, in đồng. */
  Amount: number;
  /** Rate of the fee on S, thousandths of a percent. */
  CustomerFeePercent: number;
  /** Order paid first; the rest goes to the oldest. */
  ScheduleID?: number;
  LotNo?: string;
  InvoiceNo?: string;
  ApprovalCode?: string;
  RefNo?: string;
  /** Now when absent. */
  SwipedAt?: string;
  OverrideReason?: string;
  ApprovedBy?: number;
  Note?: string;
}

/** Swipes a customer's card against the debt. Refuses what any swipe would be refused, and a swipe worth more than the debt. */
export function payDebtWithCard(world: World, command: PayDebtCardCommand, context: Context): Result<Debt> {
  if (!isMoment(command.SwipedAt)) return invalid('Thời gian quẹt', 'SwipedAt');
  const refused = refuseCommand(world, command, context);
  if (refused) return refused;
  const swipe = swipeOf(world, command, context);
  const broken = refuseBrokenRules(world, swipe, context);
  if (broken) return broken;
  const terms = { CustomerFeePercent: command.CustomerFeePercent, ExtraFee: 0 };
  const RoundFeeTo = world.shops.get(context.shopId)?.RoundFeeTo ?? 1;
  const fee = customerFee(command.Amount, { ...terms, RoundFeeTo });
  if (fee >= command.Amount) return refuse('Invalid', 'Số tiền quẹt không đủ trả phí', 'Amount');
  const part = {
    shopId: context.shopId,
    customerId: command.CustomerID,
    direction: 1,
    amount: command.Amount - fee,
  } as const;
  const allocations = allocate(world, { ...part, chosen: command.ScheduleID || undefined });
  if (!allocations.ok) return allocations;
  const id = world.debts.nextId;
  const customer = world.customers.get(command.CustomerID);
  const entry = post(
    world,
    {
      ShopID: context.shopId,
      BusinessDate: swipe.BusinessDate,
      RefType: 'DebtCard',
      RefID: id,
      Description: `Quẹt thẻ trả nợ ${customer?.Code ?? ''} ${customer?.FullName ?? ''}`,
      Lines: cardLines(command, swipe, fee, allocations.value),
    },
    context,
  );
  if (!entry.ok) return entry;
  world.swipes.put({ ...inItsLot(world, swipe, context), DebtID: id });
  return done(
    world.debts.put({
      ...stampNew(context),
      DebtID: id,
      DebtType: PARTY_TYPE.customer,
      PartyID: command.CustomerID,
      Kind: DEBT_KIND.card,
      Amount: fee - command.Amount,
      Allocations: allocations.value,
      LogWithdrawalId: swipe.logWithdrawalId,
      PaidAt: swipe.SwipedAt,
      BusinessDate: swipe.BusinessDate,
      RefNo: cleanText(command.RefNo),
      Note: cleanText(command.Note),
      Status: 1,
      EntryID: entry.value.EntryID,
    }),
  );
}

/** The posting of domain §2(o), order by order: each bears its part of the swipe, of the fee and of the machine fee. */
function cardLines(command: PayDebtCardCommand, swipe: Swipe, fee: number, parts: readonly Allocation[]): Line[] {
  const paid = parts.map((part) => part.Amount);
  const fees = shareOut(fee, paid);
  const posFees = shareOut(swipe.PosFee, paid);
  const customer = accounts.customer(command.CustomerID);
  return parts.flatMap(({ ScheduleID, Amount }, place) => {
    const order = ScheduleID || undefined;
    const [ownFee = 0, posFee = 0] = [fees[place], posFees[place]];
    return [
      ...debit(accounts.pos(command.PosID), Amount + ownFee - posFee, order),
      ...debit(accounts.posFee, posFee, order),
      ...debit(customer, ownFee, order),
      ...credit(customer, Amount + ownFee, order),
      ...credit(accounts.serviceFee, ownFee, order),
    ];
  });
}

function swipeOf(world: World, command: PayDebtCardCommand, context: Context): Swipe {
  const at = command.SwipedAt ?? context.now;
  const card = world.cards.get(command.CardDataID);
  const slip = {
    PosID: command.PosID,
    Amount: command.Amount,
    LotNo: command.LotNo?.trim() || undefined,
    InvoiceNo: command.InvoiceNo?.trim() || undefined,
  };
  return {
    ...stampNew(context),
    logWithdrawalId: world.swipes.nextId,
    CardDataID: command.CardDataID,
    ...slip,
    ...freezeRates(world, { slip, at, card, customerFeePercent: command.CustomerFeePercent }),
    ApprovalCode: command.ApprovalCode?.trim().toUpperCase() || undefined,
    RefNo: cleanText(command.RefNo),
    Note: cleanText(command.Note),
    SwipedAt: at,
    BusinessDate: businessDateOf(at),
    OverrideReason: cleanText(command.OverrideReason),
    ApprovedBy: command.ApprovedBy,
    Status: LINE_STATUS.done,
  };
}

function refuseCommand(world: World, command: PayDebtCardCommand, context: Context): Refusal | undefined {
  const card = ownRow(world.cards.get(command.CardDataID), context);
  const at = command.SwipedAt ?? context.now;
  return firstRefusal(
    ownRow(world.customers.get(command.CustomerID), context) ? undefined : notFound('khách hàng'),
    card?.CustomerID === command.CustomerID ? undefined : notFound('thẻ của khách hàng'),
    card && card.Status !== 1 ? refuse('Inactive', 'Thẻ đã ngừng hoặc tạm khóa', 'CardDataID') : undefined,
    ownRow(world.poses.get(command.PosID), context) ? undefined : notFound('máy POS'),
    isAmount(command.Amount) ? undefined : invalid('Số tiền quẹt', 'Amount'),
    isRate(command.CustomerFeePercent) ? undefined : invalid('Phí khách (%)', 'CustomerFeePercent'),
    refuseFuture(at, 'SwipedAt', context),
    refuseDate(world, context.shopId, businessDateOf(at), context, 'SwipedAt'),
  );
}
