import { readFile, writeFile } from 'node:fs/promises';
import { createBrowserEngine } from '@so-the/mock-server/browser';
import { expect, test } from 'vitest';
import { journalColumns } from '../../../kit/report/figures/entryColumns.tsx';
import { daysInWords } from '../../../kit/period/period.ts';
import { sheetColumns, sheetTotals, sheetValue, shownColumns } from '../../../kit/sheet/exportColumns.ts';
import { writeXlsx } from '../../../kit/sheet/xlsxWriter.ts';
import { answerAs } from '../../../test/askEngine.ts';
import { openXlsx } from '../../../test/xlsx.ts';
import { journalBook } from './journalBook.ts';

const WEEK = { fromDate: '2026-11-09', toDate: '2026-11-15' };
/** The shop as it was when the file was made, whatever day is played. */
const engine = createBrowserEngine({ now: '2026-11-20T09:00:00+07:00' });
const columns = shownColumns(journalColumns, undefined);

/** The file an accountant was given; `KEEP=1` writes it anew. */
const KEPT = new URL('accountantsWeek.xlsx', import.meta.url);
const HEADING = [journalBook.head.title, `Kỳ: ${daysInWords({ from: WEEK.fromDate, to: WEEK.toDate })}`];

/** A line of the file, by the titles of its columns. */
type FileLine = Readonly<Record<string, unknown>>;

test('the journal of a week exports the file that is kept beside this test', async () => {
  const made = exported();
  if (process.env['KEEP'] === '1') await writeFile(KEPT, made);
  const { rows, formulas } = await openXlsx(await readFile(KEPT));
  expect([formulas, rows]).toEqual([0, (await openXlsx(made)).rows]);
});

test('an accountant makes the cash flow of each fund from that file alone, column by column', async () => {
  const lines = await linesKept();
  const { Data: funds, Totals } = answerAs(engine, 'chushop', 'getCompanyCashFlow', { ...WEEK, PageSize: 500 });
  expect(funds.filter(({ Fund }) => lines.some((line) => line['Tài khoản'] === Fund))).toHaveLength(3);
  for (const fund of funds) {
    const own = lines.filter((line) => line['Tài khoản'] === fund.Fund);
    const moved = Object.fromEntries([...INS, ...OUTS].map((column) => [column, 0]));
    for (const line of own) {
      const column = causeOf(line, lines);
      moved[column] = (moved[column] ?? 0) + (OUTS.has(column) ? -debitOf(line) : debitOf(line));
    }
    const Closing = Number(own.at(-1)?.['Số dư'] ?? fund.Closing);
    const TotalIn = sum([...INS].map((column) => moved[column] ?? 0));
    const TotalOut = sum([...OUTS].map((column) => moved[column] ?? 0));
    const Opening = Closing - TotalIn + TotalOut - (moved['Transferred'] ?? 0);
    expect(fund).toMatchObject({ ...moved, Opening, TotalIn, TotalOut, Closing });
  }
  expect(Totals.TotalIn).toBeGreaterThan(100_000_000);
});

test('and the whole business result, adding up the accounts of its lines', async () => {
  const lines = await linesKept();
  const { Data, Totals } = answerAs(engine, 'chushop', 'getCompanyBusinessResult', WEEK);
  const debited = (name: string) => sum(lines.filter((line) => accountOf(line) === name).map(debitOf));
  const posted = Data.filter(({ Formula }) => Formula === undefined);
  const made = new Map(posted.map(({ Name }) => [Name, COSTS.has(Name) ? debited(Name) : 0 - debited(Name)]));
  expect([...made]).toEqual(posted.map(({ Name, Amount }) => [Name, Amount]));
  expect([...made.values()].filter((amount) => amount !== 0).length).toBeGreaterThan(5);

  const of = (name: string) => made.get(name) ?? 0;
  const gross = of('Doanh thu phí') - of('Phí máy') - of('Hoa hồng') - of('Phí đối tác');
  const losses = sum(posted.filter(({ Mark }) => /^[a-e]$/.test(Mark)).map(({ Name }) => of(Name)));
  const net = gross + of('Thu khác') - of('Chi hoạt động') - of('Khoản lỗ') + of('Thu hồi khoản lỗ') + losses;
  const gained = net + of('Góp vốn') - of('Rút vốn') + of('Số dư đầu kỳ nhập vào');
  expect({ gross, losses, net, gained }).toEqual({
    gross: Totals.GrossProfit,
    losses: Totals.Adjustments,
    net: Totals.NetProfit,
    gained: Totals.AssetChange,
  });
});

/** Lines of the business result that rise by debits; all others rise by credits. */
const COSTS: ReadonlySet<string> = new Set([
  'Phí máy',
  'Hoa hồng',
  'Phí đối tác',
  'Chi hoạt động',
  'Khoản lỗ',
  'Rút vốn',
]);

/** Columns of the cash flow report. */
const INS: ReadonlySet<string> = new Set(['CashBack', 'Received', 'Collected', 'OtherIn', 'PushIn']);
const OUTS: ReadonlySet<string> = new Set(['PaidCard', 'Sent', 'PartnerPaid', 'AffPaid', 'OtherOut', 'PushOut']);

/** The account that stands against a fund, and the columns for what comes from it and goes to it. */
const CAUSES = [
  ['Công nợ POS', 'CashBack', 'CashBack'],
  ['Công nợ khách', 'Received', 'Sent'],
  ['Công nợ đối tác', 'Collected', 'PartnerPaid'],
  ['Công nợ CTV', 'AffPaid', 'AffPaid'],
  ['Ứng tiền giữa công ty và cửa hàng', 'PushIn', 'PushOut'],
] as const;

/** Column of a fund's line: told by its voucher and by what its entry has beside it; a cancelled line takes off its own column. */
function causeOf(line: FileLine, lines: readonly FileLine[]): string {
  if (String(line['Số phiếu']).startsWith('NT')) return 'PaidCard';
  if (String(line['Số phiếu']).startsWith('CQ')) return 'Transferred';
  const isCancel = String(line['Diễn giải']).startsWith('Hủy: ');
  const isIn = debitOf(line) > 0 !== isCancel;
  const beside = new Set(lines.filter((other) => entryOf(other) === entryOf(line)).map(accountOf));
  const [, ins, outs] = CAUSES.find(([account]) => beside.has(account)) ?? ['', 'OtherIn', 'OtherOut'];
  return isIn ? ins : outs;
}

const entryOf = (line: FileLine) =>
  `${String(line['Số phiếu'])} ${String(line['Ngày giờ'])} ${String(line['Diễn giải'])}`;

/** What an account is of, without whose or of what kind: `Chi hoạt động` of `Chi hoạt động: Lương`. */
const accountOf = (line: FileLine) => String(line['Tài khoản']).split(': ')[0] ?? '';

const debitOf = (line: FileLine) => Number(line['Nợ']) - Number(line['Có']);

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Lines of the kept file, between its titles and its totals, which balance. */
async function linesKept(): Promise<FileLine[]> {
  const { rows } = await openXlsx(await readFile(KEPT));
  const [titles = [], ...lines] = rows.slice(HEADING.length);
  const named = lines.map((line) => Object.fromEntries(titles.map((title, place) => [String(title), line[place]])));
  const totals = named.pop() ?? {};
  const added = [sum(named.map((line) => Number(line['Nợ']))), sum(named.map((line) => Number(line['Có'])))];
  expect([totals['Số phiếu'], totals['Nợ'], totals['Có']]).toEqual(['Tổng cộng', ...added]);
  expect(added[0]).toBe(added[1]);
  return named;
}

/** The file that "Xuất Excel" makes of the journal of the week. */
function exported(): Uint8Array {
  const { Total, Totals } = journalPage(1);
  const writer = writeXlsx(sheetColumns(columns), HEADING);
  for (let page = 1; page <= Math.ceil(Total / 500); page += 1) {
    writer.add(journalPage(page).Data.Entries.map((entry) => columns.map((column) => sheetValue(column, entry))));
  }
  return new Uint8Array(writer.finish(journalBook.head.title, sheetTotals(columns, Totals)));
}

function journalPage(PageIndex: number) {
  return answerAs(engine, 'chushop', 'getCashBook', { ...WEEK, Account: 'all', PageIndex, PageSize: 500 });
}
