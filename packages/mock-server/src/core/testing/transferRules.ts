/** What must hold of transfers between own funds after every step of a story, worked out anew from vouchers and entries. */
import type { Entry } from '../records/entry.ts';
import type { Voucher } from '../records/voucher.ts';
import type { World } from '../store/world.ts';

const TRANSFER = 3;

/** First rule of transfers a world breaks, in words: each moves its amount from its one fund to its other, touches nothing else, and once cancelled nothing at all (domain §2(q)). */
export function transferFault(world: World, entriesBefore: number): string | undefined {
  const posted = Map.groupBy(
    world.books.entries.filter(({ RefType }) => RefType === 'FundTransfer'),
    ({ RefID }) => RefID,
  );
  for (const voucher of world.vouchers.rows) {
    if (voucher.type !== TRANSFER) continue;
    const entries = posted.get(voucher.paymentID) ?? [];
    posted.delete(voucher.paymentID);
    const fault = voucherFault(voucher, entries) ?? mirrorFault(world, entries, entriesBefore);
    if (fault) return `phiếu chuyển quỹ ${voucher.Code} ${fault}`;
  }
  const [stray] = posted.keys();
  return stray === undefined ? undefined : `bút toán chuyển quỹ của phiếu ${stray}, mà phiếu không chuyển quỹ`;
}

function voucherFault(voucher: Voucher, entries: readonly Entry[]): string | undefined {
  const from = accountOf(voucher.Method, voucher.BankCardID);
  const to = accountOf(voucher.ToMethod, voucher.ToBankCardID);
  if (from === to) return `chuyển từ ${from} sang chính nó`;
  const cancelled = voucher.Status === 2;
  if (entries.length !== (cancelled ? 2 : 1)) return `có ${entries.length} bút toán`;
  for (const [place, { Lines, ShopID, BusinessDate }] of entries.entries()) {
    const amount = place === 0 ? voucher.Amount : -voucher.Amount;
    const moved = new Map(Lines.map((line) => [line.Account, line.Amount]));
    if (ShopID !== voucher.ShopID) return `ghi vào sổ của ${ShopID}`;
    if (place === 0 && BusinessDate !== voucher.VoucherDate) return `ghi ngày ${BusinessDate}`;
    if (Lines.length !== 2 || moved.get(to) !== amount || moved.get(from) !== -amount) {
      return `ghi ${Lines.map((line) => `${line.Amount} đ vào ${line.Account}`).join(', ')}`;
    }
  }
  return undefined;
}

/** A mirror of this step lies on the day of its transfer, unless that day, or a fund of it on that day, is closed. */
function mirrorFault(world: World, [entry, mirror]: readonly Entry[], entriesBefore: number): string | undefined {
  if (!entry || !mirror || mirror.EntryID <= entriesBefore) return undefined;
  const isLocked = (world.shops.get(entry.ShopID)?.LockDate ?? '') >= entry.BusinessDate;
  const isCounted = world.dayCloses.rows.some(
    (close) =>
      close.Status === 1 &&
      close.ShopID === entry.ShopID &&
      close.Date >= entry.BusinessDate &&
      entry.Lines.some(({ Account }) => Account === accountOf(close.Method, close.BankCardID)),
  );
  if (isLocked || isCounted) return undefined;
  return mirror.BusinessDate === entry.BusinessDate ? undefined : `hủy vào ngày ${mirror.BusinessDate}`;
}

function accountOf(method: number | undefined, bankCardId: number | undefined): string {
  return method === 2 ? `fund:bank/${bankCardId}` : 'fund:cash';
}
