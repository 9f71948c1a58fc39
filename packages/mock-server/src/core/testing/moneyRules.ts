/** What must hold of vouchers, losses and pushes after every step of a story, worked out anew from the entries. */
import type { Entry } from '../records/entry.ts';
import type { Schedule } from '../records/schedule.ts';
import { hasVoucherType, type VoucherType } from '../records/voucher.ts';
import type { World } from '../store/world.ts';

/** First rule they break, in words. */
export function moneyFault(world: World): string | undefined {
  const nets = netsOf(world);
  for (const voucher of world.vouchers.rows) {
    if (!hasVoucherType(voucher)) continue;
    const key = `${voucher.type === 1 ? 'Receipt' : 'Expense'}/${voucher.paymentID}`;
    const amount = voucher.Status === 1 ? voucher.Amount : 0;
    const into = (account: string) => nets.get(`${key}|${account}`) ?? 0;
    if (into('fund') !== (voucher.type === 1 ? amount : -amount)) return `phiếu ${voucher.Code} ghi ${into('fund')} đ`;
    const other = otherSideOf(world.voucherTypes.get(voucher.ConfigID));
    if (into(other) !== -into('fund')) return `phiếu ${voucher.Code} ghi ${into(other)} đ vào ${other}`;
  }
  for (const loss of world.badExpenses.rows) {
    const { lost, back } = lossSums(world, loss.id);
    const [Amount, Back] = loss.Status === 1 ? [loss.Amount, loss.RecoveredAmount] : [0, 0];
    if (lost !== Amount) return `chi phí xấu ${loss.id} ghi ${lost} thay vì ${Amount} đ`;
    if (back !== Back) return `chi phí xấu ${loss.id} ghi thu hồi ${back} thay vì ${Back} đ`;
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
export function besideOrders(entries: readonly Entry[], order: Schedule): number {
  let change = 0;
  for (const { RefType, Lines } of entries) {
    if (RefType !== 'Receipt' && RefType !== 'BadExpense') continue;
    for (const line of Lines) {
      const isHis = line.Account === `customer/${order.CustomerID}` && line.ScheduleID === order.ScheduleID;
      if (isHis) change += line.Amount;
    }
  }
  return change;
}

const WORDS = { 1: 'customer', 2: 'partner', 3: 'aff', 4: 'pos' } as const;

/** What a category moves beside the fund: a debt, the result, or the capital. */
function otherSideOf(type: VoucherType | undefined): string {
  if (type?.PartyType === 1) return 'customer';
  if (type?.PartyType === 3) return 'aff';
  if (!type?.IsBusinessResult) return 'equity';
  return type.type === 1 ? 'income' : 'expense';
}

/** What each voucher moved on each kind of account, its mirror taken off. */
function netsOf(world: World): Map<string, number> {
  const nets = new Map<string, number>();
  for (const { RefType, RefID, Lines } of world.books.entries) {
    if (RefType !== 'Receipt' && RefType !== 'Expense') continue;
    for (const { Account, Amount } of Lines) {
      const key = `${RefType}/${RefID}|${Account.split(/[:/]/)[0] ?? ''}`;
      nets.set(key, (nets.get(key) ?? 0) + Amount);
    }
  }
  return nets;
}

/** What a loss and what was got back of it moved, each on an account of its own (domain §2(q)). */
function lossSums(world: World, id: number): { lost: number; back: number } {
  const sums = { lost: 0, back: 0 };
  for (const { RefType, RefID, Lines } of world.books.entries) {
    if (RefType !== 'BadExpense' || RefID !== id) continue;
    for (const { Account, Amount } of Lines) {
      if (Account === 'expense/bad-debt') sums.lost += Amount;
      if (Account === 'income/loss-recovered') sums.back -= Amount;
    }
  }
  return sums;
}
