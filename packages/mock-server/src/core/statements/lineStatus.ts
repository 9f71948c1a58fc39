/** A row is paid exactly while the lot payment it points at is in force; a swipe answers one row at most, and a sale one swipe. */
import {
  PDF_LINE_STATUS,
  rowCode,
  rowSlip,
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

/** The other row of the same sale, in whatever statement of whatever shop, that is paid. */
export function paidTwin(world: World, line: StatementLine): StatementLine | undefined {
  return twinsOf(world, line, line.LineID).find((other) => isPaid(world, other));
}

/** The other row of the same sale that has a swipe: as long as it has one, no other row of the sale gets any. */
export function matchedTwin(world: World, row: StatementRow, exceptLineId?: number): StatementLine | undefined {
  return twinsOf(world, row, exceptLineId).find((other) => other.LogWithdrawalID !== undefined);
}

/** Rows of the same sale, in whatever statement of whatever shop, a row itself excepted: two that share a third are the same too. */
export function twinsOf(world: World, row: StatementRow, exceptLineId?: number): StatementLine[] {
  const found = new Set(alike(world, row));
  // What is added while the set is walked is walked as well.
  for (const twin of found) for (const other of alike(world, twin)) found.add(other);
  return [...found].filter((twin) => twin.LineID !== exceptLineId);
}

function alike(world: World, row: StatementRow): StatementLine[] {
  const code = rowCode(row);
  const slip = rowSlip(row);
  return [
    ...(code === undefined ? [] : world.statementLines.by('code', code)),
    ...(slip === undefined ? [] : world.statementLines.by('slip', slip)),
  ];
}

/** Whether no other row was matched with a swipe. */
export function isUnclaimed(world: World, swipe: Swipe, exceptLineId?: number): boolean {
  return world.statementLines.by('swipe', swipe.logWithdrawalId).every((line) => line.LineID === exceptLineId);
}
