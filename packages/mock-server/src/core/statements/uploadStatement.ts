/** A statement is taken once, with every row it has: matched, to be matched, or left out with the reason; no money moves. */
import { ACTION, MENU } from '../values/menus.ts';
import { logAction } from '../history/actionLog.ts';
import { bankOf } from '../values/banks.ts';
import type { Context } from '../command/context.ts';
import { businessDateOf, displayDate, isIsoDate, type IsoDate } from '../values/dates.ts';
import { safeFileName } from '../pictures/fileName.ts';
import { FILE_LIMIT, type UploadedFile } from '../files/uploadedFile.ts';
import { PDF_LINE_STATUS, type Statement, type StatementLine, type StatementRow } from '../records/statement.ts';
import { stampNew } from '../records/stamped.ts';
import { done, firstRefusal, invalid, notFound, refuse, type Refusal, type Result } from '../command/result.ts';
import { sha256, toHex } from '../values/sha256.ts';
import { ownRow } from '../scope/shops.ts';
import type { World } from '../store/world.ts';
import { isPaid, twinsOf } from './lineStatus.ts';
import { swipesForRow } from './matchLine.ts';
import { parseRows, type ParsedStatement } from './parseRows.ts';

/** A statement and what it is of. */
export interface UploadStatementCommand {
  file: UploadedFile;
  posid: number;
  bankID?: number;
  fromDate?: IsoDate;
  toDate?: IsoDate;
}

/** Most rows a statement may have. */
const ROW_LIMIT = 2000;

/** Takes a statement. Refuses what cannot be read, has no table, or was taken before. */
export function uploadStatement(world: World, command: UploadStatementCommand, context: Context): Result<Statement> {
  const refused = refuseCommand(world, command, context);
  if (refused) return refused;
  const read = readRows(command.file);
  if (!read.ok) return read;
  const hash = toHex(sha256(command.file.bytes));
  const known = world.statements.by('hash', `${context.shopId}|${hash}`)[0];
  if (known) {
    const when = displayDate(businessDateOf(known.CreatedDate));
    return refuse('Duplicate', `Sao kê này đã được tải lên ngày ${when} (${known.Name})`, 'file');
  }
  const statement = world.statements.put({
    ...stampNew(context),
    FileID: world.statements.nextId,
    Name: safeFileName(command.file.name, 'application/pdf'),
    Hash: hash,
    PosID: command.posid,
    BankID: command.bankID,
    FromDate: command.fromDate,
    ToDate: command.toDate,
    UnreadRows: read.value.unread,
  });
  for (const row of read.value.rows) addLine(world, statement, row, context);
  const note = `Tải sao kê ${statement.Name}: ${read.value.rows.length} dòng`;
  logAction(
    world,
    { MenuID: MENU.posDebts, ActionID: ACTION.importExcel, RefID: statement.FileID, Note: note },
    context,
  );
  return done(statement);
}

function refuseCommand(
  world: World,
  { file, posid, bankID, fromDate, toDate }: UploadStatementCommand,
  context: Context,
): Refusal | undefined {
  return firstRefusal(
    file.bytes.length === 0 ? refuse('Invalid', 'Tệp sao kê rỗng', 'file') : undefined,
    file.bytes.length > FILE_LIMIT ? refuse('TooLarge', 'Tệp sao kê lớn quá 5 MB', 'file') : undefined,
    ownRow(world.poses.get(posid), context) ? undefined : notFound('máy POS'),
    bankID === undefined || bankOf(bankID) ? undefined : notFound('ngân hàng'),
    fromDate === undefined || isIsoDate(fromDate) ? undefined : invalid('Từ ngày', 'fromDate'),
    toDate === undefined || (isIsoDate(toDate) && toDate >= (fromDate ?? ''))
      ? undefined
      : invalid('Đến ngày', 'toDate'),
  );
}

function readRows({ pdf }: UploadedFile): Result<ParsedStatement> {
  if (!pdf?.ok) return refuse('Invalid', pdf?.message ?? 'Không đọc được tệp PDF', 'file');
  const parsed = parseRows(pdf.lines);
  if (!parsed) return refuse('Invalid', 'Không tìm thấy bảng giao dịch trong sao kê', 'file');
  if (parsed.rows.length === 0) return refuse('Invalid', 'Sao kê không có dòng giao dịch nào đọc được', 'file');
  if (parsed.rows.length > ROW_LIMIT) return refuse('TooLarge', `Sao kê có quá ${ROW_LIMIT} dòng`, 'file');
  return done(parsed);
}

function addLine(world: World, statement: Statement, row: StatementRow, context: Context): StatementLine {
  const line = { ...stampNew(context), LineID: world.statementLines.nextId, FileID: statement.FileID, ...row };
  const Note = whyLeftOut(world, statement, row);
  if (Note !== undefined) return world.statementLines.put({ ...line, Status: PDF_LINE_STATUS.ignored, Note });
  const swipe = swipesForRow(world, statement, row).certain;
  if (!swipe) return world.statementLines.put({ ...line, Status: PDF_LINE_STATUS.unmatched });
  const LogWithdrawalID = swipe.logWithdrawalId;
  return world.statementLines.put({ ...line, Status: PDF_LINE_STATUS.automatic, LogWithdrawalID });
}

/** Why a row is left out from the start: another day, or a sale that is in a statement already. */
function whyLeftOut(world: World, { FileID, FromDate, ToDate }: Statement, row: StatementRow): string | undefined {
  if ((FromDate && row.Date < FromDate) || (ToDate && row.Date > ToDate)) return 'Ngoài khoảng ngày của sao kê';
  const twins = twinsOf(world, row);
  if (twins.some((line) => line.FileID === FileID)) return 'Trùng một dòng trong cùng tệp';
  return twins.some((line) => isPaid(world, line)) ? 'Đã thanh toán ở sao kê khác' : undefined;
}
