/** An account is reconciled to a day only when its statement is whole, every line has its entry, no entry lacks a line, and bank and books agree to the đồng. */
import type { Schemas } from '@so-the/api-client';
import { amountOn, closingOn, entriesOf } from '../ledger/balance.ts';
import { wireOf } from '../listing/wire.ts';
import { accounts } from '../records/accounts.ts';
import { BANK_LINE_STATUS, type BankLine, type BankStatement } from '../records/bankBook.ts';
import type { Entry } from '../records/entry.ts';
import type { World } from '../store/world.ts';
import { sumOf } from '../values/money.ts';
import { lineOf, lineState } from './lineState.ts';
import { bankLineStatus } from './bankLineView.ts';

/** Lines of a statement by their state. */
export type BankCounts = Pick<Schemas['BankLineTotals'], 'Unknown' | 'Proposed' | 'Matched' | 'Waiting' | 'Aside'>;

const { unknown, matched, waiting, aside } = BANK_LINE_STATUS;

/** Counts lines by their state. */
export function countLines(world: World, lines: readonly BankLine[]): BankCounts {
  const counts: BankCounts = { Unknown: 0, Proposed: 0, Matched: 0, Waiting: 0, Aside: 0 };
  for (const line of lines) counts[nameOf(bankLineStatus(world, line))] += 1;
  return counts;
}

function nameOf(status: Schemas['BankLineStatus']): keyof BankCounts {
  if (status === unknown) return 'Unknown';
  if (status === matched) return 'Matched';
  if (status === waiting) return 'Waiting';
  return status === aside ? 'Aside' : 'Proposed';
}

/** Lines of a statement, those that another brought first included. */
export function linesOf(world: World, { BankLineIDs }: BankStatement): BankLine[] {
  return BankLineIDs.flatMap((id) => world.bankLines.get(id) ?? []);
}

/** Entries in the days of a statement that no line is matched with; what was cancelled by its last day is left out with its mirror. */
export function missingEntries(world: World, statement: BankStatement): Entry[] {
  const { ShopID, BankCardID, FromDate, ToDate } = statement;
  const account = accounts.bank(BankCardID);
  const dateOf = (id: number | undefined) => world.books.entries[(id ?? 0) - 1]?.BusinessDate;
  return entriesOf(world, ShopID, account, { from: FromDate, to: ToDate }).filter((entry) => {
    if (amountOn(entry, account) === 0 || entry.RefType === 'BankOpening' || entry.RefType === 'OpeningBalance')
      return false;
    const other = dateOf(entry.ReversesID ?? world.books.reversedBy.get(entry.EntryID));
    if (other !== undefined) return other < FromDate || other > ToDate;
    return !lineOf(world, entry, BankCardID);
  });
}

/** Whether a statement is reconciled, and what it lacks. */
function reconciliation(world: World, statement: BankStatement) {
  const lines = linesOf(world, statement);
  const counts = countLines(world, lines);
  const account = accounts.bank(statement.BankCardID);
  const missing = missingEntries(world, statement);
  const BookBalance = closingOn(world, statement.ShopID, account, statement.ToDate);
  const Gap = statement.OpeningBalance + sumOf(lines, ({ Amount }) => Amount) - statement.ClosingBalance;
  const AsideAmount = sumOf(
    lines.filter((line) => lineState(world, line).kind === 'aside'),
    ({ Amount }) => Amount,
  );
  const Difference = statement.ClosingBalance - BookBalance;
  const isSettled = counts.Unknown + counts.Proposed + counts.Waiting === 0 && AsideAmount === 0;
  return {
    ...counts,
    Lines: lines.length,
    LostMatches: lines.filter((line) => isLost(world, line)).length,
    Gap,
    AsideAmount,
    MissingCount: missing.length,
    MissingAmount: sumOf(missing, (entry) => amountOn(entry, account)),
    BookBalance,
    Difference,
    Reconciled: Gap === 0 && Difference === 0 && isSettled && missing.length === 0,
  };
}

/** A statement as lists see it. */
export function bankStatementView(world: World, row: BankStatement): Schemas['BankStatement'] {
  const shown = wireOf(world, row, 'Hash', 'BankLineIDs', 'UnreadLines');
  return { ...shown, ...reconciliation(world, row), UnreadLines: [...row.UnreadLines] };
}

/** What stands on an account: the last day and balance that are reconciled, and lines that lost their match. */
export function accountBook(
  world: World,
  BankCardID: number,
): Pick<Schemas['BankCard'], 'ReconciledTo' | 'ReconciledBalance' | 'LostMatches'> {
  const statements = world.bankStatements.by('account', BankCardID).toSorted((a, b) => (a.ToDate < b.ToDate ? 1 : -1));
  const last = statements.find((each) => reconciliation(world, each).Reconciled);
  const lost = world.bankLines.by('account', BankCardID).filter((line) => isLost(world, line)).length;
  return {
    ReconciledTo: last?.ToDate,
    ReconciledBalance: last?.ClosingBalance,
    LostMatches: lost === 0 ? undefined : lost,
  };
}

function isLost(world: World, line: BankLine): boolean {
  const state = lineState(world, line);
  return state.kind === 'open' && state.lost !== undefined;
}
