/** A row is paid once, whichever file or shop brings it again: it lowers what is left of the lot of its swipe by what the bank paid, not a đồng more. */
import { ACTION, MENU } from '../values/menus.ts';
import { logAction } from '../history/actionLog.ts';
import { refuseFund } from '../bankCards/bankCards.ts';
import type { Context } from '../command/context.ts';
import { businessDateOf, isMoment } from '../values/dates.ts';
import { accounts } from '../records/accounts.ts';
import { credit, type Line } from '../records/entry.ts';
import { refusePartyLock } from '../ledger/partyLock.ts';
import { refuseDate, refuseFuture } from '../ledger/post.ts';
import { lotFigures } from '../lots/lotFigures.ts';
import { lotName } from '../lots/lotName.ts';
import { payNumberLot } from '../lots/payLot.ts';
import { formatDong, sumOf } from '../values/money.ts';
import { PDF_LINE_STATUS, type Statement, type StatementLine } from '../records/statement.ts';
import { LINE_STATUS } from '../records/schedule.ts';
import { stampChange } from '../records/stamped.ts';
import { done, firstRefusal, invalid, notFound, refuse, type Refusal, type Result } from '../command/result.ts';
import { ownRow } from '../scope/shops.ts';
import type { World } from '../store/world.ts';
import { isPaid, paidTwin, twinsOf } from './lineStatus.ts';

/** Which rows to pay, and into which account. */
export interface PayStatementCommand {
  FileID: number;
  /** Every matched row that is not paid when absent. */
  LineIDs?: readonly number[];
  /** Account the money came to; the terminal's when absent. */
  BankCardID?: number;
  /** Now when absent. */
  PaidAt?: string;
}

const { automatic, byHand } = PDF_LINE_STATUS;

/** Pays rows of a statement, all of them or none: one lot payment a row. */
export function payStatement(world: World, command: PayStatementCommand, context: Context): Result<Statement> {
  const statement = ownRow(world.statements.get(command.FileID), context);
  if (!statement) return notFound('sao kê');
  if (!isMoment(command.PaidAt)) return invalid('Thời gian', 'PaidAt');
  const chosen = linesToPay(world, statement, command.LineIDs);
  if (!chosen.ok) return chosen;
  const PaidAt = command.PaidAt ?? context.now;
  const BankCardID = command.BankCardID ?? world.poses.get(statement.PosID)?.BankCardID;
  const fund = { Method: 2 as const, BankCardID };
  const refused = firstRefusal(
    refuseFund(world, fund, context),
    refuseFuture(PaidAt, 'PaidAt', context),
    refuseDate(world, context.shopId, businessDateOf(PaidAt), context, 'PaidAt'),
    refuseLines(world, chosen.value),
    refusePartyLock(world, takenOff(world, chosen.value), businessDateOf(PaidAt)),
  );
  if (refused) return refused;
  for (const line of chosen.value) {
    const NumberLoID = lotOf(world, line)?.numberLoID ?? 0;
    const payment = { NumberLoID, Amount: line.Net, ...fund, PaidAt, RefNo: line.ApprovalCode, Note: statement.Name };
    const paid = payNumberLot(world, payment, context);
    if (!paid.ok) return paid;
    const PayNumberLoID = paid.value.payNumberLoID;
    world.statementLines.put({ ...line, ...stampChange(line, context), Status: byHand, PayNumberLoID });
  }
  const total = formatDong(sumOf(chosen.value, (line) => line.Net));
  const note = `Thanh toán ${chosen.value.length} dòng sao kê ${statement.Name}: ${total}`;
  logAction(world, { MenuID: MENU.posDebts, ActionID: ACTION.add, RefID: statement.FileID, Note: note }, context);
  return done(statement);
}

function linesToPay(world: World, { FileID }: Statement, ids: readonly number[] | undefined): Result<StatementLine[]> {
  const lines = world.statementLines.by('file', FileID);
  if (ids === undefined) {
    const open = lines.filter((line) => isMatched(line) && !isPaid(world, line));
    return open.length > 0 ? done(open) : refuse('NoDebt', 'Sao kê không còn dòng khớp nào để thanh toán');
  }
  const wanted = new Set(ids);
  const chosen = lines.filter((line) => wanted.has(line.LineID));
  if (chosen.length === 0 || chosen.length < wanted.size) return notFound('dòng sao kê');
  const wrong = chosen.find((line) => !isMatched(line));
  if (wrong) return refuse('WrongStatus', `Dòng ${told(wrong)} chưa khớp với lượt quẹt nào`, 'LineIDs');
  return done(chosen);
}

/** What paying the rows takes off the terminals, which may be several under one parent. */
function takenOff(world: World, lines: readonly StatementLine[]): Line[] {
  return lines.flatMap((line) => credit(accounts.pos(lotOf(world, line)?.PosID ?? 0), line.Net));
}

function isMatched(line: StatementLine): boolean {
  return line.Status === automatic || line.Status === byHand;
}

function refuseLines(world: World, lines: readonly StatementLine[]): Refusal | undefined {
  const left = new Map<number, number>();
  for (const line of lines) {
    const refused = refuseLine(world, line) ?? refuseTwin(world, line, lines) ?? refuseOverpaying(world, line, left);
    if (refused) return refused;
  }
  return undefined;
}

function refuseLine(world: World, line: StatementLine): Refusal | undefined {
  if (isPaid(world, line)) return refuse('Duplicate', `Dòng ${told(line)} đã được thanh toán`, 'LineIDs');
  const twin = paidTwin(world, line);
  if (twin) {
    const where = world.statements.get(twin.FileID)?.Name ?? 'khác';
    return refuse('Duplicate', `Dòng ${told(line)} đã được thanh toán ở sao kê ${where}`, 'LineIDs');
  }
  const swipe = world.swipes.get(line.LogWithdrawalID);
  if (swipe?.Status !== LINE_STATUS.done) {
    return refuse('WrongStatus', `Lượt quẹt của dòng ${told(line)} đã bị hủy`, 'LineIDs');
  }
  const lot = lotOf(world, line);
  if (!lot) return refuse('WrongStatus', `Lượt quẹt của dòng ${told(line)} chưa nằm trong số lô nào`, 'LineIDs');
  return lot.CancelledAt === undefined ? undefined : refuse('WrongStatus', `${lotName(world, lot)} đã hủy`, 'LineIDs');
}

/** Rows of one sale are never paid together, however they came to have two swipes. */
function refuseTwin(world: World, line: StatementLine, lines: readonly StatementLine[]): Refusal | undefined {
  const others = new Set(twinsOf(world, line, line.LineID).map(({ LineID }) => LineID));
  return lines.some(({ LineID }) => others.has(LineID))
    ? refuse('Duplicate', `Dòng ${told(line)} có hai lần trong các dòng được chọn`, 'LineIDs')
    : undefined;
}

/** What is left of each lot falls with every row, as it will when they are paid one after another. */
function refuseOverpaying(world: World, line: StatementLine, left: Map<number, number>): Refusal | undefined {
  const lot = lotOf(world, line);
  if (!lot) return undefined;
  const { Remain, BillCount } = lotFigures(world, lot);
  const rest = left.get(lot.numberLoID) ?? Remain;
  left.set(lot.numberLoID, rest - line.Net);
  if (rest > 0 && line.Net <= rest + BillCount) return undefined;
  const message = `Dòng ${told(line)} vượt quá số còn lại ${formatDong(Math.max(0, rest))} của ${lotName(world, lot)}`;
  return refuse('OverDebt', message, 'LineIDs');
}

function lotOf(world: World, line: StatementLine) {
  return world.numberLots.get(world.swipes.get(line.LogWithdrawalID)?.NumberLoID);
}

/** How a refusal names a row. */
function told(line: StatementLine): string {
  return `${line.ApprovalCode ?? line.InvoiceNo ?? line.TID} (${formatDong(line.Amount)})`;
}
