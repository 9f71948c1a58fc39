/** What must hold of commissions, worked out anew from entries and steps: with the settlement, or once the customer paid in full (domain §2(q)). */
import type { Entry } from '../records/entry.ts';
import type { Schedule } from '../records/schedule.ts';
import type { World } from '../store/world.ts';

/** Commission in đồng that an order must have in the books, of that which its swipes earn. */
export function commissionOnPaper(world: World, order: Schedule, entries: readonly Entry[], earned: number): number {
  return !waitsForCustomer(world, order) || isPaidUp(order, entries) ? earned : 0;
}

/** A commission that waited is posted on a day on which the customer was square, and none before the settlement; what is wrong, in words. */
export function commissionFault(world: World, entriesBefore: number): string | undefined {
  for (const entry of world.books.entries.slice(entriesBefore)) {
    const order = entry.RefType === 'Commission' ? world.schedules.get(entry.RefID) : undefined;
    if (!order || entry.ReversesID !== undefined || world.books.reversedBy.has(entry.EntryID)) continue;
    const { BusinessDate } = entry;
    const until = world.books.entries.filter((each) => each.BusinessDate <= BusinessDate);
    if (!isPaidUp(order, until)) return `hoa hồng ${order.Code} ghi ngày ${BusinessDate} khi khách còn nợ`;
    const settled = settlingLog(world, order)?.SettledDate ?? '';
    if (BusinessDate < settled) return `hoa hồng ${order.Code} ghi trước ngày quyết toán`;
  }
  return undefined;
}

function waitsForCustomer(world: World, order: Schedule): boolean {
  return settlingLog(world, order)?.CommissionWhen === 2;
}

function settlingLog(world: World, { ScheduleID }: Schedule) {
  return world.statusLogs.rows.findLast(
    (log) => log.ScheduleID === ScheduleID && log.OldStatus === 2 && log.Status !== 5,
  );
}

/** Whether the customer owes nothing on the order, and nothing of it was given up. */
function isPaidUp({ CustomerID, ScheduleID }: Schedule, entries: readonly Entry[]): boolean {
  const sums = { owed: 0, lost: 0, discount: 0, adjusted: 0 };
  for (const { RefType, Lines } of entries) {
    for (const line of Lines) {
      if (line.ScheduleID !== ScheduleID) continue;
      if (line.Account === `customer/${CustomerID}`) sums.owed += line.Amount;
      if (line.Account === 'expense/bad-debt') sums.lost += line.Amount;
      if (line.Account === 'adjustment/discount') sums.discount += line.Amount;
      if (line.Account === 'adjustment/debt' && RefType !== 'DebtOffset') sums.adjusted += line.Amount;
    }
  }
  return sums.owed <= 0 && sums.lost <= 0 && sums.discount <= 0 && sums.adjusted <= 0;
}
