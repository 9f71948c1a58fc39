/** A row counts only if it can be read whole: date, terminal, amount, and amount less fee equal to what was paid. */
import { maskedCard } from '../bills/cardMask.ts';
import { holdsCardNumber, maskCardNumbers } from '../values/cardNumbers.ts';
import type { IsoDate } from '../values/dates.ts';
import type { PdfPiece } from '../files/uploadedFile.ts';
import { isAmount, isAmountOrZero } from '../values/money.ts';
import type { StatementRow, UnreadLine } from '../records/statement.ts';
import { fold } from '../values/text.ts';
import { dayOrderOf, readDay } from './read/statementDays.ts';
import type { StatementField } from './read/statementFields.ts';
import type { KnownTitles } from './read/statementHeading.ts';
import { readDong } from './read/statementMoney.ts';
import { tableOf, textOf, type StatementEntry } from './read/statementTable.ts';

/** Rows of a statement, and the lines that look like one and could not be read. */
export interface ParsedStatement {
  rows: StatementRow[];
  unread: UnreadLine[];
}

/** What is known of a statement beside its text. */
export interface StatementFacts extends KnownTitles {
  /** Terminal of a table that names none. */
  terminal?: string;
  /** Day on which it is read: a statement is of days before. */
  today?: IsoDate;
  /** Where each page begins among the lines; absent where lines are rows of a sheet. */
  pages?: readonly number[];
  /** Places of lines that are hidden in a sheet. */
  hidden?: readonly number[];
}

/** Longest text of a line that is kept. */
const TEXT_LIMIT = 200;

/** Reads the table of a statement; undefined when the text has none. */
export function parseRows(
  lines: readonly (readonly PdfPiece[])[],
  facts: StatementFacts = {},
): ParsedStatement | undefined {
  const table = tableOf(lines, facts);
  if (!table) return undefined;
  const days = table.entries.map((entry) => cellOf(entry, 'Date'));
  const order = dayOrderOf(days, facts.today);
  const parsed: ParsedStatement = { rows: [], unread: [] };
  table.entries.forEach((entry, place) => {
    const isHidden = facts.hidden?.includes(entry.at) ?? false;
    const read = isHidden ? HIDDEN : rowOf(entry, readDay(days[place] ?? '', order), facts.terminal);
    if ('row' in read) parsed.rows.push(read.row);
    else
      parsed.unread.push({
        Place: placeName(entry.at, facts.pages),
        Text: kept(textOf(lines[entry.at] ?? [])),
        ...(read.word && { Word: kept(read.word) }),
        Reason: read.reason,
      });
  });
  return parsed;
}

/** "Trang 2, dòng 14", or "Dòng 14" of a sheet. */
function placeName(at: number, pages: readonly number[] | undefined): string {
  if (!pages) return `Dòng ${at + 1}`;
  const page = pages.findLastIndex((start) => start <= at);
  return `Trang ${page + 1}, dòng ${at - (pages[page] ?? 0) + 1}`;
}

const kept = (text: string) => maskCardNumbers(text).slice(0, TEXT_LIMIT);

/** Why a line is no row, and the word that is to blame; none where a cell is empty. */
interface Fault {
  reason: string;
  word?: string;
}

const HIDDEN: Fault = { reason: 'Dòng đang bị ẩn trong bảng tính' };

function cellOf({ cells, columns }: StatementEntry, field: StatementField): string {
  return cells[columns.findIndex((column) => column.field === field)] ?? '';
}

function rowOf(entry: StatementEntry, day: IsoDate | undefined, terminal?: string): { row: StatementRow } | Fault {
  const cell = (field: StatementField) => cellOf(entry, field);
  const takenBack = takenBackOf(entry);
  if (takenBack) return takenBack;
  if (!day) return blame(cell('Date'), 'ngày giao dịch');
  const named = cell('TID') || (entry.columns.some(({ field }) => field === 'TID') ? '' : (entry.terminal ?? terminal));
  const TID = codeOf(named, 8);
  if (!TID) return blame(named, 'mã máy');
  const codes = codesOf(cell);
  if ('reason' in codes) return codes;
  const money = moneyOf(entry);
  if ('reason' in money) return money;
  return { row: { Date: day, TID, ...codes, CardMasked: maskedCard(cell('Card')), ...money } };
}

function blame(word: string | undefined, what: string): Fault {
  return word ? { word, reason: `Không đọc được ${what}` } : { reason: `Thiếu ${what}` };
}

const TAKEN_BACK: Fault['reason'] = 'Giao dịch hoàn hoặc hủy';
/** Words of a kind of transaction or its status that make it no sale, folded. "Hoàn thành" is done, "hoàn" alone is given back. */
const NO_SALE =
  /\b(hoan(?! (thanh|tat))|huy|tra lai|void(ed)?|refund(ed)?|revers(al|ed)|chargeback|cancel(l?ed)?|tra soat|dieu chinh|adjustment|khong thanh cong|that bai|tu choi|fail(ed)?|declined|preauth|tam giu|dat coc|dang xu ly|pending)\b/;

/** A line that takes money back, whichever way the bank says so. */
function takenBackOf(entry: StatementEntry): Fault | undefined {
  const { cells, columns } = entry;
  const at = columns.findIndex(({ field }, place) => field === 'Kind' && NO_SALE.test(fold(cells[place] ?? '')));
  if (at >= 0) return { word: cells[at], reason: TAKEN_BACK };
  const back = readDong(cellOf(entry, 'Refund'));
  if (!('value' in back ? back.value === 0 : back.fault === 'none')) {
    return { word: cellOf(entry, 'Refund'), reason: TAKEN_BACK };
  }
  const amount = readDong(cellOf(entry, 'Amount'));
  return 'value' in amount && amount.value < 0 ? { word: cellOf(entry, 'Amount'), reason: TAKEN_BACK } : undefined;
}

type Codes = Pick<StatementRow, 'LotNo' | 'InvoiceNo' | 'ApprovalCode'>;

function codesOf(cell: (field: StatementField) => string): Codes | Fault {
  const codes: Codes = {};
  for (const [field, length, what] of CODES) {
    const text = cell(field);
    const code = codeOf(text, length);
    if (!code && /[a-z0-9]/i.test(text) && !holdsCardNumber(text)) return blame(text, what);
    codes[field] = field === 'ApprovalCode' ? code?.toUpperCase() : code;
  }
  return codes;
}

const CODES = [
  ['LotNo', 20, 'số lô'],
  ['InvoiceNo', 20, 'số hóa đơn'],
  ['ApprovalCode', 6, 'mã chuẩn chi'],
] as const;

/** Letters and digits in one word that are no card number: two words are cells of two columns. */
function codeOf(text: string | undefined, length: number): string | undefined {
  const code = text?.replaceAll(/[-./#]/g, '');
  if (!code || code.length > length || holdsCardNumber(code)) return undefined;
  return /^[A-Za-z0-9]+$/.test(code) ? code : undefined;
}

/** Amount, fee and net: of fee and net one may be missing, and the three have to agree. */
function moneyOf(entry: StatementEntry): Pick<StatementRow, 'Amount' | 'Fee' | 'Net'> | Fault {
  const currency = cellOf(entry, 'Currency');
  if (currency && !/^(vnd|vnđ|đ|dong|đồng|704)$/i.test(currency)) {
    return { word: currency, reason: 'Không phải tiền đồng' };
  }
  const read = new Map<StatementField, number>();
  for (const [field, what] of MONEY) {
    const text = cellOf(entry, field);
    const money = readDong(text);
    if ('value' in money) read.set(field, money.value);
    else if (money.fault === 'fraction') return { word: text, reason: 'Số tiền có phần lẻ của đồng' };
    else if (money.fault === 'unreadable') return blame(text, what);
  }
  const rival = rivalOf(entry, read);
  if (rival) return rival;
  const Amount = read.get('Amount');
  if (Amount === undefined) return blame('', 'số tiền');
  const [fee, net] = [read.get('Fee'), read.get('Net')];
  if (fee === undefined && net === undefined) return { reason: 'Thiếu phí và thực nhận' };
  // Whether a tax is within the fee is told by what was paid alone.
  if (net === undefined && read.get('FeeTax')) return { reason: 'Thiếu thực nhận' };
  const Fee = fee === undefined ? Amount - (net ?? 0) : Math.abs(fee) + Math.abs(read.get('FeeTax') ?? 0);
  const Net = net ?? Amount - Fee;
  return judged(entry, { Amount, Fee, Net }, Math.abs(fee ?? Fee));
}

const MONEY = [
  ['Amount', 'số tiền'],
  ['Fee', 'phí'],
  ['FeeTax', 'thuế của phí'],
  ['Net', 'thực nhận'],
] as const;

/** Amounts that hold together; the tax of the fee is within the fee or comes on top of it, whichever fits what was paid. */
function judged(
  entry: StatementEntry,
  { Amount, Fee, Net }: { Amount: number; Fee: number; Net: number },
  feeAlone: number,
): Pick<StatementRow, 'Amount' | 'Fee' | 'Net'> | Fault {
  if (!isAmount(Amount)) return blame(cellOf(entry, 'Amount'), 'số tiền');
  const fitting = [Fee, feeAlone].find((each) => Amount - each === Net);
  if (fitting === undefined) {
    return { word: cellOf(entry, 'Net'), reason: 'Số tiền trừ phí không bằng thực nhận' };
  }
  if (!isAmountOrZero(fitting) || !isAmount(Net))
    return blame(cellOf(entry, 'Net') || cellOf(entry, 'Fee'), 'thực nhận');
  return { Amount, Fee: fitting, Net };
}

/** Two columns of one title that say different amounts. */
function rivalOf({ cells, columns }: StatementEntry, read: ReadonlyMap<StatementField, number>): Fault | undefined {
  const place = columns.findIndex(({ rivalOf: field }, at) => {
    const money = readDong(cells[at]);
    return field !== undefined && 'value' in money && read.has(field) && money.value !== read.get(field);
  });
  return place < 0 ? undefined : { word: cells[place], reason: `Hai cột "${columns[place]?.title}" khác nhau` };
}
