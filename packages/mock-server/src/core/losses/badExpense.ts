/** A loss writes off what a customer owes, or says which fund paid; what is got back lowers it, and deleting it mirrors all of it. */
import { ACTION, MENU, type ActionID } from '../access/menus.ts';
import { logAction } from '../history/actionLog.ts';
import { refuseFund } from '../bankCards/bankCards.ts';
import type { Context } from '../command/context.ts';
import { isIsoDate, type IsoDate } from '../values/dates.ts';
import { allocate } from '../debts/openDebts.ts';
import { accounts, fundAccount } from '../ledger/accounts.ts';
import { orderBalance } from '../ledger/balance.ts';
import { transfer, type Entry, type Line } from '../ledger/entry.ts';
import { refuseFundBelowZero } from '../ledger/fundGuard.ts';
import { refuseFundMirror, refuseLockedFund } from '../ledger/fundLock.ts';
import { refuseMirror, refusePartyLock } from '../ledger/partyLock.ts';
import { post, refuseDate, reverse } from '../ledger/post.ts';
import { formatDong, isAmount, isAmountOrZero } from '../values/money.ts';
import { CANCEL_REASON, refuseReason } from '../command/reasons.ts';
import type { BadExpense, BadExpenseKind } from '../records/badExpense.ts';
import type { FundRef } from '../records/dayMoney.ts';
import type { Allocation } from '../records/debt.ts';
import { stampChange, stampNew } from '../records/stamped.ts';
import { done, firstRefusal, invalid, notFound, refuse, stale, type Refusal, type Result } from '../command/result.ts';
import { ownRow } from '../shops/shops.ts';
import { cleanText } from '../values/text.ts';
import type { World } from '../store/world.ts';

/** What a loss form sends; with id it records what else was recovered. */
export interface BadExpenseCommand {
  id?: number;
  Version?: number;
  CardDataID?: number;
  ScheduleID?: number;
  Kind: BadExpenseKind;
  Amount: number;
  /** Today when absent. */
  Date?: IsoDate;
  /** Got back so far; 0 when absent. */
  RecoveredAmount?: number;
  Reason: string;
  /** Fund the money left; absent writes off what the customer owes. */
  Fund?: FundRef;
  /** Fund what was recovered came into; cash when absent. */
  RecoveredTo?: FundRef;
}

/** Records a loss, or more recovered of one. Refuses writing off more than is owed, and recovering more than was lost. */
export function addBadExpense(world: World, command: BadExpenseCommand, context: Context): Result<BadExpense> {
  return command.id === undefined ? addLoss(world, command, context) : recover(world, command, context);
}

/** Deletes a loss: everything it posted is mirrored today. */
export function deleteBadExpense(
  world: World,
  command: { id: number; Reason: string },
  context: Context,
): Result<BadExpense> {
  const loss = ownRow(world.badExpenses.get(command.id), context);
  if (!loss) return notFound('chi phí xấu');
  const refused = firstRefusal(
    loss.Status === 2 ? refuse('AlreadyCancelled', 'Chi phí xấu đã được xóa trước đó') : undefined,
    refuseReason(command.Reason, CANCEL_REASON),
    refuseDate(world, loss.ShopID, context.businessDate, context),
    ...loss.EntryIDs.map((entryId) => refuseMirror(world, entryId)),
    ...loss.EntryIDs.map((entryId) => refuseFundMirror(world, entryId, context.businessDate)),
  );
  if (refused) return refused;
  const reason = cleanText(command.Reason) ?? '';
  for (const entryId of loss.EntryIDs) reverse(world, entryId, reason, context);
  log(world, loss, ACTION.remove, `Xóa chi phí xấu ${formatDong(loss.Amount)}: ${reason}`, context);
  return done(world.badExpenses.put({ ...loss, ...stampChange(loss, context), Status: 2, CancelReason: reason }));
}

function addLoss(world: World, command: BadExpenseCommand, context: Context): Result<BadExpense> {
  const { CardDataID, ScheduleID, Kind, Amount, Fund, RecoveredAmount = 0 } = command;
  const date = command.Date ?? context.businessDate;
  const refused = firstRefusal(
    isAmount(Amount) ? undefined : invalid('Số tiền', 'Amount'),
    refuseRecovered(world, command, RecoveredAmount, context),
    refuseReason(command.Reason, CANCEL_REASON),
    isIsoDate(date) ? undefined : invalid('Ngày', 'Date'),
    refuseLinks(world, command, context),
    Fund && refuseFund(world, Fund, context),
    refuseDate(world, context.shopId, date, context, 'Date'),
    Fund && refuseLockedFund(world, context.shopId, Fund, date),
    RecoveredAmount > 0 ? refuseLockedFund(world, context.shopId, recoveredTo(command), date) : undefined,
  );
  if (refused) return refused;
  const CustomerID = Fund ? undefined : customerOf(world, command);
  const parts = partsOf(world, command, CustomerID, context);
  if (!parts.ok) return parts;
  const paid = Fund ? fundAccount(Fund) : accounts.customer(CustomerID ?? 0);
  const lost = transfer(accounts.badDebt, paid, { ScheduleID: 0, Amount });
  const locked = refusePartyLock(world, lost, date);
  if (locked) return locked;
  const empty = refuseFundBelowZero(world, { ShopID: context.shopId, Lines: lost }, { text: command.Reason });
  if (empty) return empty;
  const loss: BadExpense = {
    ...stampNew(context),
    id: world.badExpenses.nextId,
    CardDataID,
    ScheduleID,
    CustomerID,
    Kind,
    Amount,
    Date: date,
    RecoveredAmount,
    Reason: cleanText(command.Reason) ?? '',
    Fund,
    Status: 1,
    EntryIDs: [],
  };
  const entries = [
    postLoss(
      world,
      loss,
      parts.value.flatMap((part) => transfer(accounts.badDebt, paid, part)),
      context,
    ),
  ];
  if (RecoveredAmount > 0) entries.push(postRecovery(world, loss, { ...command, Amount: RecoveredAmount }, context));
  log(world, loss, ACTION.add, `Ghi chi phí xấu ${formatDong(Amount)}: ${loss.Reason}`, context);
  return done(world.badExpenses.put({ ...loss, EntryIDs: entries.map((entry) => entry.EntryID) }));
}

function recover(world: World, command: BadExpenseCommand, context: Context): Result<BadExpense> {
  const loss = ownRow(world.badExpenses.get(command.id), context);
  if (!loss) return notFound('chi phí xấu');
  const more = (command.RecoveredAmount ?? 0) - loss.RecoveredAmount;
  const refused = firstRefusal(
    loss.Status === 1 ? undefined : refuse('WrongStatus', 'Chi phí xấu đã xóa nên không thể sửa'),
    command.Version === loss.Version && command.Amount === loss.Amount ? undefined : stale(),
    more > 0 ? undefined : refuse('Invalid', 'Số đã thu hồi phải lớn hơn trước', 'RecoveredAmount'),
    refuseRecovered(world, command, command.RecoveredAmount ?? 0, context),
    refuseDate(world, context.shopId, context.businessDate, context),
    refuseLockedFund(world, context.shopId, recoveredTo(command), context.businessDate),
  );
  if (refused) return refused;
  const entry = postRecovery(world, { ...loss, Date: context.businessDate }, { ...command, Amount: more }, context);
  log(world, loss, ACTION.edit, `Thu hồi ${formatDong(more)} chi phí xấu`, context);
  return done(
    world.badExpenses.put({
      ...loss,
      ...stampChange(loss, context),
      RecoveredAmount: loss.RecoveredAmount + more,
      EntryIDs: [...loss.EntryIDs, entry.EntryID],
    }),
  );
}

/** A write-off goes to the order named, or to the customer's oldest debts. */
function partsOf(
  world: World,
  { Amount, ScheduleID }: BadExpenseCommand,
  customerId: number | undefined,
  context: Context,
): Result<Allocation[]> {
  if (customerId === undefined) return done([{ ScheduleID: 0, Amount }]);
  if (!ScheduleID)
    return allocate(world, { shopId: context.shopId, customerId: customerId, direction: 1, amount: Amount });
  const owed = orderBalance(world, context.shopId, accounts.customer(customerId), ScheduleID);
  return Amount <= owed
    ? done([{ ScheduleID, Amount }])
    : refuse('OverDebt', 'Số tiền vượt quá công nợ còn lại', 'Amount');
}

function customerOf(world: World, { CardDataID, ScheduleID }: BadExpenseCommand): number | undefined {
  return world.schedules.get(ScheduleID)?.CustomerID ?? world.cards.get(CardDataID)?.CustomerID;
}

function refuseLinks(world: World, command: BadExpenseCommand, context: Context): Refusal | undefined {
  const { CardDataID, ScheduleID, Fund } = command;
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

function refuseRecovered(
  world: World,
  command: BadExpenseCommand,
  recovered: number,
  context: Context,
): Refusal | undefined {
  if (!isAmountOrZero(recovered)) return invalid('Số đã thu hồi', 'RecoveredAmount');
  if (recovered > command.Amount) {
    return refuse('OverLimit', 'Số đã thu hồi vượt quá khoản lỗ', 'RecoveredAmount');
  }
  return refuseFund(world, recoveredTo(command), context);
}

function recoveredTo({ RecoveredTo = { Method: 1 } }: BadExpenseCommand): FundRef {
  return RecoveredTo;
}

function postRecovery(world: World, loss: BadExpense, command: BadExpenseCommand, context: Context): Entry {
  const part = { ScheduleID: 0, Amount: command.Amount };
  return postLoss(world, loss, transfer(fundAccount(recoveredTo(command)), accounts.badDebt, part), context);
}

/** Posts one side of a loss; every refusal was asked for before. */
function postLoss(world: World, loss: BadExpense, Lines: readonly Line[], context: Context): Entry {
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

function log(world: World, loss: BadExpense, ActionID: ActionID, note: string, context: Context): void {
  logAction(world, { MenuID: MENU.badExpenses, ActionID, RefID: loss.id, Note: note }, context);
}
