/** A statement is taken once and a line once, with its balances; what surely fits is matched, and no money moves. */
import type { Schemas } from '@so-the/api-client';
import { FILE_LIMIT, type UploadedFile } from '../files/uploadedFile.ts';
import { ACTION, MENU } from '../values/menus.ts';
import { logAction } from '../history/actionLog.ts';
import { safeFileName, type FileType } from '../pictures/fileName.ts';
import type { BankLine, BankRow, BankStatement } from '../records/bankBook.ts';
import type { BankCard } from '../records/funds.ts';
import { stampChange, stampNew } from '../records/stamped.ts';
import type { Context } from '../command/context.ts';
import { done, notFound, refuse, type Refusal, type Result } from '../command/result.ts';
import { ownRow } from '../scope/shops.ts';
import type { World } from '../store/world.ts';
import { businessDateOf, displayDate, type IsoDate } from '../values/dates.ts';
import { formatDong, sumOf } from '../values/money.ts';
import { sha256, toHex } from '../values/sha256.ts';
import { lineState } from './lineState.ts';
import { entriesForLine } from './matchBankLine.ts';
import { readBook, type ReadBook } from './read/readBook.ts';
import { keptLines } from './sameLine.ts';

/** A statement, its account, and balances where the file does not say them. */
export interface BookCommand {
  file: UploadedFile;
  BankCardID: number;
  OpeningBalance?: number;
  ClosingBalance?: number;
}

/** Most lines a statement may have. */
const LINE_LIMIT = 5000;

/** How a statement would be read and kept. Nothing is kept. */
export function readBankStatement(
  world: World,
  command: BookCommand,
  context: Context,
): Result<Schemas['BankStatementReading']> {
  const read = readCommand(world, command, context);
  if (!read.ok) return read;
  const { rows, unread, opening, closing } = read.value;
  const days = periodOf(read.value);
  const total = sumOf(rows, ({ Amount }) => Amount);
  return done({
    FromDate: days.from,
    ToDate: days.to,
    OpeningBalance: opening,
    ClosingBalance: closing,
    Lines: rows.length,
    KnownLines: keptLines(world, command.BankCardID, rows).filter(Boolean).length,
    TotalIn: sumOf(rows, ({ Amount }) => Math.max(0, Amount)),
    TotalOut: sumOf(rows, ({ Amount }) => Math.max(0, -Amount)),
    Gap: opening === undefined || closing === undefined ? undefined : opening + total - closing,
    UnreadLines: unread,
  });
}

/** Keeps a statement and its new lines, and matches what surely fits. */
export function uploadBankStatement(world: World, command: BookCommand, context: Context): Result<BankStatement> {
  const read = readCommand(world, command, context);
  if (!read.ok) return read;
  const { rows, unread, opening, closing, account, type } = read.value;
  const Hash = toHex(sha256(command.file.bytes));
  const known = world.bankStatements.by('hash', `${account.BankCardID}|${Hash}`)[0];
  if (known) {
    const when = displayDate(businessDateOf(known.CreatedDate));
    return refuse('Duplicate', `Sao kê này đã được tải lên ngày ${when} (${known.Name})`, 'file');
  }
  if (opening === undefined || closing === undefined)
    return refuse(
      'Invalid',
      'Tệp không ghi số dư đầu và cuối kỳ, vui lòng nhập',
      opening === undefined ? 'OpeningBalance' : 'ClosingBalance',
    );
  const { from, to } = periodOf(read.value);
  const StatementID = world.bankStatements.nextId;
  const kept = keptLines(world, account.BankCardID, rows);
  const lines = rows.map((row, place) => kept[place] ?? addLine(world, { StatementID, account, row }, context));
  const statement = world.bankStatements.put({
    ...stampNew(context),
    StatementID,
    BankCardID: account.BankCardID,
    Name: safeFileName(command.file.name, type),
    Hash,
    FromDate: from,
    ToDate: to,
    OpeningBalance: opening,
    ClosingBalance: closing,
    BankLineIDs: lines.map(({ LineID }) => LineID),
    UnreadLines: unread,
  });
  matchSure(world, statement, context);
  const Note = `Tải sao kê ${statement.Name}: ${lines.length} dòng, số dư cuối ${formatDong(closing)}`;
  logAction(world, { MenuID: MENU.bankCards, ActionID: ACTION.importExcel, RefID: account.BankCardID, Note }, context);
  return done(statement);
}

function addLine(
  world: World,
  { StatementID, account, row }: { StatementID: number; account: BankCard; row: BankRow },
  context: Context,
): BankLine {
  const LineID = world.bankLines.nextId;
  return world.bankLines.put({ ...stampNew(context), ...row, LineID, StatementID, BankCardID: account.BankCardID });
}

/** Matches each open line of a statement that surely is one entry: a match can make another one sure. */
function matchSure(world: World, { BankLineIDs }: BankStatement, context: Context): void {
  for (let isNew = true; isNew;) {
    isNew = false;
    for (const id of BankLineIDs) {
      const line = world.bankLines.get(id);
      if (!line || lineState(world, line).kind !== 'open') continue;
      const { certain } = entriesForLine(world, line);
      if (!certain) continue;
      const bound = { EntryID: certain.EntryID, VoucherID: undefined, Reason: undefined };
      world.bankLines.put({ ...line, ...stampChange(line, context), ...bound });
      isNew = true;
    }
  }
}

type Read = ReadBook & { account: BankCard; type: FileType };

function readCommand(world: World, command: BookCommand, context: Context): Result<Read> {
  const { file, BankCardID } = command;
  const account = ownRow(world.bankCards.get(BankCardID), context);
  if (!account) return notFound('tài khoản ngân hàng');
  if (file.bytes.length === 0) return refuse('Invalid', 'Tệp sao kê rỗng', 'file');
  if (file.bytes.length > FILE_LIMIT) return refuse('TooLarge', 'Tệp sao kê lớn quá 5 MB', 'file');
  const { pdf } = file;
  if (!pdf?.ok) return refuse('Invalid', pdf?.message ?? 'Không đọc được tệp sao kê', 'file');
  const book = readBook(pdf.lines, { today: context.businessDate, pages: pdf.pages, hidden: pdf.hidden });
  if (!book) return refuse('Invalid', NO_TABLE, 'file');
  const wrong = refuseBook(book, account, context);
  if (wrong) return wrong;
  const { OpeningBalance: opening = book.opening, ClosingBalance: closing = book.closing } = command;
  return done({ ...book, opening, closing, account, type: pdf.type ?? 'application/pdf' });
}

const NO_TABLE = 'Không tìm thấy bảng sao kê tài khoản (ngày, tiền vào, tiền ra hoặc số tiền) trong tệp';

function refuseBook(book: ReadBook, account: BankCard, { businessDate }: Context): Refusal | undefined {
  const other = book.accountNos.find((number) => number !== account.AccountNo);
  if (other !== undefined && !book.accountNos.includes(account.AccountNo))
    return refuse('Invalid', `Sao kê của tài khoản đuôi ${other.slice(-4)}, không phải tài khoản này`, 'file');
  if (book.rows.length + book.unread.length > LINE_LIMIT)
    return refuse('TooLarge', `Sao kê có quá ${LINE_LIMIT} dòng`, 'file');
  if (book.rows.length === 0) {
    const [first] = book.unread;
    const why = first ? `. ${first.Place}: ${first.Reason}` : '';
    return refuse('Invalid', `Sao kê không có dòng nào đọc được${why}`, 'file');
  }
  const ahead = book.rows.find((row) => row.Date > businessDate);
  return ahead && refuse('FutureDate', `Sao kê có dòng ngày ${displayDate(ahead.Date)}, chưa tới`, 'file');
}

function periodOf({ rows }: ReadBook): { from: IsoDate; to: IsoDate } {
  const days = rows.map((row) => row.Date).toSorted();
  return { from: days[0] ?? '', to: days.at(-1) ?? '' };
}
