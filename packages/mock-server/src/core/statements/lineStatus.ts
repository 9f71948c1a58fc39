/** A row is paid exactly while the lot payment it points at is in force; a swipe answers one row at most, and a sale one swipe. */
import {
  PDF_LINE_STATUS,
  likenessOf,
  saleKey,
  type PdfLineStatus,
  type StatementLine,
  type StatementRow,
} from '../records/statement.ts';
import type { Swipe } from '../records/schedule.ts';
import type { World } from '../store/world.ts';

/** Status of a row as it stands now. */
export function lineStatus(world: World, line: StatementLine): PdfLineStatus {
  return isPaid(world, line) ? PDF_LINE_STATUS.paid : line.Status;
}

/** Whether a row was paid and the payment was not cancelled. */
export function isPaid(world: World, line: StatementLine): boolean {
  return world.lotPayments.get(line.PayNumberLoID)?.Status === 1;
}

/** The other row of the same sale, in whatever statement of whatever shop, that is paid; of a row without a swipe the one that takes it. */
export function paidTwin(world: World, line: StatementLine): StatementLine | undefined {
  const twin = twinsOf(world, line, line.LineID).find((other) => isPaid(world, other));
  if (twin || line.LogWithdrawalID !== undefined) return twin;
  const taking = matchedTwin(world, line, line);
  return taking && isPaid(world, taking) ? taking : undefined;
}

/** Where a row stands: its statement, and its own number once it has one. */
export interface RowPlace {
  FileID: number;
  LineID?: number;
}

/**
 * The other row that has the swipe of this row's sale: as long as there is one, this row gets none. Of rows that tell too
 * little to be told apart, no more have swipes than the file with most of them has rows.
 */
export function matchedTwin(world: World, row: StatementRow, { FileID, LineID }: RowPlace): StatementLine | undefined {
  const twin = twinsOf(world, row, LineID).find(isMatched);
  if (twin) return twin;
  const group = world.statementLines.by('sale', saleKey(row)).filter((line) => line.LineID !== LineID);
  const matched = group.filter(isMatched);
  const unclear = matched.find((line) => likenessOf(row, line) === 'unknown');
  return unclear && matched.length >= mostInAFile([...group, { ...row, FileID }]) ? unclear : undefined;
}

function isMatched({ LogWithdrawalID }: StatementLine): boolean {
  return LogWithdrawalID !== undefined;
}

/** Most rows of one file among these, a sale that the file says twice counted once. */
function mostInAFile(rows: readonly (StatementRow & Pick<RowPlace, 'FileID'>)[]): number {
  const byFile = new Map<number, StatementRow[]>();
  for (const row of rows) {
    const told = byFile.get(row.FileID) ?? [];
    if (!told.some((other) => likenessOf(other, row) === 'same')) byFile.set(row.FileID, [...told, row]);
  }
  return Math.max(...[...byFile.values()].map((told) => told.length));
}

/** Rows of the same sale, in whatever statement of whatever shop, a row itself excepted: two that share a third are the same too. */
export function twinsOf(world: World, row: StatementRow, exceptLineId?: number): StatementLine[] {
  const group = world.statementLines.by('sale', saleKey(row));
  const found = new Set<StatementLine>();
  const walk = (from: StatementRow) => {
    for (const other of group) {
      if (found.has(other) || likenessOf(from, other) !== 'same') continue;
      found.add(other);
      walk(other);
    }
  };
  walk(row);
  return [...found].filter((twin) => twin.LineID !== exceptLineId);
}

/** Whether no other row was matched with a swipe. */
export function isUnclaimed(world: World, swipe: Swipe, exceptLineId?: number): boolean {
  return world.statementLines.by('swipe', swipe.logWithdrawalId).every((line) => line.LineID === exceptLineId);
}
