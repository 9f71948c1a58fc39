import ExcelJS from 'exceljs';
import { expect, test } from 'vitest';
import type { StatementRow } from '../core/records/statement.ts';
import { parseRows } from '../core/statements/parseRows.ts';
import { salesOf, statementOf } from '../testing/statements/drawStatement.ts';
import { UNUSUAL } from '../testing/statements/statementLayouts.ts';
import { readStatementFile } from './readStatementFile.ts';

const SALES = salesOf(12, true);
const TITLES = [
  'STT',
  'Ngày giao dịch',
  'Mã máy',
  'Số lô',
  'Số hóa đơn',
  'Chuẩn chi',
  'Số thẻ',
  'Số tiền',
  'Phí',
  'Thực nhận',
];
const READ: StatementRow[] = SALES.filter(({ isTakenBack }) => !isTakenBack).map(
  ({ place: _place, isTakenBack: _isTakenBack, ...row }) => row,
);
const sign = (isTakenBack: boolean) => (isTakenBack ? -1 : 1);

/** A workbook of these sheets, as a person's Excel keeps them: real days and numbers, codes with their zeros by a format. */
async function workbook(sheets: Readonly<Record<string, (sheet: ExcelJS.Worksheet) => void>>): Promise<Uint8Array> {
  const book = new ExcelJS.Workbook();
  for (const [name, fill] of Object.entries(sheets)) fill(book.addWorksheet(name));
  return new Uint8Array(await book.xlsx.writeBuffer());
}

function fillSales(sheet: ExcelJS.Worksheet): void {
  sheet.addRow(['SAO KÊ GIAO DỊCH THẺ']);
  sheet.mergeCells('A1:J1');
  sheet.addRow([]);
  sheet.addRow(TITLES);
  for (const {
    place,
    Date: day,
    TID,
    LotNo,
    InvoiceNo,
    ApprovalCode,
    CardMasked,
    Amount,
    Fee,
    Net,
    isTakenBack,
  } of SALES) {
    const money = [Amount, Fee, Net].map((each) => each * sign(isTakenBack));
    const codes = [Number(TID), Number(LotNo), Number(InvoiceNo), ApprovalCode, CardMasked];
    const row = sheet.addRow([place, new Date(`${day}T00:00:00Z`), ...codes, ...money]);
    row.getCell(2).numFmt = 'dd/mm/yyyy';
    for (const code of [4, 5]) row.getCell(code).numFmt = '000000';
    for (const amount of [8, 9, 10]) row.getCell(amount).numFmt = '#,##0.00';
  }
  sheet.addRow(['Tổng cộng', '', '', '', '', '', '', 999_999_999, 1, 999_999_998]);
}

test('a statement as .xlsx has the rows of its PDF, refunds to be looked at by their row', async () => {
  const { rows, unread } = await parsedOf(await workbook({ 'Tháng 11': fillSales }), 'sao-ke.xlsx');
  expect(rows).toEqual(READ);
  expect(unread).toMatchObject([
    { Place: 'Dòng 7', Reason: 'Giao dịch hoàn hoặc hủy' },
    { Place: 'Dòng 14', Reason: 'Giao dịch hoàn hoặc hủy' },
  ]);
});

test.each<[string, string, BufferEncoding]>([
  ['commas', ',', 'utf8'],
  ['semicolons', ';', 'utf8'],
  ['tabs in 16 bits', '\t', 'utf16le'],
])('a statement as .csv by %s has the same rows', async (_, separator, encoding) => {
  const lines = [TITLES, ...SALES.map((sale) => textsOf(sale))];
  const text = lines.map((cells) =>
    cells.map((cell) => (cell.includes(separator) ? `"${cell}"` : cell)).join(separator),
  );
  const bytes = new Uint8Array(Buffer.from(`\ufeff${text.join('\r\n')}\r\n`, encoding));
  expect((await parsedOf(bytes, 'sao-ke.csv')).rows).toEqual(READ);
});

test('a hidden row is to be looked at, and a fault of the sheet is named by its word', async () => {
  const bytes = await workbook({
    A: (sheet) => {
      fillSales(sheet);
      sheet.getRow(4).hidden = true;
      sheet.getCell('H5').value = { error: '#REF!' };
    },
  });
  expect((await parsedOf(bytes, 'a.xlsx')).unread.slice(0, 2)).toMatchObject([
    { Place: 'Dòng 4', Reason: 'Dòng đang bị ẩn trong bảng tính' },
    { Place: 'Dòng 5', Word: '#REF!', Reason: 'Không đọc được số tiền' },
  ]);
});

const notes = (sheet: ExcelJS.Worksheet) => sheet.addRow(['Ghi chú', 'gọi lại ngân hàng']);

test('of several sheets the one with sales is read, and two of them are asked about', async () => {
  const one = await workbook({ 'Ghi chú': notes, 'Giao dịch': fillSales });
  expect((await parsedOf(one, 'a.xlsx')).rows).toEqual(READ);
  const two = await readStatementFile({ ...FILE, bytes: await workbook({ A: fillSales, B: fillSales }) });
  expect(two).toMatchObject({ ok: false, message: expect.stringMatching(/"A", "B"/) as string });
  const hidden = await workbook({ A: fillSales, B: (sheet) => (fillSales(sheet), (sheet.state = 'hidden')) });
  expect((await parsedOf(hidden, 'a.xlsx')).rows).toEqual(READ);
});

test.each<[string, string, Uint8Array, RegExp]>([
  ['a picture', 'sao-ke.jpg', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16), /không phải PDF/],
  ['a picture called .csv', 'sao-ke.csv', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16), /không phải PDF/],
  ['an old Excel file', 'sao-ke.xls', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), /xlsx/],
  ['nothing', 'sao-ke.xlsx', new Uint8Array(), /rỗng/],
])('%s is refused in words', async (_, name, bytes, message) => {
  expect(await readStatementFile({ ...FILE, name, bytes })).toMatchObject({
    ok: false,
    message: expect.stringMatching(message) as string,
  });
});

test('a PDF is told by its bytes, whatever it is called', async () => {
  const layout = UNUSUAL['around it what a mail program wrote'];
  if (!layout) throw new Error('The layout is gone.');
  expect((await parsedOf(statementOf(layout, salesOf(3, false)), 'sao-ke.xlsx')).rows).toHaveLength(3);
});

const FILE = { name: 'sao-ke.xlsx', type: 'application/octet-stream' };

async function parsedOf(bytes: Uint8Array, name: string) {
  const reading = await readStatementFile({ ...FILE, name, bytes });
  if (!reading.ok) throw new Error(reading.message);
  const parsed = parseRows(reading.lines, reading);
  if (!parsed) throw new Error('No table was found.');
  return parsed;
}

function textsOf({ place, Date: day, isTakenBack, Amount, Fee, Net, ...codes }: (typeof SALES)[number]): string[] {
  const { TID, LotNo = '', InvoiceNo = '', ApprovalCode = '', CardMasked = '' } = codes;
  const money = [Amount, Fee, Net].map((each) => (each * sign(isTakenBack)).toLocaleString('en-US'));
  return [
    String(place),
    day.split('-').toReversed().join('/'),
    TID,
    LotNo,
    InvoiceNo,
    ApprovalCode,
    CardMasked,
    ...money,
  ];
}
