/** A line is matched by itself only where one free entry of its amount and direction fits: by reference, else by day; within three days it is proposed. */
import { amountOn, entriesOf } from '../ledger/balance.ts';
import { accounts } from '../records/accounts.ts';
import { bankLineKey, type BankLine } from '../records/bankBook.ts';
import type { Entry } from '../records/entry.ts';
import { plainCode } from '../records/statement.ts';
import type { World } from '../store/world.ts';
import { addDays } from '../values/dates.ts';
import { isUndone, lineOf, lineState } from './lineState.ts';

/** Days a bank may book before or after us. */
const DAYS = 3;
/** Fewest signs of a reference that is looked for within a text. */
const REF_LENGTH = 6;

type Referred = (world: World, id: number) => { RefNo?: string } | undefined;

/** Free entries a line may be, the nearest first, and the one it surely is. */
export interface BankMatch {
  found: Entry[];
  certain?: Entry;
}

/** What of an account may be bound to a line: no opening balance, nothing cancelled. */
export function isBankEntry(world: World, entry: Entry): boolean {
  return entry.RefType !== 'BankOpening' && entry.RefType !== 'OpeningBalance' && !isUndone(world, entry);
}

/** Free entries of the amount and direction of a line within three days. */
export function entriesForLine(world: World, line: BankLine): BankMatch {
  const account = accounts.bank(line.BankCardID);
  const within = { from: addDays(line.Date, -DAYS), to: addDays(line.Date, DAYS) };
  const found = entriesOf(world, line.ShopID, account, within)
    .filter(
      (entry) =>
        amountOn(entry, account) === line.Amount && isBankEntry(world, entry) && !lineOf(world, entry, line.BankCardID),
    )
    .toSorted((a, b) => apart(a, line) - apart(b, line) || a.EntryID - b.EntryID);
  return { found, certain: byReference(world, line, found) ?? byDay(world, line, found) };
}

/** Reference of the document of an entry, as somebody entered it. */
export function referenceOf(world: World, { RefType, RefID }: Entry): string | undefined {
  return HAS_REFERENCE[RefType]?.(world, RefID)?.RefNo;
}

const moneyLine: Referred = (world, id) => world.moneyLines.get(id);

/** Documents of entries that have a reference. */
const HAS_REFERENCE: Partial<Record<Entry['RefType'], Referred>> = {
  CardPayment: moneyLine,
  TopUp: moneyLine,
  SentMoney: moneyLine,
  DebtPayment: (world, id) => world.debts.get(id),
  LotPayment: (world, id) => world.lotPayments.get(id),
  CashBack: (world, id) => world.cashBackPayments.get(id),
};

function byReference(world: World, { RefNo, Text }: BankLine, found: readonly Entry[]): Entry | undefined {
  const told = Text.toUpperCase();
  const same = found.filter((entry) => {
    const reference = plainCode(referenceOf(world, entry)?.trim());
    if (!reference) return false;
    return reference === plainCode(RefNo?.trim()) || (reference.length >= REF_LENGTH && told.includes(reference));
  });
  return same.length === 1 ? same[0] : undefined;
}

/** The only entry of the day, unless another open line may be it as well. */
function byDay(world: World, line: BankLine, found: readonly Entry[]): Entry | undefined {
  const sameDay = found.filter(({ BusinessDate }) => BusinessDate === line.Date);
  const isOnlyLine = world.bankLines
    .by('same', bankLineKey(line))
    .every((other) => other.LineID === line.LineID || lineState(world, other).kind !== 'open');
  return sameDay.length === 1 && isOnlyLine ? sameDay[0] : undefined;
}

function apart({ BusinessDate }: Entry, { Date: day }: BankLine): number {
  return Math.abs(Date.parse(BusinessDate) - Date.parse(day));
}
