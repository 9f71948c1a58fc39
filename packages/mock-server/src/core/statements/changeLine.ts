/** A row goes where the table of its statuses lets it go: a paid one only back, by cancelling its payment with a reason. */
import { ACTION, MENU } from '../values/menus.ts';
import { hasRight } from '../access/rights.ts';
import { logAction } from '../history/actionLog.ts';
import type { Context } from '../command/context.ts';
import { refuseCancelReason } from '../command/reasons.ts';
import { cancelLotPayment } from '../lots/payLot.ts';
import { formatDong } from '../values/money.ts';
import { PDF_LINE_STATUS, type PdfLineStatus, type StatementLine } from '../records/statement.ts';
import { LINE_STATUS, type Swipe } from '../records/schedule.ts';
import { stampChange } from '../records/stamped.ts';
import { done, missing, notFound, refuse, type Refusal, type Result } from '../command/result.ts';
import { ownRow } from '../scope/shops.ts';
import type { World } from '../store/world.ts';
import { isUnclaimed, lineStatus, matchedTwin } from './lineStatus.ts';
import { isOfStatement, swipesForRow } from './matchLine.ts';

/** Where a row is to go. */
export interface ChangeLineCommand {
  /** The row read last where absent, which then stays as it is. */
  LineID?: number;
  /** It stays as it is where absent. */
  Status?: 0 | 1 | 2 | 3;
  /** Swipe chosen by hand, for status 2. */
  LogWithdrawalID?: number;
  /** Why a payment is cancelled. */
  Reason?: string;
}

const { unmatched, automatic, byHand, ignored, paid } = PDF_LINE_STATUS;

/** Statuses a row may go to from each; back to 0 undoes a choice nobody paid (assumed). */
const NEXT: Record<PdfLineStatus, readonly PdfLineStatus[]> = {
  [unmatched]: [automatic, byHand, ignored],
  [automatic]: [byHand, unmatched],
  [byHand]: [byHand, unmatched],
  [ignored]: [unmatched],
  [paid]: [byHand],
};

/** Changes the status of a row: matches it again, by hand, leaves it out, takes that back, or cancels its payment. */
export function changeLineStatus(world: World, asked: ChangeLineCommand, context: Context): Result<StatementLine> {
  const { LineID, Status } = asked;
  if (LineID === undefined) return lastLine(world, context);
  const line = ownRow(world.statementLines.get(LineID), context);
  if (!line) return notFound('dòng sao kê');
  if (Status === undefined) return done(line);
  const command = { ...asked, Status };
  const from = lineStatus(world, line);
  if (!NEXT[from].includes(command.Status)) {
    return refuse('WrongStatus', 'Dòng sao kê không thể chuyển sang trạng thái này', 'Status');
  }
  if (from === paid) return cancelPayment(world, line, command.Reason, context);
  const swipeId = swipeOf(world, line, command);
  if (!swipeId.ok) return swipeId;
  const changed = world.statementLines.put({
    ...line,
    ...stampChange(line, context),
    Status: command.Status,
    LogWithdrawalID: swipeId.value,
    Note: command.Status === ignored ? 'Bỏ qua' : undefined,
  });
  const note = `${NOTES[command.Status]} dòng sao kê ${formatDong(line.Amount)}`;
  logAction(world, { MenuID: MENU.posDebts, ActionID: ACTION.edit, RefID: line.LineID, Note: note }, context);
  return done(changed);
}

/** A call that names no row (specification §7) changes none: it is answered with the one that was read last. */
function lastLine(world: World, context: Context): Result<StatementLine> {
  const line = world.statementLines.rows.findLast((row) => ownRow(row, context) !== undefined);
  return line ? done(line) : notFound('dòng sao kê');
}

const NOTES = { [unmatched]: 'Bỏ khớp', [automatic]: 'Khớp lại', [byHand]: 'Khớp tay', [ignored]: 'Bỏ qua' } as const;

function cancelPayment(
  world: World,
  line: StatementLine,
  reason: string | undefined,
  context: Context,
): Result<StatementLine> {
  if (!hasRight(world, context, MENU.posDebts, ACTION.cancel)) {
    return refuse('Forbidden', 'Không có quyền thực hiện thao tác này');
  }
  const refused = refuseCancelReason(reason);
  if (refused) return refused;
  const cancelled = cancelLotPayment(world, { payNumberLoID: line.PayNumberLoID ?? 0, Reason: reason }, context);
  if (!cancelled.ok) return cancelled;
  return done(world.statementLines.put({ ...line, ...stampChange(line, context), Status: byHand }));
}

/** Swipe a row has after the change; none unless it is matched. */
function swipeOf(
  world: World,
  line: StatementLine,
  command: Pick<ChangeLineCommand, 'Status' | 'LogWithdrawalID'>,
): Result<number | undefined> {
  const statement = world.statements.get(line.FileID);
  if (!statement) return notFound('sao kê');
  if (command.Status !== automatic && command.Status !== byHand) return done(undefined);
  const refused = refuseTwin(world, line);
  if (refused) return refused;
  if (command.Status === automatic) {
    const { found, certain } = swipesForRow(world, statement, line, line.LineID);
    if (certain) return done(certain.logWithdrawalId);
    return found.length === 0
      ? refuse('NotFound', 'Không có lượt quẹt nào phù hợp')
      : refuse('AmountMismatch', 'Không có lượt quẹt nào phù hợp duy nhất, vui lòng chọn tay');
  }
  if (command.LogWithdrawalID === undefined) return missing('lượt quẹt', 'LogWithdrawalID');
  const swipe = world.swipes.get(command.LogWithdrawalID);
  const isFitting = swipe?.ShopID === line.ShopID && swipe.Status === LINE_STATUS.done;
  if (!isFitting || !isOfStatement(world, statement, swipe)) return notFound('lượt quẹt');
  return refuseChoice(world, line, swipe) ?? done(swipe.logWithdrawalId);
}

/** A sale that the bank tells in several rows is matched in one of them. */
function refuseTwin(world: World, line: StatementLine): Refusal | undefined {
  const twin = matchedTwin(world, line, line);
  if (!twin) return undefined;
  const name = world.statements.get(twin.FileID)?.Name ?? 'khác';
  return refuse('Duplicate', `Giao dịch này đã khớp ở một dòng khác của sao kê ${name}`, 'LineID');
}

function refuseChoice(world: World, line: StatementLine, swipe: Swipe): Refusal | undefined {
  if (world.poses.get(swipe.PosID)?.TID !== line.TID)
    return refuse('Invalid', 'Lượt quẹt trên máy khác', 'LogWithdrawalID');
  return isUnclaimed(world, swipe, line.LineID)
    ? undefined
    : refuse('Duplicate', 'Lượt quẹt đã khớp với dòng sao kê khác', 'LogWithdrawalID');
}
