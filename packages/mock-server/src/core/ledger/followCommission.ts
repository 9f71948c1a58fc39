/** A commission that waits for its customer is posted on the day the order's debt reaches zero, and taken back once that is so no more (domain §2(q)). */
import type { Context } from '../command/context.ts';
import type { IsoDate } from '../values/dates.ts';
import { accounts, kindOf } from '../records/accounts.ts';
import { credit, debit, type Entry, type Line, type RefType } from '../records/entry.ts';
import { SCHEDULE_STATUS, type Schedule } from '../records/schedule.ts';
import type { World } from '../store/world.ts';
import { amountOn, entriesOfOrder } from './balance.ts';
import { commissionOf, commissionStanding, type CommissionStanding } from './commissionStanding.ts';
import { enterDraft } from './enterDraft.ts';
import { lockedTo } from './partyLock.ts';

/** Documents that are mirrored and posted anew in one go: whoever does that follows afterwards. */
const REPOSTED: ReadonlySet<RefType> = new Set<RefType>(['Settlement', 'Swipe']);

/** Follows with the commissions of all orders on which an entry changed what their customers owe. */
export function followCommissions(world: World, { Lines, RefType: document }: Entry, context: Context): void {
  if (REPOSTED.has(document)) return;
  const orders = new Set<number>();
  for (const { Account, ScheduleID } of Lines) {
    if (ScheduleID !== undefined && kindOf(Account) === 'customer') orders.add(ScheduleID);
  }
  for (const id of orders) {
    const order = world.schedules.get(id);
    const isUnderWay = order?.AffID !== undefined && order.Status >= SCHEDULE_STATUS.transferring;
    if (isUnderWay && commissionStanding(world, order)) followCommission(world, order, context);
  }
}

/**
 * Posts the commission that is owed on an order by now, or takes back what is owed no more: on its day while that is
 * open for shop and collaborator, else today. Nothing to change posts nothing.
 */
export function followCommission(world: World, order: Schedule, context: Context): void {
  const standing = commissionStanding(world, order);
  const amount = standing?.isOwed ? commissionOf(order, world.swipes.by('schedule', order.ScheduleID)) : 0;
  const said = commissionEntry(world, order);
  if (amount === (said ? amountOn(said, accounts.commission) : 0)) return;
  const from = laterOf(said?.BusinessDate, standing?.since);
  if (said) takeBack(world, order, said, { on: from, why: whyNot(standing) }, context);
  if (amount > 0) enterLines(world, order, { on: from, Lines: linesOf(order, amount), words: OWED }, context);
}

/** The entry by which the commission of an order is owed, if it waited for its customer and does no more. */
function commissionEntry(world: World, order: Schedule): Entry | undefined {
  return entriesOfOrder(world, order.ScheduleID).findLast(
    ({ RefType, ReversesID, EntryID }) =>
      RefType === 'Commission' && ReversesID === undefined && !world.books.reversedBy.has(EntryID),
  );
}

const OWED = 'khách đã trả đủ';

function whyNot(standing: CommissionStanding | undefined): string {
  if (!standing) return 'đơn không còn quyết toán';
  if (standing.isOwed) return 'hoa hồng tính lại';
  return standing.isLost ? 'nợ của khách đã được bỏ' : 'khách còn nợ';
}

interface Change {
  on: IsoDate;
  Lines: readonly Line[];
  words: string;
  ReversesID?: number;
}

function takeBack(
  world: World,
  order: Schedule,
  { EntryID, Lines }: Entry,
  { on, why }: { on: IsoDate; why: string },
  context: Context,
): void {
  const mirror = Lines.map((line) => ({ ...line, Amount: -line.Amount }));
  enterLines(world, order, { on, Lines: mirror, words: `thu lại, ${why}`, ReversesID: EntryID }, context);
}

/** A mirror of what a locked balance counts is dated after the lock: the balance stays. */
function enterLines(world: World, order: Schedule, change: Change, context: Context): void {
  const { on, Lines, words, ReversesID } = change;
  enterDraft(
    world,
    {
      ShopID: order.ShopID,
      BusinessDate: openDay(world, order, on, context),
      RefType: 'Commission',
      RefID: order.ScheduleID,
      Description: `Hoa hồng đơn ${order.Code}: ${words}`,
      Lines,
      ReversesID,
    },
    context,
  );
}

function linesOf({ AffID = 0, ScheduleID }: Schedule, amount: number): Line[] {
  return [...debit(accounts.commission, amount, ScheduleID), ...credit(accounts.aff(AffID), amount, ScheduleID)];
}

/** The day meant, while shop and collaborator are open on it; else today. */
function openDay(world: World, { ShopID, AffID = 0 }: Schedule, meant: IsoDate, { businessDate }: Context): IsoDate {
  const lock = laterOf(world.shops.get(ShopID)?.LockDate, lockedTo(world, accounts.aff(AffID)));
  return meant > lock && meant <= businessDate ? meant : businessDate;
}

function laterOf(one: IsoDate = '', other: IsoDate = ''): IsoDate {
  return one > other ? one : other;
}
