/** A lot is never paid twice, nor beyond what is left of it and a rounding difference of one đồng a bill; a payment is one posting, its cancel the mirror (I5). */
import { movedOn } from '../listing/stale.ts';
import { ACTION, MENU } from '../values/menus.ts';
import { byTwo, type WorthProposal } from '../approvals/held.ts';
import { undoingLotPayment } from '../approvals/undoing.ts';
import { logAction } from '../history/actionLog.ts';
import { refuseFund } from '../bankCards/bankCards.ts';
import type { Context } from '../command/context.ts';
import { businessDateOf, isMoment } from '../values/dates.ts';
import { accounts, fundAccount } from '../records/accounts.ts';
import { credit, debit } from '../records/entry.ts';
import { post, refuseDate, refuseFuture } from '../ledger/post.ts';
import { refuseReverse, reverse } from '../ledger/reverse.ts';
import { formatDong, isAmount } from '../values/money.ts';
import { cancelReasonOf, refuseCancelReason } from '../command/reasons.ts';
import { LOT_PAY_KIND, type LotPayment, type NumberLot } from '../records/lot.ts';
import { stampChange, stampNew } from '../records/stamped.ts';
import { done, firstRefusal, invalid, notFound, refuse, type Refusal, type Result } from '../command/result.ts';
import { ownRow } from '../scope/shops.ts';
import { cleanText } from '../values/text.ts';
import type { World } from '../store/world.ts';
import { lotFigures } from './lotFigures.ts';
import { lotName } from './lotName.ts';

/** Money that came for one lot. */
export interface PayLotCommand {
  NumberLoID: number;
  Amount: number;
  Method: 1 | 2;
  BankCardID?: number;
  /** Now when absent. */
  PaidAt?: string;
  RefNo?: string;
  Note?: string;
}

/** Receives money for a lot, as much as really came. Refuses a cancelled lot, and more than is left of it and may be closed as rounding. */
export function payNumberLot(world: World, command: PayLotCommand, context: Context): Result<LotPayment> {
  if (!isMoment(command.PaidAt)) return invalid('Thời gian', 'PaidAt');
  const found = findOwnLot(world, command.NumberLoID, context);
  if (!found.ok) return found;
  const lot = found.value;
  const paidAt = command.PaidAt ?? context.now;
  const refused = firstRefusal(
    isAmount(command.Amount) ? undefined : invalid('Số tiền', 'Amount'),
    refuseFund(world, command, context),
    refuseFuture(paidAt, 'PaidAt', context),
    refuseDate(world, context.shopId, businessDateOf(paidAt), context, 'PaidAt'),
    refuseOverpaying(world, lot, command.Amount),
  );
  if (refused) return refused;
  const id = world.lotPayments.nextId;
  const BusinessDate = businessDateOf(paidAt);
  const entry = post(
    world,
    {
      ShopID: context.shopId,
      BusinessDate,
      RefType: 'LotPayment',
      RefID: id,
      Description: `Tiền về ${lotName(world, lot)}`,
      Lines: [...debit(fundAccount(command), command.Amount), ...credit(accounts.pos(lot.PosID), command.Amount)],
    },
    context,
  );
  if (!entry.ok) return entry;
  return done(
    world.lotPayments.put({
      ...stampNew(context),
      payNumberLoID: id,
      NumberLoID: lot.numberLoID,
      Kind: LOT_PAY_KIND.money,
      Amount: command.Amount,
      Method: command.Method,
      BankCardID: command.Method === 2 ? command.BankCardID : undefined,
      PaidAt: paidAt,
      BusinessDate,
      RefNo: cleanText(command.RefNo),
      Note: cleanText(command.Note),
      Status: 1,
      EntryID: entry.value.EntryID,
    }),
  );
}

/** Cancels a payment, rounding difference or adjustment of a lot: what it took off is left again. Refuses a part of a cash back, which is cancelled as a whole. */
export function cancelLotPayment(
  world: World,
  command: { payNumberLoID: number; Reason?: string },
  context: Context,
): Result<LotPayment> {
  const payment = ownRow(world.lotPayments.get(command.payNumberLoID), context);
  if (!payment) return notFound('lần nhận tiền của lô');
  const refused = firstRefusal(
    payment.Status === 2
      ? movedOn(world, 'AlreadyCancelled', payment, 'Lần nhận tiền đã được hủy trước đó')
      : undefined,
    payment.CashBackPaymentID === undefined
      ? undefined
      : refuse('WrongStatus', 'Khoản này nằm trong một lần nhận tiền về của POS mẹ, hãy hủy lần nhận đó'),
    refuseCancelReason(command.Reason),
    refuseReverse(world, payment.EntryID, context),
    payment.Amount < 0 ? refuseGivingBack(world, payment) : undefined,
  );
  if (refused) return refused;
  return byTwo(world, undoingOf(world, payment, command), context, {
    asItIs: payment,
    carryOut: () => undo(world, payment, cancelReasonOf(command.Reason), context),
  });
}

/** The cancel of what was taken off a lot without money, as a second person is told of it; of money it changes no worth. */
function undoingOf(
  world: World,
  payment: LotPayment,
  command: { payNumberLoID: number; Reason?: string },
): WorthProposal {
  const { Amount } = payment;
  const lot = world.numberLots.get(payment.NumberLoID);
  return {
    ...undoingLotPayment(payment),
    command,
    title: `Hủy điều chỉnh ${lot ? lotName(world, lot) : ''}`,
    effect: `Phần còn lại của lô ${Amount > 0 ? 'tăng' : 'giảm'} lại ${formatDong(Math.abs(Amount))}, không qua quỹ`,
    reason: command.Reason,
    account: lot && accounts.pos(lot.PosID),
    change: Amount,
  };
}

function undo(world: World, payment: LotPayment, reason: string, context: Context): Result<LotPayment> {
  const mirror = payment.EntryID === undefined ? undefined : reverse(world, payment.EntryID, reason, context);
  if (mirror && !mirror.ok) return mirror;
  const cancelled = dropPayment(world, payment, reason, context);
  const lot = world.numberLots.get(payment.NumberLoID);
  const note = `Hủy tiền về ${formatDong(payment.Amount)} ${lot ? lotName(world, lot) : ''}: ${reason}`;
  logAction(
    world,
    { MenuID: MENU.posDebts, ActionID: ACTION.cancel, RefID: payment.payNumberLoID, Note: note },
    context,
  );
  return done(cancelled);
}

/** Marks a payment of a lot cancelled; the books are the caller's. */
export function dropPayment(world: World, payment: LotPayment, reason: string, context: Context): LotPayment {
  return world.lotPayments.put({
    ...payment,
    ...stampChange(payment, context),
    Status: 2,
    CancelReason: reason,
    CancelledBy: context.userId,
    CancelledAt: context.now,
  });
}

/** The lot of the caller's shop, if it may still change. */
export function findOwnLot(world: World, numberLoId: number, context: Context): Result<NumberLot> {
  const lot = ownRow(world.numberLots.get(numberLoId), context);
  if (!lot) return notFound('số lô');
  return lot.CancelledAt === undefined ? done(lot) : refuse('WrongStatus', 'Lô đã hủy');
}

function refuseOverpaying(world: World, lot: NumberLot, amount: number): Refusal | undefined {
  const { Remain, BillCount } = lotFigures(world, lot);
  if (Remain > 0 && amount <= Remain + BillCount) return undefined;
  return refuse('OverDebt', `Số tiền vượt quá số còn lại của lô ${formatDong(Math.max(0, Remain))}`, 'Amount');
}

/** An adjustment that raised the remainder stays while what it raised is paid, a rounding difference apart. */
function refuseGivingBack(world: World, payment: LotPayment): Refusal | undefined {
  const lot = world.numberLots.get(payment.NumberLoID);
  const figures = lot && lotFigures(world, lot);
  if (!figures || figures.Remain + payment.Amount >= -figures.BillCount) return undefined;
  return refuse('WrongStatus', 'Phần điều chỉnh tăng đã được thanh toán, hãy hủy lần nhận tiền trước');
}
