/** Steps of a story around statements of the bank account: they come again and overlap, and lines are matched, freed, set aside, made vouchers. */
import { addBankLineVoucher, matchBankLine } from '../bankBook/changeBankLine.ts';
import { isUndone, lineOf, lineState } from '../bankBook/lineState.ts';
import { entriesForLine } from '../bankBook/matchBankLine.ts';
import { uploadBankStatement } from '../bankBook/uploadBook.ts';
import type { PdfPiece } from '../files/uploadedFile.ts';
import { amountOn, closingOn, entriesOf } from '../ledger/balance.ts';
import { accounts } from '../records/accounts.ts';
import type { BankLine, BankRow } from '../records/bankBook.ts';
import type { Entry } from '../records/entry.ts';
import { addDays, displayDate } from '../values/dates.ts';
import { utf8 } from '../values/sha256.ts';
import { nowOf, type Stage } from './storyStage.ts';
import { pickFrom, REASON, type Step, type Told } from './storyStep.ts';

const TITLES = ['Ngày giao dịch', 'Số tham chiếu', 'Nội dung', 'Ghi nợ', 'Ghi có'];
/** Points between two columns of a sheet, and how many its cells fill. */
const COLUMN = { step: 100, filled: 90 };

/** A statement of the last days as the books have them, now and then with lines nobody entered, one that comes twice, one that is missing, or a balance that the books do not have. */
export function takeBankStatement(stage: Stage, { a, b, amount, flag }: Step): Told {
  const { world, bankCardId: BankCardID } = stage;
  const context = nowOf(stage);
  const account = accounts.bank(BankCardID);
  const from = addDays(context.businessDate, -(a % 3));
  const entries = entriesOf(world, context.shopId, account, { from }).filter(
    (entry) =>
      entry.RefType !== 'BankOpening' && entry.ReversesID === undefined && !world.books.reversedBy.has(entry.EntryID),
  );
  const booked = entries.map((entry) => ({
    Date: entry.BusinessDate,
    Amount: amountOn(entry, account),
    Text: `GD ${b % 2}`,
  }));
  const told = b % 5 === 4 ? booked.slice(1) : booked;
  const own = { Date: context.businessDate, Amount: b % 2 === 0 ? amount : -amount, Text: 'Ngân hàng' };
  const strange = [[own], [own, { ...own, Amount: -own.Amount }], booked][b % 3] ?? [];
  const rows: BankRow[] = flag ? [...told, ...strange] : told;
  const elsewhere = b % 4 === 3 ? 1_000 : 0;
  const opening = closingOn(world, context.shopId, account, addDays(from, -1)) + elsewhere;
  const lines = rows.map(({ Date, Amount, Text }) =>
    cellsOf([displayDate(Date), '', Text, Amount < 0 ? String(-Amount) : '', Amount > 0 ? String(Amount) : '']),
  );
  const bytes = utf8(JSON.stringify([opening, rows]));
  const pdf = { ok: true as const, type: 'text/csv' as const, lines: [cellsOf(TITLES), ...lines] };
  const file = { name: 'sao-ke.csv', type: 'text/csv', bytes, pdf };
  const closing = rows.reduce((sum, { Amount }) => sum + Amount, opening);
  const command = { file, BankCardID, OpeningBalance: opening, ClosingBalance: closing };
  const words = `sao kê ${rows.length} dòng từ ${from}`;
  const result = withoutMoney(stage, () => uploadBankStatement(world, command, context));
  if (result.ok && elsewhere > 0) matchWhatFits(stage);
  return { words, result };
}

/** Every line that some free entry may be is matched with the nearest. */
function matchWhatFits(stage: Stage): void {
  const { world } = stage;
  for (const line of world.bankLines.rows.filter((each) => lineState(world, each).kind === 'open')) {
    const [entry] = entriesForLine(world, line).found;
    const command = { LineID: line.LineID, Version: line.Version, Status: 3 as const, EntryID: entry?.EntryID };
    if (entry) matchBankLine(world, command, nowOf(stage));
  }
}

/** A line is matched with any entry, freed, set aside, or made a voucher; mostly an open one that some entry has the amount of. */
export function changeAnyBankLine(stage: Stage, { a, b, flag }: Step): Told | undefined {
  const { world } = stage;
  const line = pickLine(stage, a, flag || b % 2 === 0);
  if (!line) return undefined;
  const context = nowOf(stage);
  const { LineID, Version, Amount } = line;
  if (b % 6 === 3) {
    const types = world.voucherTypes.by('shop', context.shopId);
    const type = types.find((row) => row.type === (Amount > 0 ? 1 : 2) && row.PartyType === undefined);
    const command = { LineID, Version, ConfigID: type?.ConfigID ?? 0, Reason: REASON };
    return { words: `phiếu từ dòng sao kê ${LineID}`, result: addBankLineVoucher(world, command, context) };
  }
  const Status = pickFrom([3, 3, 3, 3, 0, 5] as const, b) ?? 3;
  const entries = entriesOf(world, context.shopId, accounts.bank(line.BankCardID));
  const fitting = entriesAlike(stage, line);
  const taken = fitting.filter((entry) => lineOf(world, entry, line.BankCardID));
  const wanted = taken.length > 0 && a % 2 === 0 ? taken : fitting;
  const EntryID = pickFrom(flag ? wanted : entries, b)?.EntryID;
  const command = { LineID, Version, Status, EntryID, Reason: REASON };
  const words = `dòng sao kê ${LineID} sang ${Status}, bút toán ${EntryID ?? '–'}`;
  return { words, result: withoutMoney(stage, () => matchBankLine(world, command, context)) };
}

function pickLine(stage: Stage, a: number, isOpen: boolean): BankLine | undefined {
  const { world } = stage;
  const open = world.bankLines.rows.filter((each) => lineState(world, each).kind === 'open');
  const alike = open.filter((each) => entriesAlike(stage, each).length > 0);
  const wanted = [alike, open].find((lines) => isOpen && lines.length > 0);
  return pickFrom(wanted ?? world.bankLines.rows, a);
}

/** Entries in force of the amount of a line, whether another line has them or not. */
function entriesAlike({ world }: Stage, { ShopID, BankCardID, Amount }: BankLine): Entry[] {
  const account = accounts.bank(BankCardID);
  return entriesOf(world, ShopID, account).filter(
    (entry) => amountOn(entry, account) === Amount && !isUndone(world, entry),
  );
}

/** What may move no money. @throws Error when it posted an entry */
function withoutMoney<Outcome>({ world }: Stage, play: () => Outcome): Outcome {
  const before = world.books.entries.length;
  const outcome = play();
  if (world.books.entries.length !== before) throw new Error('Khớp sao kê mà ghi sổ');
  return outcome;
}

function cellsOf(texts: readonly string[]): PdfPiece[] {
  return texts.flatMap((text, place) =>
    text === '' ? [] : [{ text, from: place * COLUMN.step, to: place * COLUMN.step + COLUMN.filled }],
  );
}
