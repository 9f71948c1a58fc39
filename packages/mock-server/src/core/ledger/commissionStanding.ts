/** Whether a collaborator's commission of an order is owed follows from the order's entries alone: the customer owes nothing on it, and nothing of that debt was written off (domain §2(q)). */
import type { IsoDate } from '../values/dates.ts';
import { feeByRate } from '../values/fees.ts';
import { accounts } from '../records/accounts.ts';
import { COMMISSION_WHEN, type CommissionWhen } from '../records/account.ts';
import type { Entry } from '../records/entry.ts';
import { LINE_STATUS, SCHEDULE_STATUS, type Schedule, type Swipe } from '../records/schedule.ts';
import type { World } from '../store/world.ts';
import { entriesOfOrder } from './balance.ts';
import { dayOfStep, settlingStep } from './settlingStep.ts';

/** How the commission of a settled order stands. */
export interface CommissionStanding {
  /** The customer owes nothing on the order any more, and nothing was written off. */
  isOwed: boolean;
  /** Something of the customer's debt was written off: as a loss, a discount or an adjustment. */
  isLost: boolean;
  /** Đồng that the customer owes on the order. */
  balance: number;
  /** Day from whose end on `isOwed` has been as it is; the day of settlement at the earliest. */
  since: IsoDate;
}

/** Commission in đồng that follows from an order's confirmed swipes (domain §2(e)). */
export function commissionOf({ AffID }: Pick<Schedule, 'AffID'>, swipes: readonly Swipe[]): number {
  if (AffID === undefined) return 0;
  const confirmed = swipes.filter(({ Status }) => Status === LINE_STATUS.done);
  return feeByRate(confirmed.map(({ Amount, AffPercent }) => ({ amount: Amount, pctMilli: AffPercent })));
}

/** When the commission of an order is owed: as its settlement says, or before it as the shop says now. */
export function commissionWhen(world: World, order: Schedule): CommissionWhen {
  const step = isSettled(order) ? settlingStep(world, order.ScheduleID) : undefined;
  return commissionWhenOf(step ?? world.shops.get(order.ShopID));
}

/** What a shop says, or what the settlement of an order keeps of it; with the settlement where nothing is said. */
export function commissionWhenOf(said: { CommissionWhen?: CommissionWhen } | undefined): CommissionWhen {
  return said?.CommissionWhen ?? COMMISSION_WHEN.settled;
}

/** How the commission of an order stands that waits for its customer; undefined of any other order. */
export function commissionStanding(world: World, order: Schedule): CommissionStanding | undefined {
  if (!isSettled(order) || commissionWhen(world, order) !== COMMISSION_WHEN.paid) return undefined;
  const step = settlingStep(world, order.ScheduleID);
  return standingOf(order, entriesOfOrder(world, order.ScheduleID), step ? dayOfStep(step) : '');
}

function isSettled({ Status }: Schedule): boolean {
  return Status === SCHEDULE_STATUS.transferring || Status === SCHEDULE_STATUS.done;
}

/** Day by day, so that what was posted and mirrored on one day leaves no trace. */
function standingOf(order: Schedule, entries: readonly Entry[], settled: IsoDate): CommissionStanding {
  const sums = new Map<string, number>();
  const byDay = Map.groupBy(entries, ({ BusinessDate }) => BusinessDate);
  let standing: CommissionStanding = { isOwed: true, isLost: false, balance: 0, since: settled };
  for (const day of [...byDay.keys()].toSorted()) {
    for (const entry of byDay.get(day) ?? []) addLines(sums, order, entry);
    const balance = sums.get(accounts.customer(order.CustomerID)) ?? 0;
    const isLost = WRITTEN_OFF.some((account) => (sums.get(account) ?? 0) > 0);
    const isOwed = balance <= 0 && !isLost;
    const since = isOwed === standing.isOwed || day < settled ? standing.since : day;
    standing = { isOwed, isLost, balance, since };
  }
  return standing;
}

/** Where a customer's debt goes that is given up. */
const WRITTEN_OFF = [accounts.badDebt, accounts.discount, accounts.debtAdjustment] as const;

/** An offset moves a debt to another order: for this one it is paid. */
function addLines(sums: Map<string, number>, order: Schedule, { RefType, Lines }: Entry): void {
  for (const { Account, Amount, ScheduleID } of Lines) {
    if (ScheduleID !== order.ScheduleID) continue;
    if (RefType === 'DebtOffset' && Account === accounts.debtAdjustment) continue;
    sums.set(Account, (sums.get(Account) ?? 0) + Amount);
  }
}
