/** A party has one opening balance in force, dated the shop's first day against equity: a new one takes the place of the old, which is mirrored on its own day. */
import type { Context } from '../command/context.ts';
import { firstRefusal, refuse, type Refusal } from '../command/result.ts';
import { accounts } from '../records/accounts.ts';
import { amountOn, entriesOf } from '../ledger/balance.ts';
import { credit, debit, type Entry, type RefType } from '../records/entry.ts';
import { refuseFundLock } from '../ledger/fundLock.ts';
import { refusePartyLock } from '../ledger/partyLock.ts';
import { post, refuseDate, type Draft } from '../ledger/post.ts';
import { firstDayOf } from '../ledger/firstDay.ts';
import type { World } from '../store/world.ts';
import { displayDate } from '../values/dates.ts';
import { sumOf } from '../values/money.ts';

/** Documents an opening balance stands under. */
const OPENING_DOCUMENTS: ReadonlySet<RefType> = new Set(['OpeningBalance', 'BankOpening', 'PosOpening']);

/** Why the form of an account or of a POS replaces its opening balance; who did it and both amounts stand in the log. */
export const FORM_REASON = 'Sửa trên biểu mẫu';

/** What an account begins with. */
export interface OpeningDraft {
  Account: string;
  /** Đồng, either sign; a party's is positive when it owes the shop; 0 takes the old one back. */
  Amount: number;
  RefType: 'OpeningBalance' | 'BankOpening' | 'PosOpening';
  RefID: number;
  Description: string;
  /** Why an old one is replaced; stands in its mirror. */
  Reason: string;
}

/** Entries of opening balances in force in a shop, in book order. */
export function openingEntries(world: World, shopId: number): Entry[] {
  return entriesOf(world, shopId, accounts.openingBalance).filter(
    ({ RefType, ReversesID, EntryID }) =>
      OPENING_DOCUMENTS.has(RefType) && ReversesID === undefined && !world.books.reversedBy.has(EntryID),
  );
}

/** Entries in force that open one account; none when nothing was brought along. */
export function openingsOf(world: World, shopId: number, account: string): Entry[] {
  return openingEntries(world, shopId).filter((entry) => entry.Lines.some((line) => line.Account === account));
}

/** The opening balance of an account in đồng; 0 when there is none. */
export function openingBalanceOf(world: World, shopId: number, account: string): number {
  return sumOf(openingsOf(world, shopId, account), (entry) => amountOn(entry, account));
}

/** Refuses an opening balance when the shop's first day is closed, for all, for this party or for this fund, and says which day it would stand on. */
export function refuseOpening(world: World, account: string, context: Context): Refusal | undefined {
  const first = firstDayOf(world, context.shopId);
  const lines = [{ Account: account, Amount: 0 }];
  const refused = firstRefusal(
    refuseDate(world, context.shopId, first, context),
    refusePartyLock(world, lines, first),
    refuseFundLock(world, { ShopID: context.shopId, BusinessDate: first, Lines: lines }),
  );
  if (!refused) return undefined;
  const day = `Số dư đầu ghi vào ngày đầu tiên của cửa hàng ${displayDate(first)}`;
  return refuse(refused.code, `${day}. ${refused.message}`, refused.field);
}

/** Mirrors what opened the account and posts what opens it now, both or neither; ask {@link refuseOpening} first. */
export function postOpening(world: World, draft: OpeningDraft, context: Context): void {
  const { Account, Amount, RefType, RefID, Description, Reason } = draft;
  for (const old of openingsOf(world, context.shopId, Account)) {
    const Lines = old.Lines.map((line) => ({ ...line, Amount: -line.Amount }));
    const words = `Hủy: ${old.Description} (${Reason})`;
    enter(world, { ...documentOf(old), Description: words, Lines, ReversesID: old.EntryID }, context);
  }
  if (Amount === 0) return;
  const BusinessDate = firstDayOf(world, context.shopId);
  const Lines = [...debit(Account, Amount), ...credit(accounts.openingBalance, Amount)];
  enter(world, { ShopID: context.shopId, BusinessDate, RefType, RefID, Description, Lines }, context);
}

/** Every refusal was asked for before. */
function enter(world: World, draft: Draft, context: Context): void {
  const entry = post(world, draft, context);
  if (!entry.ok) throw new Error(`An opening balance passed its guards and was not posted: ${entry.message}`);
}

function documentOf({ ShopID, BusinessDate, RefType, RefID }: Entry) {
  return { ShopID, BusinessDate, RefType, RefID };
}
