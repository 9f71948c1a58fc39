import { beforeEach, expect, test } from 'vitest';
import { trialBalance } from '../ledger/audit.ts';
import { accounts } from '../records/accounts.ts';
import { balanceOf } from '../ledger/balance.ts';
import { cancelLotPayment, payNumberLot } from '../lots/payLot.ts';
import type { StatementRow } from '../records/statement.ts';
import { addWithdrawal, cancelWithdrawal } from '../schedules/swipes.ts';
import { compareDebt } from '../debts/compareDebt.ts';
import { savePos } from '../pos/savePos.ts';
import { codeOf, contextAt, imageOf, must, openShop, startOrder, type TestShop } from '../testing/openShop.ts';
import { bankRow, pdfOf, statementFile } from '../testing/bankRows.ts';
import { changeLineStatus, type ChangeLineCommand } from './changeLine.ts';
import { listPdfLines, statementView } from './listLines.ts';
import { payStatement } from './payStatement.ts';
import { uploadStatement, type UploadStatementCommand } from './uploadStatement.ts';

const MILLION = 1_000_000;
const Reason = 'Ngân hàng thu hồi';

let shop: TestShop;
let orderId: number;
let files: number;

beforeEach(() => {
  files = 0;
  shop = openShop();
  orderId = startOrder(shop, { Amount: 100 * MILLION }).ScheduleID;
  swipe('000001', 'A00001', 10);
  swipe('000002', 'A00002', 20);
  swipe('000003', undefined, 20);
});

test.each<[string, Partial<StatementRow>, number, number | undefined]>([
  ['by approval code and amount', {}, 1, 1],
  ['by lot and invoice when the code is another', { ApprovalCode: 'ZZZZZZ' }, 1, 1],
  ['by day, amount and card when the slip is unknown', { ApprovalCode: undefined, InvoiceNo: undefined }, 1, 1],
  ['not on another terminal', { TID: '11112222' }, 0, undefined],
  ['not of another amount', { Amount: 9 * MILLION, Fee: 0, Net: 9 * MILLION }, 0, undefined],
  ['not for another sale', { InvoiceNo: '9', Amount: 9 * MILLION, Fee: 0, Net: 9 * MILLION }, 0, undefined],
  [
    'not for another card',
    { ApprovalCode: undefined, InvoiceNo: undefined, CardMasked: '4221 51** **** 0000' },
    0,
    undefined,
  ],
  ['not outside the days asked for', { Date: '2026-11-18' }, 3, undefined],
])('a row is matched %s', (_, change, status, swipeId) => {
  upload([{ ...bankRow(1), ...change }], { fromDate: '2026-11-19', toDate: '2026-11-20' });
  expect([lineOf(1).Status, lineOf(1).LogWithdrawalID]).toEqual([status, swipeId]);
});

test('several that fit are for somebody to choose from, once chosen they are taken', () => {
  upload([
    { ...bankRow(2), ApprovalCode: undefined, InvoiceNo: undefined },
    { ...bankRow(3), InvoiceNo: undefined },
  ]);
  expect(viewOf(1)).toMatchObject({ Status: 0, Candidates: [{ LogWithdrawalID: 2 }, { LogWithdrawalID: 3 }] });
  expect(codeOf(change(1, { Status: 1 }))).toBe('AmountMismatch');
  expect(codeOf(change(1, { Status: 2 }))).toBe('Invalid');
  must(change(1, { Status: 2, LogWithdrawalID: 1 }));
  expect(viewOf(1)).toMatchObject({ AmountDifference: 10 * MILLION });
  must(change(1, { Status: 2, LogWithdrawalID: 2 }));
  expect(viewOf(1)).toMatchObject({ Status: 2, Match: { LogWithdrawalID: 2 }, FeeDifference: 0, Candidates: [] });
});

test('the same row twice in a file, and the same file again, are taken once', () => {
  upload([bankRow(1), bankRow(1)]);
  expect([lineOf(1).Status, lineOf(2)]).toMatchObject([1, { Status: 3, Note: 'Trùng một dòng trong cùng tệp' }]);
  const before = imageOf(shop.world);
  expect(uploadStatement(shop.world, commandOf([bankRow(1), bankRow(1)], {}, 1), shop.owner)).toMatchObject({
    code: 'Duplicate',
    message: 'Sao kê này đã được tải lên ngày 20/11/2026 (sao-ke-1.pdf)',
  });
  expect(imageOf(shop.world)).toBe(before);
});

test('paying brings into the fund what the bank paid and leaves a fee difference open in the lot', () => {
  upload([{ ...bankRow(1), Fee: 135_000, Net: 9_865_000 }, bankRow(2), { ...bankRow(3), TID: '99999999' }]);
  const fund = balanceOf(shop.world, 1, accounts.bank(shop.bankCardId));
  const pos = balanceOf(shop.world, 1, accounts.pos(shop.posId));
  expect(viewOf(1).FeeDifference).toBe(3000);
  must(pay(1));
  const paid = 9_865_000 + 19_736_000;
  expect(balanceOf(shop.world, 1, accounts.bank(shop.bankCardId)) - fund).toBe(paid);
  expect(pos - balanceOf(shop.world, 1, accounts.pos(shop.posId))).toBe(paid);
  expect(totalsOf(1)).toMatchObject({ Paid: 2, Unmatched: 1, PaidNet: paid, FeeDifference: 3000 });
  expect([...trialBalance(shop.world).values()]).toEqual([0]);
  expect(codeOf(pay(1))).toBe('NoDebt');
  expect(codeOf(pay(1, [1]))).toBe('Duplicate');
});

test('another file with the same row does not pay again, before and after it was paid', () => {
  upload([bankRow(1)]);
  upload([bankRow(1), bankRow(2)]);
  expect(lineOf(2)).toMatchObject({ Status: 0 });
  must(pay(1));
  expect(viewOf(2)).toMatchObject({ Status: 0, Candidates: [], PaidInFileID: 1 });
  expect(codeOf(change(2, { Status: 2, LogWithdrawalID: 1 }))).toBe('Duplicate');
  upload([bankRow(1)]);
  expect(lineOf(4)).toMatchObject({ Status: 3, Note: 'Đã thanh toán ở sao kê khác' });
});

test('rows of several terminals are paid together or not at all, a terminal whose balance is agreed on among them', () => {
  const { world, owner, posId } = shop;
  const child = { PosName: 'Máy con', TID: '24531877', BankID: 1, PosParentID: posId, Fees: [{ FeePercent: 1320 }] };
  const { posID } = must(savePos(world, child, owner));
  swipe('000009', 'A00009', 20, posID);
  upload([bankRow(1), { ...bankRow(2), TID: '24531877', InvoiceNo: '000009', ApprovalCode: 'A00009' }]);
  const tomorrow = contextAt('2026-11-21T09:00:00+07:00', owner.userId, owner.shopId);
  const agreed = { TheirBalance: balanceOf(world, 1, accounts.pos(posID)), Date: owner.businessDate, Lock: true };
  must(compareDebt(world, { DebtType: 4, PartyID: posID }, agreed, tomorrow));
  const before = imageOf(world);
  const late = { FileID: 1, BankCardID: shop.bankCardId, PaidAt: owner.now };
  expect(codeOf(payStatement(world, late, tomorrow))).toBe('Locked');
  expect(imageOf(world)).toBe(before);
  expect(must(payStatement(world, { ...late, PaidAt: tomorrow.now }, tomorrow)).FileID).toBe(1);
});

test('cancelling the payment, from the row or from the lot, gives everything back and lets it be paid again', () => {
  upload([bankRow(1), bankRow(2)]);
  const balances = () =>
    [accounts.bank(shop.bankCardId), accounts.pos(shop.posId)].map((each) => balanceOf(shop.world, 1, each));
  const before = balances();
  must(pay(1));
  expect(codeOf(change(1, { Status: 0 }))).toBe('WrongStatus');
  expect(codeOf(change(1, { Status: 2, Reason: 'Sai' }))).toBe('ReasonRequired');
  must(change(1, { Status: 2, Reason }));
  must(cancelLotPayment(shop.world, { payNumberLoID: 2, Reason }, shop.owner));
  expect([viewOf(1).Status, viewOf(2).Status, balances()]).toEqual([2, 2, before]);
  must(pay(1));
  expect(totalsOf(1).Paid).toBe(2);
});

test.each<[string, () => string]>([
  ['a row nobody matched', () => codeOf(pay(1, [3]))],
  ['a row that is not there', () => codeOf(pay(1, [1, 99]))],
  ['a statement that is not there', () => codeOf(pay(9))],
  ['a fund that is not there', () => codeOf(payStatement(shop.world, { FileID: 1, BankCardID: 99 }, shop.owner))],
  [
    'a day to come',
    () =>
      codeOf(
        payStatement(
          shop.world,
          { FileID: 1, BankCardID: shop.bankCardId, PaidAt: '2026-11-21T09:00:00+07:00' },
          shop.owner,
        ),
      ),
  ],
  ['another shop', () => codeOf(payStatement(shop.world, { FileID: 1 }, { ...shop.owner, shopId: 9 }))],
])('paying %s is refused and nothing changes', (_, attempt) => {
  upload([bankRow(1), bankRow(2), { ...bankRow(3), TID: '99999999' }]);
  const before = imageOf(shop.world);
  expect(attempt()).not.toBe('done');
  expect(imageOf(shop.world)).toBe(before);
});

test('a row is not paid beyond what is left of its lot, and with it none of the others', () => {
  upload([bankRow(1), bankRow(2)]);
  const lot = { NumberLoID: 1, Amount: 40 * MILLION, Method: 1 as const };
  must(payNumberLot(shop.world, lot, shop.owner));
  const before = imageOf(shop.world);
  expect(payStatement(shop.world, { FileID: 1, BankCardID: shop.bankCardId }, shop.owner)).toMatchObject({
    code: 'OverDebt',
    message: expect.stringMatching(/^Dòng A0000[12] .* vượt quá số còn lại/) as string,
  });
  expect(imageOf(shop.world)).toBe(before);
});

test('a swipe that was cancelled is not paid', () => {
  upload([bankRow(1)]);
  must(cancelWithdrawal(shop.world, { ScheduleID: orderId, LogWithdrawalId: 1, Reason }, shop.owner));
  expect(codeOf(pay(1))).toBe('WrongStatus');
});

test.each<[string, Partial<UploadStatementCommand>, string]>([
  ['for a terminal that is not there', { posid: 99 }, 'NotFound'],
  ['of a bank that is not there', { bankID: 9999 }, 'NotFound'],
  ['of no day', { fromDate: '2026-02-30' }, 'Invalid'],
  ['of days in the wrong order', { fromDate: '2026-11-20', toDate: '2026-11-19' }, 'Invalid'],
  ['that could not be read', { file: statementFile(1, { ok: false, message: 'Tệp PDF có mật khẩu' }) }, 'Invalid'],
  [
    'without a table',
    { file: statementFile(1, { ok: true, lines: [[{ text: 'xin chào', from: 0, to: 9 }]] }) },
    'Invalid',
  ],
  ['that was not read at all', { file: { ...statementFile(1, pdfOf([])), pdf: undefined } }, 'Invalid'],
])('a statement %s is refused and nothing is stored', (_, wrong, code) => {
  const before = imageOf(shop.world);
  expect(codeOf(uploadStatement(shop.world, { ...commandOf([bankRow(1)]), ...wrong }, shop.owner))).toBe(code);
  expect(imageOf(shop.world)).toBe(before);
});

function swipe(InvoiceNo: string, ApprovalCode: string | undefined, millions: number, PosID = shop.posId): void {
  const sale = { PosID, Amount: millions * MILLION, LotNo: '000123', InvoiceNo, ApprovalCode };
  must(addWithdrawal(shop.world, { ...sale, ScheduleID: orderId, OverrideReason: 'Khách chờ' }, shop.owner));
}

function commandOf(rows: readonly StatementRow[], more: Partial<UploadStatementCommand> = {}, number = (files += 1)) {
  return { file: statementFile(number, pdfOf(rows)), posid: shop.posId, ...more };
}

function upload(rows: readonly StatementRow[], more: Partial<UploadStatementCommand> = {}): void {
  must(uploadStatement(shop.world, commandOf(rows, more), shop.owner));
}

function pay(FileID: number, LineIDs?: number[]) {
  return payStatement(shop.world, { FileID, LineIDs, BankCardID: shop.bankCardId }, shop.owner);
}

function change(LineID: number, more: Omit<ChangeLineCommand, 'LineID'>) {
  return changeLineStatus(shop.world, { LineID, ...more }, shop.owner);
}

function lineOf(id: number) {
  const line = shop.world.statementLines.get(id);
  if (!line) throw new Error(`There is no row ${id}.`);
  return line;
}

function viewOf(id: number) {
  const view = must(listPdfLines(shop.world, {}, shop.owner)).rows.find((line) => line.LineID === id);
  if (!view) throw new Error(`There is no row ${id}.`);
  return view;
}

function totalsOf(id: number) {
  const statement = shop.world.statements.get(id);
  if (!statement) throw new Error(`There is no statement ${id}.`);
  return statementView(shop.world, statement).Totals;
}
