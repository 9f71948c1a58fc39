/** What must hold of whatever needs two persons after every step of a story: a waiting proposal posts and opens nothing, and nobody approves the own one. */
import { ACTION, MENU } from '../values/menus.ts';
import type { BadExpense } from '../records/badExpense.ts';
import type { Entry } from '../records/entry.ts';
import type { HeldCall } from '../records/heldWrite.ts';
import { hasVoucherType, type Voucher } from '../records/voucher.ts';
import type { World } from '../store/world.ts';
import { businessDateOf } from '../values/dates.ts';

const LARGE = 10_000_000;
/** From so many đồng a day on nobody changes worth alone. */
const WORTH_OF_DAY = 5_000_000;

/** First rule of two persons a world breaks, in words. In the shops of stories a second person always may approve, in the company nobody. */
export function approvalFault(world: World, entriesBefore: number): string | undefined {
  const fresh = world.books.entries.slice(entriesBefore);
  return (
    postedFault(world) ??
    aloneFault(world) ??
    openedFault(world) ??
    worthFault(world, fresh) ??
    undoneFault(world, fresh)
  );
}

/** Whatever one person changed of worth within a day, without money and without approval, is less than the threshold. */
function worthFault(world: World, fresh: readonly Entry[]): string | undefined {
  const last = fresh.find((entry) => isAlone(world, entry) && couldBeApproved(world, entry));
  if (!last) return undefined;
  const moves = new Map<string, number>();
  for (const entry of world.books.entries) {
    const isSameDay = businessDateOf(entry.At) === businessDateOf(last.At) && entry.ShopID === last.ShopID;
    if (!isSameDay || entry.UserID !== last.UserID || !isAlone(world, entry)) continue;
    moves.set(entry.At, (moves.get(entry.At) ?? 0) + worthOf(entry));
  }
  const sum = [...moves.values()].reduce((total, worth) => total + Math.abs(worth), 0);
  return sum >= WORTH_OF_DAY ? `người ${last.UserID} một mình đổi ${sum} đ trong một ngày` : undefined;
}

/** What an entry moves past funds and debts: result or capital. */
function worthOf({ Lines }: Entry): number {
  const nominal = Lines.filter(({ Account }) => /^(income|expense|adjustment|equity)\//.test(Account));
  return nominal.reduce((total, { Amount }) => total + Amount, 0);
}

/** Whether an entry changes worth without money, and nobody approved it at that moment. */
function isAlone(world: World, entry: Entry): boolean {
  const { RefType, At, ShopID } = entry;
  const isCorrection = correctionOf(world, entry);
  if (!isCorrection && !/^(DebtAdjustment|LotAdjustment|OpeningBalance|BankOpening|PosOpening)$/.test(RefType)) {
    if (RefType !== 'CashBack' || entry.Lines.some(({ Account }) => Account.startsWith('fund:'))) return false;
  }
  const day = world.shops.get(ShopID)?.CreatedDate.slice(0, 10) ?? '';
  if (/Opening/.test(RefType) && businessDateOf(At) <= day) return false;
  return !isApprovedAt(world, At);
}

/** Whether a second person approved something at a moment; what was refused then is nothing. */
function isApprovedAt(world: World, at: string): boolean {
  const approved = [...world.heldWrites.rows, ...world.debts.rows].filter(({ RefuseReason }) => !RefuseReason);
  return approved.some((row) => row.ApprovedAt === at && isByTwo(row));
}

function correctionOf(world: World, { EntryID }: Entry): boolean {
  return world.percentChanges.rows.some(({ EntryIDs }) => EntryIDs.includes(EntryID));
}

/** The second person of stories approves everything but what is done to orders, which they learn to in the middle of one. */
function couldBeApproved(world: World, entry: Entry): boolean {
  const isOfOrder = entry.RefType === 'Swipe' || correctionOf(world, entry);
  return (
    !isOfOrder ||
    world.permissions.rows.some(
      ({ MenuID, ActionIDs }) => MenuID === MENU.contracts && ActionIDs.includes(ACTION.approve),
    )
  );
}

/** What two persons did is undone by two. */
function undoneFault(world: World, fresh: readonly Entry[]): string | undefined {
  const alone = fresh.find((entry) => {
    if (entry.ReversesID === undefined || correctionOf(world, entry) || !couldBeApproved(world, entry)) return false;
    const undone = documentOf(world, entry);
    return undone !== undefined && !isApprovedAt(world, entry.At);
  });
  return alone && `${alone.RefType}/${alone.RefID} hai người duyệt mà một người hủy`;
}

/** The document of an entry that two persons approved, and what undoes it. */
function documentOf(world: World, { RefType, RefID, ShopID }: Entry): HeldCall | undefined {
  if ((RefType === 'Receipt' || RefType === 'Expense') && ShopID > 0) {
    return isTwo(world.vouchers.get(RefID)) ? 'cancelVoucher' : undefined;
  }
  if (RefType === 'BadExpense') return isTwo(world.badExpenses.get(RefID)) ? 'deleteBadExpense' : undefined;
  if (RefType === 'DebtAdjustment') return isTwo(world.debts.get(RefID)) ? 'cancelPayDebt' : undefined;
  return RefType === 'Swipe' && isTwo(world.swipes.get(RefID)) ? 'cancelWithdrawal' : undefined;
}

function isTwo(row: { ApprovedBy?: number; CreatedBy: number } | undefined): boolean {
  return row !== undefined && isByTwo(row);
}

/** What waits or was refused has no entry. */
function postedFault(world: World): string | undefined {
  const idle = new Set<string>();
  for (const { id, Status } of world.badExpenses.rows) if (isIdle(Status)) idle.add(`BadExpense/${id}`);
  for (const { type, paymentID, Status } of world.vouchers.rows) {
    if (isIdle(Status)) idle.add(`${type === 1 ? 'Receipt' : 'Expense'}/${paymentID}`);
  }
  if (idle.size === 0) return undefined;
  const entry = world.books.entries.find(({ RefType, RefID }) => idle.has(`${RefType}/${RefID}`));
  return entry && `${entry.RefType}/${entry.RefID} chưa duyệt mà đã ghi sổ`;
}

/** A loss, and a large voucher of a shop, is in force only by somebody else than who proposed it. */
function aloneFault(world: World): string | undefined {
  for (const loss of world.badExpenses.rows) {
    if (isDone(loss) && !isByTwo(loss)) return `chi phí xấu ${loss.id} do một người ghi`;
  }
  for (const voucher of world.vouchers.rows.filter((row) => hasVoucherType(row))) {
    const isLarge = voucher.Amount >= LARGE && voucher.ShopID > 0;
    if (isDone(voucher) && isLarge && !isByTwo(voucher)) return `phiếu ${voucher.Code} do một người ghi`;
  }
  return undefined;
}

/** Whatever close was undone, an approved proposal from its day or one before undid it, at that moment. */
function openedFault(world: World): string | undefined {
  const opened = world.reopenings.rows.filter((row) => row.Status === 1);
  const close = world.dayCloses.rows.find(
    (row) =>
      row.Status === 2 &&
      !opened.some(
        (by) => by.ShopID === row.ShopID && by.Date <= row.Date && by.ApprovedAt === row.ReopenedAt && isByTwo(by),
      ),
  );
  return close && `ngày ${close.Date} mở sổ mà chưa ai duyệt`;
}

function isIdle(status: number): boolean {
  return status === 0 || status === 3;
}

/** In force, or once was: deleted and cancelled ones had been posted. */
function isDone({ Status }: BadExpense | Voucher): boolean {
  return Status === 1 || Status === 2;
}

function isByTwo({ ApprovedBy, CreatedBy }: { ApprovedBy?: number; CreatedBy: number }): boolean {
  return ApprovedBy !== undefined && ApprovedBy !== CreatedBy;
}
