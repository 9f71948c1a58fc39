/** A statement is taken once, with every row it has: matched, to be matched, or left out with the reason; no money moves. */
import { ACTION, MENU } from '../values/menus.ts';
import { logAction } from '../history/actionLog.ts';
import { bankOf } from '../values/banks.ts';
import type { Context } from '../command/context.ts';
import { businessDateOf, displayDate, isIsoDate, type IsoDate } from '../values/dates.ts';
import { safeFileName, type FileType } from '../pictures/fileName.ts';
import { FILE_LIMIT, type UploadedFile } from '../files/uploadedFile.ts';
import {
  PDF_LINE_STATUS,
  type Statement,
  type StatementLine,
  type StatementRow,
  type UnreadLine,
} from '../records/statement.ts';
import { stampChange, stampNew } from '../records/stamped.ts';
import { done, firstRefusal, invalid, notFound, refuse, type Refusal, type Result } from '../command/result.ts';
import { sha256, toHex } from '../values/sha256.ts';
import { ownRow } from '../scope/shops.ts';
import type { World } from '../store/world.ts';
import { isPaid, twinsOf } from './lineStatus.ts';
import { swipesForRow } from './matchLine.ts';
import { statementFacts } from './layouts.ts';
import { parseRows, type ParsedStatement, type StatementFacts } from './parseRows.ts';

/** A statement and what it is of. */
export interface UploadStatementCommand {
  file: UploadedFile;
  posid: number;
  bankID?: number;
  fromDate?: IsoDate;
  toDate?: IsoDate;
}

/** Most rows a statement may have. */
const ROW_LIMIT = 5000;

/** Takes a statement. Refuses what cannot be read, has no table, or was taken before. */
export function uploadStatement(world: World, command: UploadStatementCommand, context: Context): Result<Statement> {
  const refused = refuseCommand(world, command, context);
  if (refused) return refused;
  const read = readRows(command.file, statementFacts(world, command, context));
  if (!read.ok) return read;
  const hash = toHex(sha256(command.file.bytes));
  const known = world.statements.by('hash', `${context.shopId}|${hash}`)[0];
  if (known) return readAgain(world, known, read.value, context);
  const statement = world.statements.put({
    ...stampNew(context),
    FileID: world.statements.nextId,
    Name: safeFileName(command.file.name, read.value.type),
    Hash: hash,
    PosID: command.posid,
    BankID: command.bankID,
    FromDate: command.fromDate,
    ToDate: command.toDate,
    UnreadLines: read.value.unread,
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

/** The same file is taken once; once its columns were pointed out, lines that could not be read before are added to it. */
function readAgain(
  world: World,
  known: Statement,
  { rows, unread }: ParsedStatement,
  context: Context,
): Result<Statement> {
  if (unread.length >= known.UnreadLines.length) {
    const when = displayDate(businessDateOf(known.CreatedDate));
    return refuse('Duplicate', `Sao kê này đã được tải lên ngày ${when} (${known.Name})`, 'file');
  }
  const isNew = (row: StatementRow) => !twinsOf(world, row).some(({ FileID }) => FileID === known.FileID);
  const added = rows.filter(isNew);
  const statement = world.statements.put({ ...known, ...stampChange(known, context), UnreadLines: unread });
  for (const row of added) addLine(world, statement, row, context);
  const note = `Đọc lại sao kê ${statement.Name}: thêm ${added.length} dòng`;
  logAction(world, { MenuID: MENU.posDebts, ActionID: ACTION.edit, RefID: statement.FileID, Note: note }, context);
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

function readRows({ pdf }: UploadedFile, facts: StatementFacts): Result<ParsedStatement & { type: FileType }> {
  if (!pdf?.ok) return refuse('Invalid', pdf?.message ?? 'Không đọc được tệp sao kê', 'file');
  const parsed = parseRows(pdf.lines, { ...pdf, ...facts });
  if (!parsed) return refuse('Invalid', 'Không tìm thấy bảng giao dịch trong sao kê', 'file');
  if (parsed.rows.length + parsed.unread.length === 0) {
    return refuse('Invalid', 'Sao kê không có dòng giao dịch nào', 'file');
  }
  if (parsed.rows.length === 0) return refuse('Invalid', unreadMessage(parsed.unread), 'file');
  if (parsed.rows.length + parsed.unread.length > ROW_LIMIT)
    return refuse('TooLarge', `Sao kê có quá ${ROW_LIMIT} dòng`, 'file');
  return done({ ...parsed, type: pdf.type ?? 'application/pdf' });
}

/** Why no line could be read, by the first of them. */
function unreadMessage([first, ...others]: readonly UnreadLine[]): string {
  const word = first?.Word === undefined ? '' : ` "${first.Word}"`;
  const more = others.length > 0 ? ` và ${others.length} dòng nữa` : '';
  return `Sao kê không có dòng giao dịch nào đọc được. ${first?.Place}${more}: ${first?.Reason}${word}`;
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
