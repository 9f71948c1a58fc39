/** A row is paid exactly while the lot payment it points at is in force, and a swipe answers one row at most. */
import { PDF_LINE_STATUS, rowKey, type PdfLineStatus, type StatementLine } from '../records/statement.ts';
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
  return world.statementLines
    .by('key', rowKey(line))
    .find((other) => other.LineID !== line.LineID && isPaid(world, other));
}

/** Whether no other row was matched with a swipe. */
export function isUnclaimed(world: World, swipe: Swipe, exceptLineId?: number): boolean {
  return world.statementLines.by('swipe', swipe.logWithdrawalId).every((line) => line.LineID === exceptLineId);
}
