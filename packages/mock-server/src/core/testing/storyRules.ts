/** What must hold after every step of a story, worked out anew from lines and entries and not by the code under test. */
import { isParty } from '../books/books.ts';
import type { Entry } from '../records/entry.ts';
import type { Allocation, Debt } from '../records/debt.ts';
import type { Schedule, Swipe } from '../records/schedule.ts';
import { orderTotals } from '../schedules/orderTotals.ts';
import type { World } from '../store/world.ts';
import { bankBookFault } from './bankBookRules.ts';
import { breaksFundLock, closeFault } from './closeRules.ts';
import { approvalFault } from './approvalRules.ts';
import { commissionFault, commissionOnPaper } from './commissionRules.ts';
import { feeFault } from './feeRules.ts';
import { lotFault } from './lotRules.ts';
import { besideOrders, breaksPartyLock, moneyFault } from './moneyRules.ts';
import { openingsFault } from './openingSteps.ts';
import { toldDebtFault } from './orderDebtRules.ts';
import { leftFault } from './orderRules.ts';
import { foldOrder, paperFault, paperFee } from './paperRules.ts';
import { placeFault } from './placeRules.ts';
import { paperByRate, settlementFault } from './settlementRules.ts';
import { transferFault } from './transferRules.ts';

/** First rule a world breaks, in words; undefined when all hold. */
export function brokenRule(world: World, entriesBefore: number): string | undefined {
  const fresh = world.books.entries.slice(entriesBefore);
  for (const entry of fresh) {
    const fault = breaksPartyLock(world, entry)
      ? 'ghi vào ngày đối tượng đã khóa'
      : (entryFault(world, entry) ?? placeFault(world, entry));
    if (breaksFundLock(world, entry)) return `bút toán ${entry.EntryID}: ghi vào ngày quỹ đã khóa`;
    if (fault) return `bút toán ${entry.EntryID}: ${fault}`;
  }
  return (
    cacheFault(world) ??
    cancelFault(world) ??
    lotFault(world) ??
    moneyFault(world) ??
    transferFault(world, entriesBefore) ??
    feeFault(world, entriesBefore) ??
    approvalFault(world, entriesBefore) ??
    paperFault(world) ??
    openingsFault(world) ??
    closeFault(world) ??
    bankBookFault(world) ??
    settlementFault(world, entriesBefore) ??
    commissionFault(world, entriesBefore) ??
    ordersFault(world)
  );
}

/** Entries that touch each order, found once for all rules. */
function ordersFault(world: World): string | undefined {
  const touching = new Map<number, Set<Entry>>();
  for (const entry of world.books.entries) {
    for (const { ScheduleID = 0 } of entry.Lines) {
      const entries = touching.get(ScheduleID) ?? new Set();
      touching.set(ScheduleID, entries.add(entry));
    }
  }
  return firstOf(world.schedules.rows, (order) =>
    orderFault(world, order, [...(touching.get(order.ScheduleID) ?? [])]),
  );
}

function entryFault(world: World, entry: Entry): string | undefined {
  const perOrder = new Map<number, number>();
  for (const { Amount, ScheduleID = 0 } of entry.Lines) {
    if (!Number.isSafeInteger(Amount) || Amount === 0) return `dòng ${Amount} đ`;
    perOrder.set(ScheduleID, (perOrder.get(ScheduleID) ?? 0) + Amount);
  }
  if (entry.Lines.length < 2) return 'thiếu dòng';
  if ([...perOrder.values()].some((sum) => sum !== 0)) return 'không cân';
  const lock = world.shops.get(entry.ShopID)?.LockDate;
  if (entry.RefType === 'CashDifference' && entry.BusinessDate === lock) return undefined;
  return lock && entry.BusinessDate <= lock ? `ghi vào ngày đã khóa ${entry.BusinessDate}` : undefined;
}

/** I1 and I3: balances kept equal balances folded, and all accounts sum to zero. */
function cacheFault(world: World): string | undefined {
  const folded = foldShops(world);
  let sum = 0;
  for (const [shopId, ledger] of world.books.shops) {
    for (const [account, book] of ledger) {
      const { days } = world.books.history.account(shopId, account);
      const moved = days.reduce((total, day) => total + day.debit - day.credit, 0);
      // Balances per order are kept of parties alone.
      const orders = isParty(account)
        ? [...book.orders.values()].reduce((total, part) => total + part, 0)
        : book.balance;
      const expected = folded.get(`${shopId}|${account}`) ?? 0;
      if (book.balance !== expected || moved !== expected || orders !== expected)
        return `số dư ${account} lệch bút toán`;
      sum += book.balance;
    }
  }
  return sum === 0 ? undefined : `bảng cân đối lệch ${sum} đ`;
}

function foldShops(world: World): Map<string, number> {
  const balances = new Map<string, number>();
  for (const { ShopID, Lines } of world.books.entries) {
    for (const { Account, Amount } of Lines) {
      const key = `${ShopID}|${Account}`;
      balances.set(key, (balances.get(key) ?? 0) + Amount);
    }
  }
  return balances;
}

/** I5: a cancelled document nets to nothing on every account; one in force was posted once. */
function cancelFault(world: World): string | undefined {
  const nets = new Map<string, Map<string, number>>();
  for (const entry of world.books.entries) {
    const key = `${entry.RefType}/${entry.RefID}`;
    const net = nets.get(key) ?? new Map<string, number>();
    nets.set(key, net);
    for (const { Account, Amount, ScheduleID = 0 } of entry.Lines) {
      const place = `${Account}|${ScheduleID}`;
      net.set(place, (net.get(place) ?? 0) + Amount);
    }
  }
  const isNothing = (key: string) => [...(nets.get(key)?.values() ?? [])].every((amount) => amount === 0);
  const words = ['', 'CardPayment', 'TopUp', 'SentMoney'];
  for (const line of world.moneyLines.rows) {
    const key = `${words[line.Kind] ?? ''}/${line.PaymentID}`;
    if (isNothing(key) !== (line.Status !== 1)) return `${key} trạng thái ${line.Status} mà sổ không khớp`;
    if (line.Status === 1 && Math.max(...(nets.get(key)?.values() ?? [])) !== line.Amount)
      return `${key} ghi sai số tiền`;
  }
  for (const swipe of world.swipes.rows) {
    const key = swipe.DebtID === undefined ? `Swipe/${swipe.logWithdrawalId}` : `DebtCard/${swipe.DebtID}`;
    if (isNothing(key) !== (swipe.Status !== 1)) return `${key} trạng thái ${swipe.Status} mà sổ không khớp`;
  }
  for (const debt of world.debts.rows) {
    const key = `${['', 'DebtPayment', 'DebtCard', 'DebtAdjustment', '', 'DebtPayment', 'DebtOffset'][debt.Kind] ?? ''}/${debt.DebtID}`;
    if (isNothing(key) !== (debt.Status !== 1)) return `${key} trạng thái ${debt.Status} mà sổ không khớp`;
  }
  return undefined;
}

/** I2, and the formulas of domain §2(a), (b), (d), (e), on one order. */
function orderFault(world: World, order: Schedule, entries: readonly Entry[]): string | undefined {
  const id = order.ScheduleID;
  const lines = world.moneyLines.rows.filter((line) => line.ScheduleID === id && line.Status === 1);
  const swipes = world.swipes.rows.filter((swipe) => swipe.ScheduleID === id && swipe.Status === 1);
  const of = (kind: number) => lines.filter((line) => line.Kind === kind).reduce((sum, line) => sum + line.Amount, 0);
  const paid = of(1);
  const swiped = swipes.reduce((sum, swipe) => sum + swipe.Amount, 0);
  const isSettled = order.Status === 3 || order.Status === 4;
  const expected = isSettled
    ? settlementOnPaper(order, swipes, Math.max(paid, swiped))
    : { fee: 0, commission: 0, share: 0 };
  expected.commission = commissionOnPaper(world, order, entries, expected.commission);
  const settled = settlementInBooks(entries, id);
  for (const part of ['fee', 'commission', 'share'] as const) {
    if (settled[part] !== expected[part]) return `${order.Code} ${part} ${settled[part]} thay vì ${expected[part]} đ`;
  }
  const viaCustomer = order.PartnerMode === 2 ? 0 : swiped;
  const debts = world.debts.rows.filter((debt) => debt.Status === 1).reduce((sum, debt) => sum + effectOn(debt, id), 0);
  const debt = paid + expected.fee - viaCustomer - of(2) + of(3) + debts + besideOrders(entries, order);
  const booked = foldOrder(entries, order.CustomerID, id);
  if (booked !== debt) return `${order.Code} khách nợ ${booked} thay vì ${debt} đ`;
  return (
    toldDebtFault(world, order, entries, booked) ??
    namesFault(world, order, entries) ??
    leftFault(order, entries) ??
    profitFault(world, order, entries, isSettled)
  );
}

function settlementOnPaper(order: Schedule, swipes: readonly Swipe[], base: number) {
  const fee = order.PartnerMode === 2 || base === 0 ? 0 : paperFee(base, order.CustomerFeePercent) + order.ExtraFee;
  const share =
    order.PartnerMode === 3
      ? paperByRate(swipes, (swipe) => Math.max(0, order.CustomerFeePercent - swipe.PartnerFeePercent))
      : 0;
  const commission = order.AffID === undefined ? 0 : paperByRate(swipes, (swipe) => swipe.AffPercent);
  return { fee, commission, share };
}

function settlementInBooks(entries: readonly Entry[], scheduleId: number) {
  const sums = { fee: 0, commission: 0, share: 0 };
  for (const entry of entries) {
    if ((entry.RefType !== 'Settlement' && entry.RefType !== 'Commission') || entry.RefID !== scheduleId) continue;
    for (const { Account, Amount } of entry.Lines) {
      if (Account === 'income/service-fee') sums.fee -= Amount;
      if (Account === 'expense/commission') sums.commission += Amount;
      if (Account === 'expense/partner-share') sums.share += Amount;
    }
  }
  return sums;
}

function effectOn(debt: Debt, scheduleId: number): number {
  if (debt.OffsetType === 1) return -partOf(debt.OffsetAllocations ?? [], scheduleId);
  if (debt.DebtType !== 1) return 0;
  if (debt.OffsetType === 2)
    return partOf(debt.Allocations, scheduleId) - partOf(debt.OffsetAllocations ?? [], scheduleId);
  const part = partOf(debt.Allocations, scheduleId);
  return debt.Amount < 0 ? -part : part;
}

function partOf(parts: readonly Allocation[], scheduleId: number): number {
  return parts.find((each) => each.ScheduleID === scheduleId)?.Amount ?? 0;
}

/** What changed a customer's debt is paid or sent where a fund or a card moved, and adjusted where none did. */
function namesFault(world: World, order: Schedule, entries: readonly Entry[]): string | undefined {
  let paid = 0;
  let adjusted = 0;
  for (const { RefType, Lines } of entries) {
    if (RefType === 'CardPayment' || RefType === 'Swipe' || RefType === 'Settlement' || RefType === 'Commission')
      continue;
    const byCard = RefType === 'DebtCard';
    const isMoney = byCard || Lines.some((line) => line.Account.startsWith('fund:'));
    for (const { Account, Amount, ScheduleID } of Lines) {
      if (ScheduleID !== order.ScheduleID) continue;
      const isDebt = Account === `customer/${order.CustomerID}`;
      if (isDebt && !isMoney) adjusted += Amount;
      if ((isDebt && isMoney) || (byCard && Account === 'income/service-fee')) paid -= Amount;
    }
  }
  const { TotalTopUp, TotalSent, TotalAdjust } = orderTotals(world, order);
  if (TotalTopUp - TotalSent !== paid) return `${order.Code} khách trả ${TotalTopUp - TotalSent} thay vì ${paid} đ`;
  return TotalAdjust === adjusted ? undefined : `${order.Code} điều chỉnh ${TotalAdjust} thay vì ${adjusted} đ`;
}

/** I2: what an order moved between funds and parties is its profit, losses and offsets with other orders apart. */
function profitFault(world: World, order: Schedule, entries: readonly Entry[], isSettled: boolean): string | undefined {
  let moved = 0;
  let lost = 0;
  for (const entry of entries.filter(({ RefType }) => RefType !== 'DebtOffset')) {
    for (const line of entry.Lines) {
      if (line.ScheduleID !== order.ScheduleID) continue;
      if (/^(fund|customer|partner|aff|pos)[:/]/.test(line.Account)) moved += line.Amount;
      if (line.Account === 'expense/bad-debt') lost -= line.Amount;
    }
  }
  const { Profit } = orderTotals(world, order);
  if (!isSettled || moved - lost === Profit) return undefined;
  return `${order.Code} lãi ${Profit} nhưng quỹ và công nợ đổi ${moved - lost} đ`;
}

function firstOf<Row>(rows: readonly Row[], faultOf: (row: Row) => string | undefined): string | undefined {
  for (const row of rows) {
    const fault = faultOf(row);
    if (fault) return fault;
  }
  return undefined;
}
