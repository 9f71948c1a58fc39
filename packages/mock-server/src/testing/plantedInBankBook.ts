/** Wrong rules of bank statements: a line or an entry counted twice, a match that outlives its entry, reconciled too early. */
import { fault, type PlantedFault } from './plantedFault.ts';

/** What the stories of bank statements must find. */
export const PLANTED_IN_BANK_BOOK: readonly PlantedFault[] = [
  fault(
    'an entry is matched with two lines',
    'bankBook/changeBankLine.ts',
    "return other && refuse('Duplicate'",
    "return other && !other && refuse('Duplicate'",
  ),
  fault(
    'a line is matched with another amount',
    'bankBook/changeBankLine.ts',
    'if (amount !== line.Amount)',
    'if (Math.sign(amount) !== Math.sign(line.Amount))',
  ),
  fault(
    'a match outlives its entry',
    'bankBook/lineState.ts',
    'return entry.ReversesID !== undefined || world.books.reversedBy.has(entry.EntryID);',
    'return entry.ReversesID !== undefined;',
  ),
  fault(
    'a line that comes again counts again',
    'bankBook/sameLine.ts',
    "for (const wanted of ['same', 'unknown'] as const) {",
    "for (const wanted of ['other', 'other'] as const) {",
  ),
  fault(
    'an account is reconciled with a balance that is not the fund’s',
    'bankBook/reconcile.ts',
    'Gap === 0 && Difference === 0 && isSettled',
    'Gap === 0 && isSettled',
  ),
  fault(
    'an account is reconciled while a line waits',
    'bankBook/reconcile.ts',
    'counts.Unknown + counts.Proposed + counts.Waiting === 0',
    'counts.Unknown >= 0',
  ),
];
