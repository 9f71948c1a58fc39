/** What must hold of whatever needs two persons after every step of a story: a waiting proposal posts and opens nothing, and nobody approves the own one. */
import type { BadExpense } from '../records/badExpense.ts';
import { hasVoucherType, type Voucher } from '../records/voucher.ts';
import type { World } from '../store/world.ts';

const LARGE = 10_000_000;

/** First rule of two persons a world breaks, in words. In the shops of stories a second person always may approve, in the company nobody. */
export function approvalFault(world: World): string | undefined {
  return postedFault(world) ?? aloneFault(world) ?? openedFault(world);
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
