/** What a shop could work out on paper from its slips alone: fees of each swipe, the balance of each POS, and openings. */
import type { Entry } from '../records/entry.ts';
import type { Debt } from '../records/debt.ts';
import { LINE_KIND, type Schedule, type Swipe } from '../records/schedule.ts';
import type { World } from '../store/world.ts';

/** First figure that differs from the paper, in words. */
export function paperFault(world: World): string | undefined {
  for (const swipe of world.swipes.rows) {
    if (swipe.PosFee !== paperFee(swipe.Amount, swipe.PosFeePercent))
      return `phí máy lượt quẹt ${swipe.logWithdrawalId}`;
    const isReciprocal = world.schedules.get(swipe.ScheduleID)?.PartnerMode === 3;
    const share = isReciprocal ? 0 : paperFee(swipe.Amount, swipe.PartnerFeePercent);
    if (swipe.PartnerFee !== share) return `phí đối tác lượt quẹt ${swipe.logWithdrawalId}`;
  }
  for (const debt of world.debts.rows) {
    const fault = debtFault(world, debt);
    if (fault) return `chứng từ nợ ${debt.DebtID} ${fault}`;
  }
  return posFault(world) ?? openingFault(world);
}

/** The fee as the shop's paper says it: half a đồng up, in exact arithmetic. */
export function paperFee(amount: number, pctMilli: number): number {
  return Number((BigInt(amount) * BigInt(pctMilli) + 50_000n) / 100_000n);
}

/** Parts of a document add up to it, and a payment by card lowers the debt by the swipe less its fee. */
function debtFault(world: World, debt: Debt): string | undefined {
  const isPosted = debt.Status === 1 || debt.Status === 2;
  if (isAlone(debt)) return `điều chỉnh ${debt.Amount} đ chỉ một người làm`;
  const parts = debt.Allocations.reduce((sum, part) => sum + part.Amount, 0);
  if (parts !== (isPosted ? Math.abs(debt.Amount) : 0)) return `chia ${parts} thay vì ${Math.abs(debt.Amount)} đ`;
  const wrong = postingFault(world, debt);
  if (wrong) return wrong;
  const swipe: Swipe | undefined = world.swipes.get(debt.LogWithdrawalId);
  if (!swipe) return undefined;
  const lowered = swipe.Amount - paperFee(swipe.Amount, swipe.CustomerFeePercent);
  if (-debt.Amount !== lowered) return `bớt ${-debt.Amount} thay vì ${lowered} đ`;
  return debt.Allocations.map((part) => cardPartFault(world, debt, swipe, part)).find((fault) => fault !== undefined);
}

/** Whether a large adjustment is in force that nobody else approved: two persons of the stage could. */
function isAlone({ Kind, Status, Amount, ApprovedBy, CreatedBy }: Debt): boolean {
  const isLarge = Kind === 3 && Status === 1 && Math.abs(Amount) >= 5_000_000;
  return isLarge && (ApprovedBy === undefined || ApprovedBy === CreatedBy);
}

/** Each order paid by a card bears its part of the swipe's fee and machine fee, to the đồng. */
function cardPartFault(world: World, debt: Debt, swipe: Swipe, part: Debt['Allocations'][number]): string | undefined {
  const on = (account: string) => {
    const lines = world.books.entries[(debt.EntryID ?? 0) - 1]?.Lines ?? [];
    const wanted = lines.filter((line) => line.Account === account && (line.ScheduleID ?? 0) === part.ScheduleID);
    return Math.abs(wanted.reduce((sum, line) => sum + line.Amount, 0));
  };
  const share = (whole: number) => (whole * part.Amount) / Math.abs(debt.Amount);
  const [fee, posFee] = [on('income/service-fee'), on('expense/pos-fee')];
  if (Math.abs(fee - share(swipe.Amount + debt.Amount)) > 1) return `thu phí ${fee} đ của đơn ${part.ScheduleID}`;
  return Math.abs(posFee - share(swipe.PosFee)) > 1 ? `trả phí máy ${posFee} đ của đơn ${part.ScheduleID}` : undefined;
}

/** A document in force changed its party by its amount, an offset the other side by as much the other way; a cancelled one nobody. */
function postingFault(world: World, { DebtID, DebtType, PartyID, Amount, Status, OffsetType, OffsetID }: Debt) {
  const moved = new Map<string, number>();
  for (const { RefType, RefID, Lines } of world.books.entries) {
    if (!RefType.startsWith('Debt') || RefID !== DebtID) continue;
    for (const line of Lines) moved.set(line.Account, (moved.get(line.Account) ?? 0) + line.Amount);
  }
  const inForce = Status === 1 ? Amount : 0;
  const party = moved.get(`${WORDS[DebtType]}/${PartyID}`) ?? 0;
  if (party !== (OffsetType === 2 ? 0 : inForce)) return `đổi đối tượng ${party} thay vì ${inForce} đ`;
  if (OffsetType !== 1 && OffsetType !== 4) return undefined;
  const other = moved.get(`${WORDS[OffsetType]}/${OffsetID ?? 0}`) ?? 0;
  return other === -inForce ? undefined : `đổi bên kia ${other} thay vì ${-inForce} đ`;
}

const WORDS = { 1: 'customer', 2: 'partner', 3: 'aff', 4: 'pos' } as const;

/** A POS owes what was swiped on it less its fee and less what its lots received, what it paid ahead, and what was entered or adjusted on it. */
function posFault(world: World): string | undefined {
  const owed = new Map<number, number>();
  const add = (posId: number | undefined, amount: number) => owed.set(posId ?? 0, (owed.get(posId ?? 0) ?? 0) + amount);
  for (const { PosID, Amount, PosFee, Status } of world.swipes.rows)
    if (PosID && Status === 1) add(PosID, Amount - PosFee);
  for (const { Status, NumberLoID, Amount, PayerPosID } of world.lotPayments.rows) {
    if (Status !== 1) continue;
    add(world.numberLots.get(NumberLoID)?.PosID, -Amount);
    if (PayerPosID) add(PayerPosID, Amount);
  }
  for (const { Status, Type, Amount, PosParentID } of world.cashBackPayments.rows) {
    if (Status === 1) add(PosParentID, Type === 3 ? Amount : -Amount);
  }
  for (const { RefType, Lines } of world.books.entries) {
    if (RefType !== 'PosOpening' && RefType !== 'DebtAdjustment' && RefType !== 'DebtOffset') continue;
    for (const { Account, Amount } of Lines) if (Account.startsWith('pos/')) add(Number(Account.slice(4)), Amount);
  }
  for (const pos of world.poses.rows) {
    const balance = world.books.shops.get(pos.ShopID)?.get(`pos/${pos.posID}`)?.balance ?? 0;
    const expected = owed.get(pos.posID) ?? 0;
    if (balance !== expected) return `POS ${pos.posID} nợ ${balance} thay vì ${expected} đ`;
  }
  return undefined;
}

/** What was entered as the opening of an account is what its openings in the books add up to. */
function openingFault(world: World): string | undefined {
  const opened = new Map<number, number>();
  for (const { RefType, RefID, Lines } of world.books.entries) {
    if (RefType !== 'BankOpening') continue;
    const into = Lines.find((line) => line.Account.startsWith('fund:bank/'))?.Amount ?? 0;
    opened.set(RefID, (opened.get(RefID) ?? 0) + into);
  }
  const wrong = world.bankCards.rows.find((row) => (opened.get(row.BankCardID) ?? 0) !== row.OpeningBalance);
  return wrong && `tài khoản ${wrong.BankCardID} mở với ${opened.get(wrong.BankCardID) ?? 0} đ`;
}

/** A line just entered left no order paid beyond what it comes to: nothing sent that is not owed, nothing collected late that is not due. */
export function lineFault(world: World, linesBefore: number): string | undefined {
  const line = world.moneyLines.rows.length > linesBefore ? world.moneyLines.rows.at(-1) : undefined;
  const order = world.schedules.get(line?.ScheduleID);
  if (line?.Status !== 1 || !order) return undefined;
  const balance = foldOrder(world.books.entries, order.CustomerID, order.ScheduleID);
  if (line.Kind === LINE_KIND.topUp && order.Status === 4 && balance < 0)
    return `đơn ${order.Code} thu thừa ${-balance} đ`;
  if (line.Kind !== LINE_KIND.send) return undefined;
  const fee = feeOnPaper(world, order);
  const debt = order.Status === 2 ? balance + fee : balance;
  const collectedApart = order.FeeMode === 1 ? 0 : fee;
  return debt > collectedApart ? `đơn ${order.Code} đã chuyển thừa ${debt - collectedApart} đ` : undefined;
}

function feeOnPaper(world: World, order: Schedule): number {
  const of = (lines: readonly { ScheduleID?: number; Status: number; Amount: number }[]) =>
    lines.reduce((sum, each) => sum + (each.ScheduleID === order.ScheduleID && each.Status === 1 ? each.Amount : 0), 0);
  const paid = of(world.moneyLines.rows.filter((line) => line.Kind === LINE_KIND.payCard));
  const base = Math.max(paid, of(world.swipes.rows));
  return base === 0 ? 0 : paperFee(base, order.CustomerFeePercent) + order.ExtraFee;
}

/** Balance of a customer on an order, folded from the entries alone; order 0 is none. */
export function foldOrder(entries: readonly Entry[], customerId: number, scheduleId: number): number {
  let balance = 0;
  for (const entry of entries) {
    for (const line of entry.Lines) {
      if (line.Account === `customer/${customerId}` && (line.ScheduleID ?? 0) === scheduleId) balance += line.Amount;
    }
  }
  return balance;
}

/** Balance of every account, folded from the entries alone: `account` → đồng. */
export function foldBalances(world: World): Map<string, number> {
  const balances = new Map<string, number>();
  for (const entry of world.books.entries) {
    for (const { Account, Amount } of entry.Lines) balances.set(Account, (balances.get(Account) ?? 0) + Amount);
  }
  return balances;
}
