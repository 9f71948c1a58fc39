/** A loss writes off what a customer owes, or says which fund paid, once a second person approved it; what is got back stands beside it, and deleting it mirrors all of it. */
import { ACTION, MENU, type ActionID } from '../values/menus.ts';
import { hasRight } from '../access/rights.ts';
import { waitsForAnother } from '../approvals/approval.ts';
import { byTwo, type WorthProposal } from '../approvals/held.ts';
import { undoingLoss } from '../approvals/undoing.ts';
import { accounts } from '../records/accounts.ts';
import { logAction } from '../history/actionLog.ts';
import type { Context } from '../command/context.ts';
import type { IsoDate } from '../values/dates.ts';
import { refuseLockedFund } from '../ledger/fundLock.ts';
import { refuseDate } from '../ledger/post.ts';
import { refuseReverse, reverse } from '../ledger/reverse.ts';
import { formatDong } from '../values/money.ts';
import { cancelReasonOf, refuseCancelReason } from '../command/reasons.ts';
import { LOSS_STATUS, type BadExpense, type BadExpenseKind } from '../records/badExpense.ts';
import type { FundRef } from '../records/dayMoney.ts';
import { stampChange, stampNew } from '../records/stamped.ts';
import { done, firstRefusal, notFound, refuse, type Refusal, type Result } from '../command/result.ts';
import { movedOn, stale } from '../listing/stale.ts';
import { ownRow } from '../scope/shops.ts';
import { cleanText } from '../values/text.ts';
import type { World } from '../store/world.ts';
import { decideLoss, LOSS_PROPOSAL } from './decideLoss.ts';
import { checkLoss, postLoss, postRecovery, refuseRecovered } from './lossPosting.ts';

/** What a loss form sends; with id it records what else was recovered, and with Status too it decides on a loss that waits. */
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
  /** Why there is a loss; of a refusal, why it is refused. */
  Reason: string;
  /** Fund the money left; absent writes off what the customer owes. */
  Fund?: FundRef;
  /** Fund what was recovered came into; cash when absent. */
  RecoveredTo?: FundRef;
  /** Of a decision: 1 approve, 3 refuse. */
  Status?: 1 | 3;
}

/** Records a loss, which waits while somebody else could approve it, more recovered of one, or the decision on one. Refuses writing off more than is owed, and recovering more than was lost. */
export function addBadExpense(world: World, command: BadExpenseCommand, context: Context): Result<BadExpense> {
  const { id, Status, Version, Reason } = command;
  if (id !== undefined && Status !== undefined) return decideLoss(world, { id, Version, Status, Reason }, context);
  const refused = refuseAdding(world, context);
  if (refused) return refused;
  return id === undefined ? addLoss(world, command, context) : recover(world, command, context);
}

/** Deletes a loss in force: everything it posted is mirrored. */
export function deleteBadExpense(
  world: World,
  command: { id: number; Reason?: string },
  context: Context,
): Result<BadExpense> {
  const loss = ownRow(world.badExpenses.get(command.id), context);
  if (!loss) return notFound('chi phí xấu');
  const refused = firstRefusal(
    loss.Status === LOSS_STATUS.deleted
      ? movedOn(world, 'AlreadyCancelled', loss, 'Chi phí xấu đã được xóa trước đó')
      : refuseIdle(loss),
    refuseCancelReason(command.Reason),
    ...loss.EntryIDs.map((entryId) => refuseReverse(world, entryId, context)),
  );
  if (refused) return refused;
  const { Amount, CustomerID } = loss;
  const proposal: WorthProposal = {
    ...undoingLoss(loss),
    command,
    title: 'Xóa chi phí xấu',
    effect: `Ghi ngược chi phí xấu ${formatDong(Amount)}${loss.Fund ? '' : ', khách nợ lại'}`,
    reason: command.Reason,
    partyName: CustomerID === undefined ? undefined : world.customers.get(CustomerID)?.FullName,
    account: CustomerID === undefined ? undefined : accounts.customer(CustomerID),
    change: Amount,
  };
  return byTwo(world, proposal, context, {
    asItIs: loss,
    carryOut: () => remove(world, loss, cancelReasonOf(command.Reason), context),
  });
}

function remove(world: World, loss: BadExpense, reason: string, context: Context): Result<BadExpense> {
  for (const entryId of loss.EntryIDs) reverse(world, entryId, reason, context);
  log(world, loss, ACTION.remove, `Xóa chi phí xấu ${formatDong(loss.Amount)}: ${reason}`, context);
  return done(
    world.badExpenses.put({
      ...loss,
      ...stampChange(loss, context),
      Status: LOSS_STATUS.deleted,
      CancelReason: reason,
    }),
  );
}

function addLoss(world: World, command: BadExpenseCommand, context: Context): Result<BadExpense> {
  const { CardDataID, ScheduleID, Kind, Amount, Fund, RecoveredAmount = 0, RecoveredTo } = command;
  const loss: BadExpense = {
    ...stampNew(context),
    id: world.badExpenses.nextId,
    CardDataID,
    ScheduleID,
    CustomerID: Fund ? undefined : customerOf(world, command),
    Kind,
    Amount,
    Date: command.Date ?? context.businessDate,
    RecoveredAmount,
    RecoveredTo,
    Reason: cleanText(command.Reason) ?? '',
    Fund,
    Status: LOSS_STATUS.waiting,
    EntryIDs: [],
  };
  const lines = checkLoss(world, loss, context);
  if (!lines.ok) return lines;
  const isWaiting = waitsForAnother(world, LOSS_PROPOSAL, context);
  const words = `Ghi chi phí xấu ${formatDong(Amount)}: ${loss.Reason}${isWaiting ? ', chờ duyệt' : ''}`;
  const kept = isWaiting ? loss : postLoss(world, loss, lines.value, context);
  log(world, kept, ACTION.add, words, context);
  return done(world.badExpenses.put(kept));
}

function recover(world: World, command: BadExpenseCommand, context: Context): Result<BadExpense> {
  const loss = ownRow(world.badExpenses.get(command.id), context);
  if (!loss) return notFound('chi phí xấu');
  const { RecoveredAmount = 0, RecoveredTo } = command;
  const more = RecoveredAmount - loss.RecoveredAmount;
  const refused = firstRefusal(
    loss.Status === LOSS_STATUS.deleted
      ? refuse('WrongStatus', 'Chi phí xấu đã xóa nên không thể sửa')
      : refuseIdle(loss),
    command.Version === loss.Version && command.Amount === loss.Amount ? undefined : stale(world, loss),
    more > 0 ? undefined : refuse('Invalid', 'Số đã thu hồi phải lớn hơn trước', 'RecoveredAmount'),
    refuseRecovered(world, { Amount: command.Amount, RecoveredAmount, RecoveredTo }, context),
    refuseDate(world, context.shopId, context.businessDate, context),
    refuseLockedFund(world, context.shopId, RecoveredTo ?? { Method: 1 }, context.businessDate),
  );
  if (refused) return refused;
  const today = { ...loss, Date: context.businessDate };
  const entry = postRecovery(world, today, { Amount: more, RecoveredTo }, context);
  log(world, loss, ACTION.edit, `Thu hồi ${formatDong(more)} chi phí xấu`, context);
  return done(
    world.badExpenses.put({
      ...loss,
      ...stampChange(loss, context),
      RecoveredAmount,
      EntryIDs: [...loss.EntryIDs, entry.EntryID],
    }),
  );
}

function customerOf(world: World, { CardDataID, ScheduleID }: BadExpenseCommand): number | undefined {
  return world.schedules.get(ScheduleID)?.CustomerID ?? world.cards.get(CardDataID)?.CustomerID;
}

/** The call is open to approvers too, who only decide. */
function refuseAdding(world: World, context: Context): Refusal | undefined {
  return hasRight(world, context, MENU.badExpenses, ACTION.add)
    ? undefined
    : refuse('Forbidden', 'Không có quyền thực hiện thao tác này');
}

/** A loss that waits or was refused has posted nothing to delete or to recover. */
function refuseIdle({ Status }: BadExpense): Refusal | undefined {
  return Status === LOSS_STATUS.inForce ? undefined : refuse('WrongStatus', 'Chi phí xấu chưa được ghi sổ');
}

function log(world: World, loss: BadExpense, ActionID: ActionID, note: string, context: Context): void {
  logAction(world, { MenuID: MENU.badExpenses, ActionID, RefID: loss.id, Note: note }, context);
}
