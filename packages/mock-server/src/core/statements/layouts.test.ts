import { beforeEach, expect, test } from 'vitest';
import type { PdfPiece, PdfReading } from '../files/uploadedFile.ts';
import type { TaughtColumn } from '../records/statement.ts';
import { loadWorld, saveWorld } from '../store/world.ts';
import { statementFile } from '../testing/bankRows.ts';
import { codeOf, imageOf, must, openShop, type TestShop } from '../testing/openShop.ts';
import { readStatement, saveLayout } from './layouts.ts';
import { statementView } from './listLines.ts';
import { uploadStatement } from './uploadStatement.ts';

const ROW = ['20/11/2026', '24531876', '000123', '000001', 'A00001', '10.000.000', '132.000', '9.868.000'];
/** Titles of a bank that nobody has met. */
const TITLES = ['Kỳ', 'Quầy', 'Xấp', 'Chứng từ', 'Khóa', 'Doanh', 'Khấu trừ', 'Còn'];
const FIELDS = ['Date', 'TID', 'LotNo', 'InvoiceNo', 'ApprovalCode', 'Amount', 'Fee', 'Net'] as const;
const TAUGHT: TaughtColumn[] = TITLES.map((Title, place) => ({ Title, Field: FIELDS[place] ?? 'Other' }));

let shop: TestShop;

beforeEach(() => {
  shop = openShop();
});

test('a statement with titles nobody knows is refused, shown column by column, and read once they are taught', () => {
  expect(codeOf(upload([TITLES, ROW]))).toBe('Invalid');
  const shown = must(readStatement(shop.world, { file: fileOf([TITLES, ROW]), posid: shop.posId }, shop.owner));
  expect(shown).toMatchObject({ BankID: 1, Rows: 0 });
  expect(shown.Columns.map(({ Title, Samples }) => [Title, Samples?.[0]])).toEqual(
    TITLES.map((title, place) => [title, ROW[place]]),
  );
  must(teach(TAUGHT));
  shop = { ...shop, world: loadWorld(saveWorld(shop.world)) };
  const [line] = statementView(shop.world, must(upload([TITLES, ROW]))).Lines;
  expect(line).toMatchObject({ Date: '2026-11-20', LotNo: '000123', Amount: 10_000_000, Fee: 132_000, Net: 9_868_000 });
});

test('what was taught counts for that bank alone', () => {
  must(teach(TAUGHT));
  expect(codeOf(upload([TITLES, ROW], 3))).toBe('Invalid');
  expect(codeOf(upload([TITLES, ROW], 1))).toBe('done');
});

test('a table without titles is taught by the places of its columns', () => {
  const shown = must(readStatement(shop.world, { file: fileOf([ROW, ROW]), posid: shop.posId }, shop.owner));
  expect(shown.Columns.map(({ Title }) => Title)).toEqual(ROW.map((_, place) => `#${place + 1}`));
  must(teach(FIELDS.map((Field, place) => ({ Title: `#${place + 1}`, Field }))));
  expect(statementView(shop.world, must(upload([ROW]))).Lines).toMatchObject([{ Amount: 10_000_000 }]);
});

test('a file of which a part could not be read is taken again once its columns are taught, and adds that part alone', () => {
  const known = ['Ngày', 'TID', 'Số lô', 'Số HĐ', 'Chuẩn chi', 'Số tiền', 'Phí', 'Thực nhận'];
  const other = ['20/11/2026', '24531876', '000123', '000002', 'A00002', '20.000.000', '264.000', '19.736.000'];
  const rows = [known, ROW, TITLES.toReversed(), other.toReversed()];
  expect(must(upload(rows))).toMatchObject({ FileID: 1, UnreadLines: [{ Place: 'Dòng 4' }] });
  expect(codeOf(upload(rows))).toBe('Duplicate');
  must(teach(TAUGHT));
  const again = must(upload(rows));
  expect(again).toMatchObject({ FileID: 1, UnreadLines: [], Version: 2 });
  expect(statementView(shop.world, again).Lines.map(({ Amount }) => Amount)).toEqual([10_000_000, 20_000_000]);
  expect(codeOf(upload(rows))).toBe('Duplicate');
});

test('what was taught stands before what a title usually means', () => {
  const titles = ['Ngày', 'TID', 'Lô', 'HĐ', 'Chuẩn chi', 'Doanh số', 'Phí', 'Số tiền'];
  expect(codeOf(upload([titles, ROW]))).toBe('Invalid');
  must(teach(titles.map((Title, place) => ({ Title, Field: FIELDS[place] ?? 'Other' }))));
  expect(statementView(shop.world, must(upload([titles, ROW]))).Lines).toMatchObject([{ Amount: 10_000_000 }]);
});

test.each<[string, TaughtColumn[], RegExp]>([
  ['no day', TAUGHT.slice(1), /Ngày giao dịch/],
  ['no amount', TAUGHT.filter(({ Field }) => Field !== 'Amount'), /Số tiền/],
  ['neither fee nor what is paid', TAUGHT.slice(0, 6), /Phí hoặc Thực nhận/],
  ['one field twice', [...TAUGHT, { Title: 'Nữa', Field: 'Net' }], /Hai cột/],
  ['a title of signs alone', [...TAUGHT, { Title: '***', Field: 'Other' }], /Tên cột/],
])('columns with %s are refused and nothing changes', (_, columns, message) => {
  const before = imageOf(shop.world);
  expect(teach(columns)).toMatchObject({ ok: false, message: expect.stringMatching(message) as string });
  expect(imageOf(shop.world)).toBe(before);
});

test('a bank or a terminal that is not there is refused', () => {
  expect(codeOf(saveLayout(shop.world, { BankID: 999, Columns: TAUGHT }, shop.owner))).toBe('NotFound');
  expect(codeOf(readStatement(shop.world, { file: fileOf([TITLES, ROW]), posid: 99 }, shop.owner))).toBe('NotFound');
});

test('a file with nothing like a sale is told what a sale has, not taught', () => {
  const shown = readStatement(
    shop.world,
    {
      file: fileOf([
        ['Tên', 'Phí'],
        ['VCB', '1,8%'],
      ]),
      posid: shop.posId,
    },
    shop.owner,
  );
  expect(shown).toMatchObject({ ok: false, message: expect.stringMatching(/có ngày và số tiền/) as string });
});

function teach(Columns: TaughtColumn[]) {
  return saveLayout(shop.world, { BankID: 1, Columns }, shop.owner);
}

function upload(rows: readonly (readonly string[])[], bankID?: number) {
  return uploadStatement(shop.world, { file: fileOf(rows), posid: shop.posId, bankID }, shop.owner);
}

function fileOf(rows: readonly (readonly string[])[]) {
  const reading: PdfReading = { ok: true, lines: rows.map(piecesOf) };
  return statementFile(rows.length, reading);
}

function piecesOf(row: readonly string[]): PdfPiece[] {
  return row.map((text, place) => ({ text, from: place * 100, to: place * 100 + 80 }));
}
