import * as fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { runs } from '../../../../../scripts/random.ts';
import { balanceOf } from '../ledger/balance.ts';
import { cancelLotPayment } from '../lots/payLot.ts';
import { accounts } from '../records/accounts.ts';
import type { StatementRow } from '../records/statement.ts';
import { addWithdrawal } from '../schedules/swipes.ts';
import { loadWorld, saveWorld } from '../store/world.ts';
import { bankRow, pdfOf, statementFile } from '../testing/bankRows.ts';
import { codeOf, imageOf, must, openShop, startOrder, type TestShop } from '../testing/openShop.ts';
import { sumOf } from '../values/money.ts';
import { changeLineStatus, type ChangeLineCommand } from './changeLine.ts';
import { lineStatus } from './lineStatus.ts';
import { listPdfLines } from './listLines.ts';
import { payStatement } from './payStatement.ts';
import { uploadStatement } from './uploadStatement.ts';

/** Statements worked on at every run. */
const STATEMENTS = 400;
const MILLION = 1_000_000;
const Reason = 'Ngân hàng thu hồi';

let shop: TestShop;
let files: number;

beforeEach(() => {
  files = 0;
  shop = openShop();
  const { ScheduleID } = startOrder(shop, { Amount: 100 * MILLION });
  for (const [InvoiceNo, ApprovalCode, millions] of [
    ['000001', 'A00001', 10],
    ['000002', 'A00002', 20],
    ['000003', undefined, 20],
  ] as const) {
    const sale = { PosID: shop.posId, Amount: millions * MILLION, LotNo: '000123', InvoiceNo, ApprovalCode };
    must(addWithdrawal(shop.world, { ...sale, ScheduleID, OverrideReason: 'Khách chờ' }, shop.owner));
  }
});

test('a sale that stands in a file four times is matched with one swipe, whichever of its rows is set back', () => {
  must(upload([2, 2, 2, 2].map(bankRow)));
  must(change(4, { Status: 0 }));
  expect(viewOf(4)).toMatchObject({ Status: 0, Candidates: [] });
  expect(codeOf(change(4, { Status: 1 }))).toBe('Duplicate');
  expect(change(4, { Status: 2, LogWithdrawalID: 3 })).toMatchObject({
    code: 'Duplicate',
    message: 'Giao dịch này đã khớp ở một dòng khác của sao kê sao-ke-1.pdf',
  });
  must(change(1, { Status: 0 }));
  must(change(4, { Status: 2, LogWithdrawalID: 3 }));
  expect(codeOf(change(1, { Status: 2, LogWithdrawalID: 2 }))).toBe('Duplicate');
  must(pay(1));
  expect(paidLines()).toMatchObject([{ LineID: 4, LogWithdrawalID: 3 }]);
});

test('a row that another file matched already is matched with no other swipe of the same card and amount', () => {
  must(upload([bankRow(2)]));
  must(upload([bankRow(2), bankRow(1)]));
  expect([lineOf(2).Status, lineOf(2).LogWithdrawalID]).toEqual([0, undefined]);
  must(pay(2));
  must(pay(1));
  expect(paidLines().map((line) => line.LogWithdrawalID)).toEqual([2, 1]);
});

test.each<[string, Partial<StatementRow>, Partial<StatementRow>]>([
  ['approval code, without its invoice', {}, { LotNo: undefined, InvoiceNo: undefined }],
  ['invoice, without its approval code', {}, { ApprovalCode: undefined }],
  ['invoice, its card masked otherwise', { ApprovalCode: undefined }, { CardMasked: '422151******4821' }],
])('another file that tells a sale by its %s matches no second swipe with it', (_, first, again) => {
  must(upload([{ ...bankRow(2), ...first }]));
  must(upload([{ ...bankRow(2), ...first, ...again }]));
  expect([lineOf(1), lineOf(2)]).toMatchObject([{ Status: 1, LogWithdrawalID: 2 }, { Status: 0 }]);
  expect(codeOf(change(2, { Status: 2, LogWithdrawalID: 3 }))).toBe('Duplicate');
  must(pay(1));
  expect(viewOf(2)).toMatchObject({ PaidInFileID: 1 });
});

test('two rows of one sale that are matched with two swipes all the same are not paid together', () => {
  must(upload([bankRow(2), bankRow(2)]));
  shop.world.statementLines.put({ ...lineOf(2), Status: 2, LogWithdrawalID: 3, Note: undefined });
  const before = imageOf(shop.world);
  expect(codeOf(pay(1))).toBe('Duplicate');
  expect(imageOf(shop.world)).toBe(before);
  must(pay(1, [2]));
  expect(codeOf(pay(1, [1]))).toBe('Duplicate');
});

test('whatever order files, payments, choices and cancels come in, a row pays one sale and a sale is paid by one row', () => {
  const start = saveWorld(shop.world);
  fc.assert(
    fc.property(fc.array(step, { maxLength: 14 }), (steps) => {
      shop = { ...shop, world: loadWorld(start) };
      for (const each of steps) {
        play(each);
        expectPaidOnce();
      }
    }),
    runs(STATEMENTS),
  );
});

const sale = fc.integer({ min: 1, max: 3 });
const line = fc.integer({ min: 1, max: 6 });
/** Rows of a file: half of the files say one sale several times. */
const rows = fc.oneof(
  fc.array(sale, { minLength: 1, maxLength: 4 }),
  fc.tuple(sale, fc.integer({ min: 2, max: 4 })).map(([number, times]) => Array<number>(times).fill(number)),
);

/** What a person does; to match a row otherwise is one thought and two calls. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('upload' as const), rows, withCodes: fc.boolean() }),
  fc.record({ kind: fc.constant('pay' as const), file: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant('change' as const), line, to: fc.constantFrom(0 as const, 1, 2, 3), swipe: sale }),
  fc.record({ kind: fc.constant('rematch' as const), line, swipe: sale }),
  fc.record({ kind: fc.constant('cancel' as const), payment: fc.integer({ min: 1, max: 6 }) }),
);

type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

function play(each: Step): void {
  if (each.kind === 'upload') upload(each.rows.map((number) => rowOf(number, each.withCodes)));
  if (each.kind === 'pay') pay(each.file);
  if (each.kind === 'cancel') cancelLotPayment(shop.world, { payNumberLoID: each.payment, Reason }, shop.owner);
  if (each.kind === 'change') change(each.line, { Status: each.to, LogWithdrawalID: each.swipe, Reason });
  if (each.kind === 'rematch') {
    change(each.line, { Status: 0 });
    change(each.line, { Status: 2, LogWithdrawalID: each.swipe, Reason });
  }
}

/** Banks leave the approval code out of some files; the third sale never had one. */
function rowOf(number: number, withCodes: boolean): StatementRow {
  const row = bankRow(number);
  return withCodes && number < 3 ? row : { ...row, ApprovalCode: undefined };
}

function expectPaidOnce(): void {
  const { world, bankCardId } = shop;
  const paid = paidLines();
  expect(new Set(paid.map((each) => each.LogWithdrawalID)).size).toBe(paid.length);
  expect(new Set(paid.map((each) => each.InvoiceNo)).size).toBe(paid.length);
  const matched = world.statementLines.rows.filter((each) => each.LogWithdrawalID !== undefined);
  expect(new Set(matched.map((each) => each.LogWithdrawalID)).size).toBe(matched.length);
  expect(new Set(matched.map((each) => each.InvoiceNo)).size).toBe(matched.length);
  expect(balanceOf(world, 1, accounts.bank(bankCardId))).toBe(500 * MILLION + sumOf(paid, (each) => each.Net));
}

function paidLines() {
  return shop.world.statementLines.rows.filter((each) => lineStatus(shop.world, each) === 4);
}

function upload(given: readonly StatementRow[]) {
  const file = statementFile((files += 1), pdfOf(given));
  return uploadStatement(shop.world, { file, posid: shop.posId }, shop.owner);
}

function pay(FileID: number, LineIDs?: number[]) {
  return payStatement(shop.world, { FileID, LineIDs, BankCardID: shop.bankCardId }, shop.owner);
}

function change(LineID: number, more: Omit<ChangeLineCommand, 'LineID'>) {
  return changeLineStatus(shop.world, { LineID, ...more }, shop.owner);
}

function lineOf(id: number) {
  const found = shop.world.statementLines.get(id);
  if (!found) throw new Error(`There is no row ${id}.`);
  return found;
}

function viewOf(id: number) {
  const view = must(listPdfLines(shop.world, {}, shop.owner)).rows.find((each) => each.LineID === id);
  if (!view) throw new Error(`There is no row ${id}.`);
  return view;
}
