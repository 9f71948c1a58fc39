/** An order moves only along the arrows of domain §4; leaving status 2 posts its fee, reopening takes that posting back. */
import { ACTION, MENU } from '../values/menus.ts';
import { hasRight } from '../access/rights.ts';
import { logAction } from '../history/actionLog.ts';
import type { Context } from '../command/context.ts';
import { accounts } from '../records/accounts.ts';
import { orderBalance } from '../ledger/balance.ts';
import { followCommission } from '../ledger/followCommission.ts';
import { refuseDate } from '../ledger/post.ts';
import type { IsoDate } from '../values/dates.ts';
import { formatDong } from '../values/money.ts';
import { cancelReasonOf, refuseCancelReason } from '../command/reasons.ts';
import { LINE_KIND, LINE_STATUS, SCHEDULE_STATUS, type Schedule, type ScheduleStatus } from '../records/schedule.ts';
import { stampChange } from '../records/stamped.ts';
import { done, firstRefusal, refuse, type Refusal, type Result } from '../command/result.ts';
import { stale } from '../listing/stale.ts';
import { ownRow } from '../scope/shops.ts';
import { cleanText } from '../values/text.ts';
import type { World } from '../store/world.ts';
import { findOrder, openLines } from './findOrder.ts';
import { refuseDocuments } from './orderDocuments.ts';
import { orderMovedOn } from './orderMovedOn.ts';
import { doneSwipes, isSettled } from './orderTotals.ts';
import { refuseSettledDate, usualSettledDate } from './settledDate.ts';
import { settledDateOf } from './settledOrders.ts';
import { refuseEarnedFee, refuseUnsettle, settle, settlementEntry, settlementOf, unsettle } from './settlement.ts';

const { appointment, ready, working, transferring, done: completed, cancelled } = SCHEDULE_STATUS;

/** The arrows of domain §4. */
const ARROWS: Readonly<Record<ScheduleStatus, readonly ScheduleStatus[]>> = {
  [appointment]: [ready, cancelled],
  [ready]: [working, cancelled],
  [working]: [transferring, completed, cancelled],
  [transferring]: [completed, cancelled],
  [completed]: [working],
  [cancelled]: [],
};

/** A step of an order's status. */
export interface StatusCommand {
  ScheduleID: number;
  Status: ScheduleStatus;
  /** Reason of a cancelling or reopening, which says so where none is given. */
  Note?: string;
  /** When given, a stale version is refused. */
  Version?: number;
  /** Day a step that settles is of; as {@link usualSettledDate} when absent. */
  SettledDate?: IsoDate;
}

/** Moves an order along an arrow. Refuses any other step, and each step whose condition is not met. */
export function changeScheduleStatus(world: World, command: StatusCommand, context: Context): Result<Schedule> {
  const found = findOrder(world, command.ScheduleID, context);
  if (!found.ok) return found;
  const order = found.value;
  if (command.Version !== undefined && command.Version !== order.Version) return stale(world, order);
  if (!ARROWS[order.Status].includes(command.Status)) {
    return orderMovedOn(world, order, 'Không thể chuyển đơn sang trạng thái này');
  }
  const refused = refuseStep(world, order, command, context);
  if (refused) return refused;
  const SettledDate = isSettling(order, command)
    ? (command.SettledDate ?? usualSettledDate(world, order, context))
    : undefined;
  if (SettledDate !== undefined) settle(world, order, SettledDate, context);
  if (order.Status === completed) unsettle(world, order, cancelReasonOf(command.Note), context);
  const moved = move(world, order, { ...command, SettledDate }, context);
  followCommission(world, moved, context);
  return done(moved);
}

/** Whether a step settles its order: it leaves status 2 forward. */
function isSettling({ Status }: Schedule, command: StatusCommand): boolean {
  return Status === working && command.Status !== cancelled;
}

/** Statuses the caller may set on an order now. */
export function nextStatuses(world: World, order: Schedule, context: Context): ScheduleStatus[] {
  if (!ownRow(order, context)) return [];
  return ARROWS[order.Status].filter((status) => {
    if (status === cancelled) return mayCancel(world, context);
    return order.Status !== completed || mayReopen(world, context);
  });
}

function refuseStep(world: World, order: Schedule, command: StatusCommand, context: Context): Refusal | undefined {
  if (command.SettledDate !== undefined && !isSettling(order, command)) {
    return refuse('Invalid', 'Bước này không quyết toán đơn nên không có ngày quyết toán', 'SettledDate');
  }
  if (command.Status === cancelled) return refuseCancel(world, order, command, context);
  if (order.Status === completed) return refuseReopen(world, order, command, context);
  if (order.Status === working || order.Status === transferring) {
    return firstRefusal(
      refuseWaiting(world, order),
      order.Status === working ? refuseSettle(world, order, command, context) : undefined,
      command.Status === completed ? refuseOwing(world, order) : undefined,
    );
  }
  return undefined;
}

function refuseSettle(world: World, order: Schedule, command: StatusCommand, context: Context): Refusal | undefined {
  const swiped = doneSwipes(world, order.ScheduleID).reduce((total, swipe) => total + swipe.Amount, 0);
  const hasMoney = world.moneyLines
    .by('schedule', order.ScheduleID)
    .some(({ Kind, Status }) => Kind === LINE_KIND.payCard && Status === LINE_STATUS.done);
  return firstRefusal(
    swiped > 0 || hasMoney ? undefined : refuse('HasLines', 'Đơn chưa có lần nạp thẻ hay lượt quẹt nào'),
    order.ServiceType === 2 && swiped !== order.Amount
      ? refuse(
          'AmountMismatch',
          `Tổng tiền quẹt ${formatDong(swiped)} phải bằng số tiền yêu cầu ${formatDong(order.Amount)}`,
        )
      : undefined,
    refuseEarnedFee(world, order),
    refuseSettledDate(world, order, command.SettledDate, context),
  );
}

function refuseOwing(world: World, order: Schedule): Refusal | undefined {
  const fee = isSettled(order) ? 0 : settlementOf(world, order).FeeAmount;
  const owed = orderBalance(world, order.ShopID, accounts.customer(order.CustomerID), order.ScheduleID) + fee;
  return owed < 0 ? refuse('WrongStatus', `Còn phải chuyển cho khách ${formatDong(-owed)}`) : undefined;
}

function refuseWaiting(world: World, order: Schedule): Refusal | undefined {
  return openLines(world, order, [LINE_STATUS.waiting]) > 0
    ? refuse('HasLines', 'Đơn còn dòng tiền chờ xử lý, hãy xác nhận hoặc hủy trước')
    : undefined;
}

function refuseCancel(world: World, order: Schedule, command: StatusCommand, context: Context): Refusal | undefined {
  return firstRefusal(
    mayCancel(world, context) ? undefined : refuse('Forbidden', 'Không có quyền hủy đơn'),
    refuseCancelReason(command.Note, 'Note'),
    openLines(world, order, [LINE_STATUS.waiting, LINE_STATUS.done]) > 0
      ? refuse('HasLines', 'Hãy hủy từng dòng tiền và lượt quẹt trước khi hủy đơn')
      : undefined,
    refuseDocuments(world, order, 'hủy'),
  );
}

function refuseReopen(world: World, order: Schedule, command: StatusCommand, context: Context): Refusal | undefined {
  const days = [settlementEntry(world, order)?.BusinessDate, settledDateOf(world, order)];
  return firstRefusal(
    mayReopen(world, context)
      ? undefined
      : refuse('Forbidden', 'Chỉ người có quyền Khóa/mở sổ được mở lại đơn đã hoàn thành'),
    refuseCancelReason(command.Note, 'Note'),
    ...days.map((day) => (day === undefined ? undefined : refuseDate(world, order.ShopID, day, context))),
    refuseUnsettle(world, order),
    refuseDate(world, order.ShopID, context.businessDate, context),
  );
}

function mayReopen(world: World, context: Context): boolean {
  return hasRight(world, context, MENU.contracts, ACTION.lockBooks);
}

function mayCancel(world: World, context: Context): boolean {
  const menus = [MENU.contracts, MENU.appointments];
  return menus.some((menu) => hasRight(world, context, menu, ACTION.cancel));
}

function move(world: World, order: Schedule, command: StatusCommand, context: Context): Schedule {
  const isUndoing = command.Status === cancelled || order.Status === completed;
  const note = isUndoing ? cancelReasonOf(command.Note) : cleanText(command.Note);
  world.statusLogs.put({
    LogStatusID: world.statusLogs.nextId,
    ShopID: order.ShopID,
    ScheduleID: order.ScheduleID,
    OldStatus: order.Status,
    Status: command.Status,
    UserID: context.userId,
    At: context.now,
    Note: note,
    SettledDate: command.SettledDate,
    CommissionWhen: command.SettledDate === undefined ? undefined : world.shops.get(order.ShopID)?.CommissionWhen,
  });
  const moved = world.schedules.put({
    ...order,
    ...stampChange(order, context),
    Status: command.Status,
    CompletedDate: command.Status === completed ? context.now : undefined,
    CancelReason: command.Status === cancelled ? note : undefined,
  });
  if (isUndoing) {
    const what = command.Status === cancelled ? 'Hủy' : 'Mở lại';
    const action = {
      MenuID: MENU.contracts,
      ActionID: command.Status === cancelled ? ACTION.cancel : ACTION.lockBooks,
    };
    logAction(world, { ...action, RefID: order.ScheduleID, Note: `${what} đơn ${order.Code}: ${note ?? ''}` }, context);
  }
  return moved;
}
