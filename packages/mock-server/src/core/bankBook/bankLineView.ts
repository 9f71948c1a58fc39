/** A line is shown with its entry, or with every entry it may be: nothing is absorbed. */
import type { Schemas } from '@so-the/api-client';
import { amountOn } from '../ledger/balance.ts';
import { wireOf } from '../listing/wire.ts';
import { accounts } from '../records/accounts.ts';
import { BANK_LINE_STATUS, type BankLine, type BankLineStatus } from '../records/bankBook.ts';
import type { Entry } from '../records/entry.ts';
import type { World } from '../store/world.ts';
import { lineState } from './lineState.ts';
import { entriesForLine, referenceOf, type BankMatch } from './matchBankLine.ts';

/** Most entries offered to choose from. */
const CHOICE_LIMIT = 20;

/** State of a line now. */
export function bankLineStatus(world: World, line: BankLine): BankLineStatus {
  const { kind } = lineState(world, line);
  return kind === 'open' ? openStatus(entriesForLine(world, line)) : BANK_LINE_STATUS[kind];
}

/** One entry, or the only sure one, is proposed; of several somebody chooses. */
function openStatus({ found, certain }: BankMatch): BankLineStatus {
  if (found.length === 0) return BANK_LINE_STATUS.unknown;
  return certain || found.length === 1 ? BANK_LINE_STATUS.proposed : BANK_LINE_STATUS.choose;
}

/** A line as lists see it. */
export function bankLineView(world: World, line: BankLine): Schemas['BankLine'] {
  const state = lineState(world, line);
  const match = state.kind === 'open' ? entriesForLine(world, line) : { found: [] };
  const choice = match.certain ? [match.certain, ...match.found.filter((each) => each !== match.certain)] : match.found;
  const isBound = state.kind === 'matched' || state.kind === 'waiting';
  return {
    ...wireOf(world, line, 'EntryID', 'VoucherID'),
    Status: state.kind === 'open' ? openStatus(match) : BANK_LINE_STATUS[state.kind],
    Lost: state.kind === 'open' ? state.lost : undefined,
    PaymentID: isBound ? line.VoucherID : undefined,
    Entry: state.kind === 'matched' ? bankEntryView(world, state.entry, line.BankCardID) : undefined,
    Candidates: choice.slice(0, CHOICE_LIMIT).map((entry) => bankEntryView(world, entry, line.BankCardID)),
  };
}

/** An entry as it is shown beside a line. */
export function bankEntryView(world: World, entry: Entry, BankCardID: number): Schemas['BankEntry'] {
  const { EntryID, BusinessDate, Description } = entry;
  const Amount = amountOn(entry, accounts.bank(BankCardID));
  return { EntryID, BusinessDate, Amount, Description, RefNo: referenceOf(world, entry) };
}
