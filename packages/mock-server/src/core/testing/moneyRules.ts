/** What must hold of vouchers, losses and pushes after every step of a story, worked out anew from the entries. */
import type { Entry } from '../ledger/entry.ts';
import type { Schedule } from '../records/schedule.ts';
import type { World } from '../world.ts';

/** First rule they break, in words. */
export function moneyFault(world: World): string | undefined {
  const nets = netsOf(world);
  for (const voucher of world.vouchers.rows) {
    const key = `${voucher.type === 1 ? 'Receipt' : 'Expense'}/${voucher.paymentID}`;
    const moved = nets.get(key) ?? 0;
    if (moved !== (voucher.Status === 1 ? voucher.Amount : 0)) return `phiếu ${voucher.Code} ghi ${moved} đ`;
  }
  for (const loss of world.badExpenses.rows) {
    const moved = badDebtOf(world, loss.id);
    const expected = loss.Status === 1 ? loss.Amount - loss.RecoveredAmount : 0;
    if (moved !== expected) return `chi phí xấu ${loss.id} ghi ${moved} thay vì ${expected} đ`;
  }
  let between = 0;
  for (const ledger of world.books.shops.values()) between += ledger.get('company')?.balance ?? 0;
  return between === 0 ? undefined : `công ty và cửa hàng lệch nhau ${between} đ`;
}

/** Whether an entry is dated on or before a day its party is locked up to. */
export function breaksPartyLock(world: World, entry: Entry): boolean {
  return world.comparisons.rows.some(
    ({ IsLocked, DebtType, PartyID, Date: date }) =>
      IsLocked &&
      entry.BusinessDate <= date &&
      entry.Lines.some((line) => line.Account === `${WORDS[DebtType]}/${PartyID}`),
  );
}

/** What booked vouchers and losses in force did to a customer's debt on an order. */
export function besideOrders(world: World, order: Schedule): number {
  let change = 0;
  for (const { RefType, Lines } of world.books.entries) {
    if (RefType !== 'Receipt' && RefType !== 'BadExpense') continue;
    for (const line of Lines) {
      const isHis = line.Account === `customer/${order.CustomerID}` && line.ScheduleID === order.ScheduleID;
      if (isHis) change += line.Amount;
    }
  }
  return change;
}

const WORDS = { 1: 'customer', 2: 'partner', 3: 'aff', 4: 'pos' } as const;

/** Σ debits of each voucher less its mirror. */
function netsOf(world: World): Map<string, number> {
  const nets = new Map<string, number>();
  for (const { RefType, RefID, ReversesID, Lines } of world.books.entries) {
    const key = `${RefType}/${RefID}`;
    const debits = Lines.reduce((sum, line) => sum + Math.max(0, line.Amount), 0);
    nets.set(key, (nets.get(key) ?? 0) + (ReversesID === undefined ? debits : -debits));
  }
  return nets;
}

function badDebtOf(world: World, id: number): number {
  let total = 0;
  for (const { RefType, RefID, Lines } of world.books.entries) {
    if (RefType !== 'BadExpense' || RefID !== id) continue;
    for (const line of Lines) if (line.Account === 'expense/bad-debt') total += line.Amount;
  }
  return total;
}
