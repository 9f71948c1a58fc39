/** What must hold of days of settlement, of what waits for it, and of corrected percentages, worked out anew from rows and entries. */
import type { Entry } from '../records/entry.ts';
import type { Schedule, StatusLog, Swipe } from '../records/schedule.ts';
import { unsettledOn, unsettledOrders } from '../schedules/unsettledOrders.ts';
import type { World } from '../store/world.ts';
import { paperFee } from './paperRules.ts';

/** First rule they break after a step, in words. */
export function settlementFault(world: World, entriesBefore: number): string | undefined {
  return mirrorFault(world, entriesBefore) ?? dayFault(world) ?? swipeFault(world) ?? waitingFault(world);
}

/** Σ of a fee over swipes, rate by rate, each rate rounded once. */
export function paperByRate(swipes: readonly Swipe[], rateOf: (swipe: Swipe) => number): number {
  const byRate = Map.groupBy(swipes, rateOf);
  return [...byRate].reduce((sum, [rate, group]) => sum + paperFee(amountOf(group), rate), 0);
}

/** An order that is settled without a day being told is settled today, or on the day it was before unless that is locked or before its last line. */
export function usualDayFault(world: World, logsBefore: number, today: string): string | undefined {
  const log = world.statusLogs.rows.length > logsBefore ? world.statusLogs.rows.at(-1) : undefined;
  const order = world.schedules.get(log?.ScheduleID);
  if (!log || !order || !isSettling(log)) return undefined;
  const told = world.statusLogs.rows.filter((each) => each.ScheduleID === log.ScheduleID && isSettling(each)).at(-2);
  const lock = world.shops.get(order.ShopID)?.LockDate ?? '';
  const kept = keptDay(world, order, told);
  const moved = [kept ?? '', lastFeeDay(world, order)].toSorted().at(-1) ?? '';
  const expected = kept === undefined || moved <= lock ? firstOpen(kept, lock, today) : moved;
  return log.SettledDate === expected
    ? undefined
    : `${order.Code} quyết toán ngày ${log.SettledDate} thay vì ${expected}`;
}

/** The day after a lock when a day was kept, else today. */
function firstOpen(kept: string | undefined, lock: string, today: string): string {
  if (kept === undefined) return today;
  return new Date(Date.parse(lock) + 86_400_000).toISOString().slice(0, 10);
}

function keptDay(world: World, { ScheduleID }: Schedule, log: StatusLog | undefined): string | undefined {
  if (!log) return undefined;
  const posted = world.books.entries.filter(
    ({ RefType, RefID, ReversesID, At }) =>
      RefType === 'Settlement' && RefID === ScheduleID && ReversesID === undefined && At >= log.At,
  );
  const last = world.statusLogs.rows.at(-1);
  return (
    posted.findLast((entry) => world.books.reversedBy.has(entry.EntryID) || entry.At !== last?.At)?.BusinessDate ??
    log.SettledDate
  );
}

const isSettling = ({ OldStatus, Status }: StatusLog) => OldStatus === 2 && Status !== 5;

/** Day of the last confirmed line that a fee follows from. */
function lastFeeDay(world: World, { ScheduleID }: Schedule): string {
  const lines = [...world.moneyLines.rows.filter(({ Kind }) => Kind === 1), ...world.swipes.rows];
  const days = lines.filter((line) => line.ScheduleID === ScheduleID && line.Status === 1);
  return (
    days
      .map(({ BusinessDate }) => BusinessDate)
      .toSorted()
      .at(-1) ?? ''
  );
}

/** A settlement is taken back on its own day while that is open, and what replaces it at once is of the same day. */
function mirrorFault(world: World, entriesBefore: number): string | undefined {
  const fresh = world.books.entries.slice(entriesBefore).filter(({ RefType }) => RefType === 'Settlement');
  for (const mirror of fresh.filter(({ ReversesID }) => ReversesID !== undefined)) {
    const own = world.books.entries[(mirror.ReversesID ?? 0) - 1];
    const isOpen = own && own.BusinessDate > (world.shops.get(mirror.ShopID)?.LockDate ?? '');
    if (isOpen && mirror.BusinessDate !== own.BusinessDate) return `quyết toán ${mirror.RefID} bị hủy ngày khác`;
    const again = fresh.find(({ RefID, ReversesID }) => RefID === mirror.RefID && ReversesID === undefined);
    if (again && again.BusinessDate !== mirror.BusinessDate) return `quyết toán ${mirror.RefID} ghi lại ngày khác`;
  }
  return undefined;
}

/** No order is settled before the last of the lines its fee follows from. */
function dayFault(world: World): string | undefined {
  const early = world.schedules.rows.find((order) => {
    const day = dayOfOrder(world, order);
    return day !== undefined && day < lastFeeDay(world, order);
  });
  return early && `${early.Code} quyết toán trước dòng cuối cùng`;
}

function dayOfOrder(world: World, { ScheduleID, Status }: Schedule): string | undefined {
  if (Status !== 3 && Status !== 4) return undefined;
  return world.statusLogs.rows.findLast((log) => log.ScheduleID === ScheduleID && isSettling(log))?.SettledDate;
}

/** What a swipe posted is, mirrors taken off, what its rates say: a correction leaves nothing of the wrong entry. */
function swipeFault(world: World): string | undefined {
  const nets = new Map<string, number>();
  for (const { RefType, RefID, Lines } of world.books.entries) {
    if (RefType !== 'Swipe') continue;
    for (const { Account, Amount } of Lines) {
      const key = `${RefID}|${Account}`;
      nets.set(key, (nets.get(key) ?? 0) + Amount);
    }
  }
  for (const { logWithdrawalId: id, ScheduleID, PosID, Status, PosFee, PartnerFee, Amount } of world.swipes.rows) {
    if (ScheduleID === undefined) continue;
    const on = (account: string) => nets.get(`${id}|${account}`) ?? 0;
    const isDone = Status === 1;
    const posFee = isDone && PosID !== undefined ? PosFee : 0;
    const share = isDone && PosID === undefined ? PartnerFee : 0;
    if (on('expense/pos-fee') !== posFee)
      return `lượt quẹt ${id} ghi phí máy ${on('expense/pos-fee')} thay vì ${posFee} đ`;
    if (on('expense/partner-share') !== share) return `lượt quẹt ${id} ghi phí đối tác sai`;
    const pos = isDone && PosID !== undefined ? Amount - PosFee : 0;
    if (PosID !== undefined && on(`pos/${PosID}`) !== pos)
      return `lượt quẹt ${id} ghi ${on(`pos/${PosID}`)} thay vì ${pos} đ vào POS`;
  }
  return undefined;
}

/** What waits at the end of each day with an entry is what the paper says. */
function waitingFault(world: World): string | undefined {
  const days = new Set(world.books.entries.map(({ BusinessDate }) => BusinessDate));
  const byOrder = Map.groupBy(
    world.books.entries.filter(({ RefType }) => RefType === 'Swipe' || RefType === 'CardPayment'),
    ({ ScheduleID = 0 }) => ScheduleID,
  );
  const shopIds = world.shops.rows.map(({ ShopID }) => ShopID);
  for (const day of days) {
    const told = unsettledOn(world, shopIds, day);
    const expected = { count: 0, posFee: 0 };
    for (const [id, entries] of byOrder) {
      const order = world.schedules.get(id);
      const settled = order && dayOfOrder(world, order);
      if (!order || (settled !== undefined && settled <= day)) continue;
      const posted = entries.filter(({ BusinessDate }) => BusinessDate <= day);
      expected.posFee += posFeeOf(posted);
      if (inForce(posted)) expected.count += 1;
    }
    if (told.PosFeeAmount !== expected.posFee)
      return `ngày ${day} phí máy chờ ${told.PosFeeAmount} thay vì ${expected.posFee} đ`;
    const found = [told.OrderCount, unsettledOrders(world, shopIds, day).size];
    if (found.some((count) => count !== expected.count))
      return `ngày ${day} có ${found.join('/')} đơn chưa quyết toán thay vì ${expected.count}`;
  }
  return undefined;
}

/** Machine fees of some entries. */
function posFeeOf(entries: readonly Entry[]): number {
  const lines = entries.flatMap(({ Lines }) => Lines);
  return lines.reduce((sum, { Account, Amount }) => sum + (Account === 'expense/pos-fee' ? Amount : 0), 0);
}

/** Whether a line was posted more often than it was mirrored. */
function inForce(entries: readonly Entry[]): boolean {
  const times = new Map<string, number>();
  for (const { RefType, RefID, ReversesID } of entries) {
    const key = `${RefType}/${RefID}`;
    times.set(key, (times.get(key) ?? 0) + (ReversesID === undefined ? 1 : -1));
  }
  return [...times.values()].some((count) => count > 0);
}

function amountOf(swipes: readonly Swipe[]): number {
  return swipes.reduce((sum, swipe) => sum + swipe.Amount, 0);
}
