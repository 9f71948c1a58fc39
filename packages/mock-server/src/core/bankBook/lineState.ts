/** A line has at most one entry and an entry at most one line of an account; a match is gone with the entry it was made with. */
import type { BankLine } from '../records/bankBook.ts';
import type { Entry } from '../records/entry.ts';
import { VOUCHER_STATUS } from '../records/voucher.ts';
import type { World } from '../store/world.ts';

/** What a line is bound to now: an entry, a voucher that waits, a reason, or nothing, perhaps no longer. */
export type LineState =
  | { kind: 'matched'; entry: Entry }
  | { kind: 'waiting' }
  | { kind: 'aside' }
  | { kind: 'open'; lost?: string };

/** What a line is bound to now. */
export function lineState(world: World, line: BankLine): LineState {
  if (line.VoucherID !== undefined) return voucherState(world, line.VoucherID);
  const entry = line.EntryID === undefined ? undefined : world.books.entries[line.EntryID - 1];
  if (entry) return inForce(world, entry);
  return line.Reason === undefined ? { kind: 'open' } : { kind: 'aside' };
}

/** The line of an account that an entry is matched with; none of an entry that is free. What moves between two accounts has a line of each. */
export function lineOf(world: World, entry: Entry, BankCardID: number): BankLine | undefined {
  const isVoucher = entry.RefType === 'Receipt' || entry.RefType === 'Expense';
  const lines = [
    ...world.bankLines.by('entry', entry.EntryID),
    ...(isVoucher ? world.bankLines.by('voucher', entry.RefID) : []),
  ];
  return lines.find((line) => {
    if (line.BankCardID !== BankCardID) return false;
    const state = lineState(world, line);
    return state.kind === 'matched' && state.entry.EntryID === entry.EntryID;
  });
}

/** Whether an entry was cancelled, or cancels another. */
export function isUndone(world: World, entry: Entry): boolean {
  return entry.ReversesID !== undefined || world.books.reversedBy.has(entry.EntryID);
}

function inForce(world: World, entry: Entry): LineState {
  return isUndone(world, entry) ? { kind: 'open', lost: 'Bút toán đã khớp đã bị hủy' } : { kind: 'matched', entry };
}

function voucherState(world: World, voucherId: number): LineState {
  const voucher = world.vouchers.get(voucherId);
  if (voucher?.Status === VOUCHER_STATUS.waiting) return { kind: 'waiting' };
  const entry = voucher?.EntryID === undefined ? undefined : world.books.entries[voucher.EntryID - 1];
  if (entry) return inForce(world, entry);
  return { kind: 'open', lost: `Phiếu ${voucher?.Code ?? ''} đã bị từ chối` };
}
