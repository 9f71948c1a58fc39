import * as fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { runs } from '../../../../../scripts/random.ts';
import { likenessOf, type StatementRow } from '../records/statement.ts';
import { addWithdrawal } from '../schedules/swipes.ts';
import { loadWorld, saveWorld } from '../store/world.ts';
import { bankRow, pdfOf, statementFile } from '../testing/bankRows.ts';
import { codeOf, must, openShop, startOrder, type TestShop } from '../testing/openShop.ts';
import { changeLineStatus } from './changeLine.ts';
import { lineStatus } from './lineStatus.ts';
import { payStatement } from './payStatement.ts';
import { uploadStatement } from './uploadStatement.ts';

/** Shops whose statements come in every form at each run. */
const SHOPS = 300;
const MILLION = 1_000_000;

let shop: TestShop;
let files: number;

beforeEach(() => {
  files = 0;
  shop = openShop();
  const { ScheduleID } = startOrder(shop, { Amount: 100 * MILLION });
  for (const number of [1, 2, 3]) {
    const { LotNo, InvoiceNo, ApprovalCode } = saleOf(number);
    const slip = { PosID: shop.posId, Amount: 20 * MILLION, LotNo, InvoiceNo, ApprovalCode };
    must(addWithdrawal(shop.world, { ...slip, ScheduleID, OverrideReason: 'Khách chờ' }, shop.owner));
  }
});

/** Three sales of one amount, day and card. */
function saleOf(number: number): StatementRow {
  return { ...bankRow(2), InvoiceNo: `00000${number}`, ApprovalCode: `A0000${number}` };
}

/** How programs tell a row: whole, without its codes, without the zeros that a spreadsheet drops. */
const FORMS = {
  whole: (row) => row,
  sheet: ({ LotNo, InvoiceNo, ...row }) => ({
    ...row,
    LotNo: LotNo?.replace(/^0+/, ''),
    InvoiceNo: InvoiceNo?.replace(/^0+/, ''),
  }),
  'no code': (row) => ({ ...row, ApprovalCode: undefined }),
  'no invoice': (row) => ({ ...row, LotNo: undefined, InvoiceNo: undefined }),
  'card alone': (row) => ({ ...row, LotNo: undefined, InvoiceNo: undefined, ApprovalCode: undefined }),
} satisfies Record<string, (row: StatementRow) => StatementRow>;
type Form = keyof typeof FORMS;

test.each<[Form, Form, ReturnType<typeof likenessOf>]>([
  ['whole', 'sheet', 'same'],
  ['whole', 'no code', 'same'],
  ['sheet', 'no code', 'same'],
  ['whole', 'no invoice', 'same'],
  ['no code', 'no invoice', 'unknown'],
  ['whole', 'card alone', 'unknown'],
  ['card alone', 'card alone', 'same'],
])('a row told %s and %s', (one, other, likeness) => {
  expect(likenessOf(FORMS[one](saleOf(1)), FORMS[other](saleOf(1)))).toBe(likeness);
  expect(likenessOf(FORMS[other](saleOf(1)), FORMS[one](saleOf(1)))).toBe(likeness);
});

test('sales of one amount, day and card are two when a code, an invoice or the card says so', () => {
  expect(likenessOf(saleOf(1), saleOf(2))).toBe('other');
  expect(likenessOf(FORMS['no code'](saleOf(1)), FORMS['no code'](saleOf(2)))).toBe('other');
  const card = { ...FORMS['card alone'](saleOf(1)), CardMasked: '4221 51** **** 0000' };
  expect(likenessOf(card, FORMS['card alone'](saleOf(1)))).toBe('other');
});

test('the sheet of a statement that was paid pays nothing, not even by hand', () => {
  upload([1], 'whole');
  must(pay(1));
  for (const form of Object.keys(FORMS) as Form[]) upload([1], form);
  for (const line of shop.world.statementLines.rows.slice(1)) {
    change(line.LineID, { Status: 0 });
    expect(codeOf(change(line.LineID, { Status: 2, LogWithdrawalID: 2 }))).toBe('Duplicate');
  }
  expect(paidSales()).toEqual([1]);
});

test('of two sales told by their card alone one is left when the other was paid from another file', () => {
  upload([1], 'no invoice');
  must(pay(1));
  upload([1, 2], 'no code');
  expect(codeOf(change(3, { Status: 2, LogWithdrawalID: 2 }))).toBe('done');
  expect(codeOf(change(2, { Status: 2, LogWithdrawalID: 3 }))).not.toBe('done');
});

const step = fc.oneof(
  fc.record({
    kind: fc.constant('upload' as const),
    numbers: fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 3 }),
    form: fc.constantFrom(...(Object.keys(FORMS) as Form[])),
  }),
  fc.record({ kind: fc.constant('pay' as const), file: fc.integer({ min: 1, max: 4 }) }),
  fc.record({
    kind: fc.constant('change' as const),
    line: fc.integer({ min: 1, max: 8 }),
    to: fc.constantFrom(0 as const, 1, 2, 3),
    swipe: fc.integer({ min: 1, max: 3 }),
  }),
);

test('in whatever form and order statements come, no more is paid than there were sales, and a file again pays nothing', () => {
  const start = saveWorld(shop.world);
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      shop = { ...shop, world: loadWorld(start) };
      const seen = new Set<number>();
      for (const each of steps) {
        if (each.kind === 'upload') {
          upload(each.numbers, each.form);
          each.numbers.forEach((number) => seen.add(number));
        } else if (each.kind === 'pay') pay(each.file);
        else change(each.line, { Status: each.to, LogWithdrawalID: each.swipe });
        const matched = shop.world.statementLines.rows.filter((line) => line.LogWithdrawalID !== undefined);
        expect(matched.length).toBeLessThanOrEqual(seen.size);
        expect(paidSales().length).toBeLessThanOrEqual(seen.size);
        expect(new Set(paidSales()).size).toBe(paidSales().length);
      }
    }),
    runs(SHOPS),
  );
});

/** Swipes that were paid, each as often as it was. */
function paidSales(): (number | undefined)[] {
  return shop.world.statementLines.rows
    .filter((line) => lineStatus(shop.world, line) === 4)
    .map(({ LogWithdrawalID }) => LogWithdrawalID);
}

function upload(numbers: readonly number[], form: Form) {
  const rows = numbers.map((number) => FORMS[form](saleOf(number)));
  const file = statementFile((files += 1), pdfOf(rows));
  return uploadStatement(shop.world, { file, posid: shop.posId }, shop.owner);
}

function pay(FileID: number) {
  return payStatement(shop.world, { FileID, BankCardID: shop.bankCardId }, shop.owner);
}

function change(LineID: number, to: { Status: 0 | 1 | 2 | 3; LogWithdrawalID?: number }) {
  return changeLineStatus(shop.world, { LineID, ...to, Reason: 'Ngân hàng thu hồi' }, shop.owner);
}
