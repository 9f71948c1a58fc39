import ExcelJS from 'exceljs';
import { expect, test } from 'vitest';
import type { OperationId } from '@so-the/api-client';
import { dig } from '../contract/jsonObject.ts';
import type { BankRow } from '../core/records/bankBook.ts';
import { bankBookCells, bankBookCsv } from '../samples/bankBook.ts';
import { stockedShop, VCB, type OpenShop } from '../testing/openShop.ts';
import { writePdf, type Ink } from '../testing/statements/writePdf.ts';

const TODAY = '2026-11-20';
const BOOKED = 58;
/** Where the columns of the PDF begin, points; amounts end 90 points further right. */
const LEFT = [24, 110, 200, 420, 520, 620];
const STEP = 13;

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Money in and out by turns, each amount once, then a fee and interest that nobody entered. */
const rows: BankRow[] = Array.from({ length: BOOKED }, (_, place) => ({
  Date: TODAY,
  Amount: (place % 2 === 0 ? 1 : -1) * (100_000 + place * 1000),
  RefNo: `FT26324${String(place + 1).padStart(4, '0')}`,
  Text: `Chuyen khoan ${place + 1}`,
}));
rows.push(
  { Date: TODAY, Amount: -11_000, RefNo: 'FT263249001', Text: 'Phi quan ly tai khoan' },
  { Date: TODAY, Amount: 22_500, RefNo: 'FT263249002', Text: 'Lai tien gui' },
);

test('60 lines as .xlsx, .csv and PDF are read alike, kept once, and reconciled to the đồng with two vouchers', async () => {
  const shop = stockedShop();
  const BankCardID = 1;
  const types = ([1, 2] as const).map((type) => shop.ask('listVoucherTypesByType', { type }).Data);
  const [incomeId, expenseId] = types.map(
    (some) => some.find(({ name }) => /^(Thu|Chi) khác$/.test(name))?.ConfigID ?? 0,
  );
  const typeOf = (amount: number) => (amount > 0 ? incomeId : expenseId) ?? 0;
  for (const { Amount, Text } of rows.slice(0, BOOKED)) {
    const body = {
      ConfigID: typeOf(Amount),
      Amount: Math.abs(Amount),
      Method: 2 as const,
      BankCardID,
      Description: Text,
    };
    shop.ask(Amount > 0 ? 'addReceipt' : 'addExpense', { body });
  }
  const head = { bankName: 'Vietcombank', accountNo: VCB.AccountNo, opening: VCB.OpeningBalance };
  const cells = bankBookCells(head, rows);
  const files = [
    { name: 'sao-ke.xlsx', type: SHEET, bytes: await workbookOf(cells) },
    { name: 'sao-ke.csv', type: 'text/csv', bytes: bankBookCsv(head, rows) },
    { name: 'sao-ke.pdf', type: 'application/pdf', bytes: pdfOf(cells) },
  ];
  for (const [place, file] of files.entries()) {
    const ask = { query: { BankCardID }, body: { file } };
    expect(await answerOf(shop, 'readBankStatement', ask)).toMatchObject({
      Result: 1,
      Data: {
        Lines: 60,
        KnownLines: place === 0 ? 0 : 60,
        FromDate: TODAY,
        ToDate: TODAY,
        OpeningBalance: VCB.OpeningBalance,
        ClosingBalance: VCB.OpeningBalance + rows.reduce((sum, { Amount }) => sum + Amount, 0),
        Gap: 0,
        UnreadLines: [],
      },
    });
    expect(await answerOf(shop, 'uploadBankStatement', ask)).toMatchObject({
      Data: { Lines: 60, Matched: 58, Unknown: 2 },
    });
  }
  const { Data: lines, Total } = shop.ask('listBankLines', { BankCardID, PageSize: 100 });
  expect(Total).toBe(60);
  expect(lines.map(({ Amount, RefNo, Text }) => [Amount, RefNo, Text])).toEqual(
    rows.map(({ Amount, RefNo, Text }) => [Amount, RefNo, Text]),
  );

  const unknown = shop.ask('listBankLines', { BankCardID, Open: true }).Data;
  for (const { LineID, Version, Amount } of unknown) {
    shop.ask('addBankLineVoucher', { body: { LineID, Version, ConfigID: typeOf(Amount) } });
  }
  expect(shop.ask('listMissingEntries', { StatementID: 1 }).Data).toEqual([]);
  expect(shop.ask('listBankStatements', { BankCardID }).Data).toMatchObject(
    [1, 2, 3].map(() => ({ Reconciled: true, Matched: 60, Difference: 0 })),
  );
  const [account] = shop.ask('listBankCards', {}).Data;
  expect(account).toMatchObject({ ReconciledTo: TODAY, ReconciledBalance: account?.Balance });

  const [line] = shop.ask('listBankLines', { BankCardID }).Data;
  const free = { LineID: line?.LineID ?? 0, Version: line?.Version ?? 0, Status: 0 as const };
  expect(shop.ask('matchBankLine', { body: free }).Data).toMatchObject({ Status: 1, Entry: undefined });
  expect(shop.ask('listBankCards', {}).Data[0]?.ReconciledTo).toBeUndefined();
});

/** Answers a call that is given a file, as a transport does: the file is read first. */
async function answerOf({ engine, session }: OpenShop, id: OperationId, input: object): Promise<unknown> {
  const body: unknown = engine.call(id, await engine.prepare(id, input, session), session).body;
  return { Result: dig(body, 'Result'), Data: dig(body, 'Data') };
}

async function workbookOf(cells: readonly (readonly string[])[]): Promise<Uint8Array> {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('Sao kê');
  for (const row of cells) sheet.addRow(row);
  return new Uint8Array(await book.xlsx.writeBuffer());
}

/** Two pages, 40 lines on the first; titles stand on each. */
function pdfOf(cells: readonly (readonly string[])[]): Uint8Array {
  const [title = [], account = [], opening = [], titles = [], ...lines] = cells;
  const pages = [
    [title, account, opening, titles, ...lines.slice(0, 36)],
    [titles, ...lines.slice(36)],
  ];
  return writePdf(
    pages.map((page) => page.flatMap((row, at) => inksOf(row, 560 - at * STEP))),
    { font: 'mapped' },
  );
}

function inksOf(row: readonly string[], up: number): Ink[] {
  return row.flatMap((words, place) => {
    const left = LEFT[place] ?? 0;
    if (words === '') return [];
    return [place < 3 ? { left, up, words } : { left: left + 90, up, words, endsThere: true }];
  });
}
