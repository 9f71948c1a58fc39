/** An entry is shown line by line, each account in words, and its debits equal its credits. */
import type { Schemas } from '@so-the/api-client';
import { userName } from '../listing/wire.ts';
import type { World } from '../store/world.ts';
import { accountName } from './accountName.ts';
import type { Entry } from '../records/entry.ts';

/** An entry as documents show it, debits first. */
export function entryView(world: World, entry: Entry): Schemas['LedgerEntry'] {
  const { EntryID, At, BusinessDate, RefType, RefID, Description } = entry;
  return {
    EntryID,
    At,
    BusinessDate,
    RefType,
    RefID,
    Description,
    CreatedByName: userName(world, entry.UserID),
    IsCancelled: world.books.reversedBy.has(EntryID),
    ReversesEntryID: entry.ReversesID,
    Lines: entry.Lines.toSorted((a, b) => Math.sign(b.Amount) - Math.sign(a.Amount)).map(({ Account, Amount }) => ({
      Account,
      Name: accountName(world, Account),
      Debit: Math.max(0, Amount),
      Credit: Math.max(0, -Amount),
    })),
  };
}
