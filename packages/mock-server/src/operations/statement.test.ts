import { beforeEach, expect, test } from 'vitest';
import type { StatementRow } from '../core/records/statement.ts';
import { statementPdf, statementReading } from '../samples/statementPdf.ts';
import { orderAtWork, stockedShop, type StockedShop } from '../testing/openShop.ts';

let shop: StockedShop;
let posDebt: number;

beforeEach(() => {
  shop = stockedShop();
  swipe('000001', 10_000_000);
  swipe('000002', 20_000_000);
  posDebt = debtOfPos();
});

function swipe(InvoiceNo: string, Amount: number): void {
  const ScheduleID = orderAtWork(shop);
  const slip = { PosID: shop.posId, LotNo: '000123', InvoiceNo, ApprovalCode: `A${InvoiceNo.slice(1)}` };
  shop.ask('addWithdrawal', { body: { ScheduleID, Amount, ...slip, OverrideReason: 'Khách chờ' } });
}

function row(InvoiceNo: string, Amount: number, Fee = Amount * 0.0132): StatementRow {
  const slip = { TID: '24531876', LotNo: '000123', InvoiceNo, ApprovalCode: `A${InvoiceNo.slice(1)}` };
  return { Date: '2026-11-20', ...slip, Amount, Fee, Net: Amount - Fee };
}

function upload(rows: readonly StatementRow[]) {
  const bytes = statementPdf({ bankName: 'Vietcombank', merchantName: 'Thẻ Phú Nhuận' }, rows);
  const file = { name: 'sao-ke.pdf', type: 'application/pdf', bytes, pdf: statementReading(rows) };
  return shop.engine.call('uploadStatementPdf', { query: { posid: shop.posId }, body: { file } }, shop.session).body;
}

function look(rows: readonly StatementRow[]) {
  const file = { name: 'sao-ke.pdf', type: 'application/pdf', bytes: Uint8Array.of(1), pdf: statementReading(rows) };
  return shop.engine.call('readStatement', { query: { posid: shop.posId }, body: { file } }, shop.session).body;
}

const lines = (more: object = {}) => shop.ask('listPdfBills', more);
const debtOfPos = () => shop.ask('listPos', {}).Totals.Debt;
const account = () => Number(shop.ask('listBankCards', {}).Totals.Balance);
const pay = (more: object = {}) =>
  shop.reply('payDebtFromPdf', { body: { FileID: 1, BankCardID: shop.bankCardId, ...more } }).body;

test('a statement is matched, its matched rows are paid once, and the fee difference stays open', () => {
  upload([row('000001', 10_000_000, 135_000), row('000002', 20_000_000), row('000009', 7_000_000)]);
  expect(lines()).toMatchObject({
    Total: 3,
    Totals: { Amount: 37_000_000, Matched: 2, Unmatched: 1, Paid: 0, FeeDifference: 3_000 },
  });
  const before = account();
  const paid = 9_865_000 + 19_736_000;
  expect(pay()).toMatchObject({
    Message: 'Thanh toán theo sao kê thành công',
    Data: { FileID: 1, Totals: { Paid: 2, PaidNet: paid } },
  });
  expect([account() - before, posDebt - debtOfPos()]).toEqual([paid, paid]);
  expect(debtOfPos()).toBe(3_000);
  expect([pay()['Code'], pay({ LineIDs: [1] })['Code'], pay({ LineIDs: [3] })['Code']]).toEqual([
    'NoDebt',
    'Duplicate',
    'WrongStatus',
  ]);
  expect([4, 0].map((Status) => lines({ Status }).Total)).toEqual([2, 1]);
  expect(lines({ GeneralSearch: 'A00002' }).Data).toMatchObject([{ Status: 4, Net: 19_736_000, FeeDifference: 0 }]);
});

test('a payment is taken back row by row with a reason, and the row may be paid again', () => {
  upload([row('000001', 10_000_000), row('000002', 20_000_000)]);
  const before = account();
  pay();
  expect(shop.reply('changePdfLineStatus', { LineID: 1, Status: 2, Reason: 'Sai' }).body.Code).toBe('ReasonRequired');
  const back = shop.ask('changePdfLineStatus', { LineID: 1, Status: 2, Reason: 'Ngân hàng thu hồi' });
  expect([back.Message, back.Data.Status]).toEqual(['Cập nhật dòng sao kê thành công', 2]);
  expect([account() - before, debtOfPos()]).toEqual([19_736_000, 9_868_000]);
  expect(pay({ LineIDs: [1] })['Result']).toBe(1);
  expect([account() - before, debtOfPos()]).toEqual([29_604_000, 0]);
});

test('a row nobody matched is matched by hand or left out, never paid as it is', () => {
  upload([{ ...row('000001', 10_000_000), InvoiceNo: undefined, ApprovalCode: 'ZZZZZZ' }, row('000009', 7_000_000)]);
  const statuses = lines({ SortBy: 'LineID', SortDir: 'asc' }).Data.map((line) => [line.LineID, line.Status]);
  expect(statuses).toEqual([
    [1, 0],
    [2, 0],
  ]);
  shop.ask('changePdfLineStatus', { LineID: 2, Status: 3 });
  expect(lines().Totals.Ignored).toBe(1);
  shop.ask('changePdfLineStatus', { LineID: 2, Status: 0 });
  expect(shop.reply('changePdfLineStatus', { LineID: 2, Status: 2, LogWithdrawalID: 99 }).body.Result).toBe(0);
  const chosen = shop.ask('changePdfLineStatus', { LineID: 1, Status: 2, LogWithdrawalID: 1 }).Data;
  expect([chosen.Status, chosen.Match?.LogWithdrawalID]).toEqual([2, 1]);
  expect(shop.reply('changePdfLineStatus', { LineID: 99, Status: 3 }).body.Code).toBe('NotFound');
});

test('lines that could not be read are listed with their word, and only to those who see the statement', () => {
  upload([row('000001', 10_000_000), { ...row('000002', 20_000_000), Net: 5 }]);
  expect(shop.ask('listUnreadLines', { FileID: 1 })).toMatchObject({
    Total: 1,
    Data: [{ Place: 'Dòng 3', Word: '5', Reason: 'Số tiền trừ phí không bằng thực nhận' }],
  });
  expect(shop.reply('listUnreadLines', { FileID: 9 }).body.Code).toBe('NotFound');
});

test('a statement is shown column by column without being kept, and what is taught of its bank is kept', () => {
  const before = shop.engine.changes.count;
  const amount = expect.objectContaining({ Title: 'SO TIEN', Field: 'Amount' }) as object;
  const shown = { BankID: 1, Rows: 1, UnreadLines: [], Columns: expect.arrayContaining([amount]) as object };
  expect(look([row('000001', 10_000_000)])).toMatchObject({ Data: shown });
  expect(shop.engine.changes.count).toBe(before);
  const Columns = [
    { Title: 'SO TIEN', Field: 'Net' },
    { Title: 'THUC NHAN', Field: 'Amount' },
    { Title: 'NGAY GD', Field: 'Date' },
  ] as const;
  const taught = shop.ask('saveStatementLayout', { body: { BankID: 1, Columns: [...Columns] } });
  expect([taught.Message, taught.Data.LayoutID]).toEqual(['Lưu mẫu sao kê thành công', 1]);
  expect(look([row('000001', 10_000_000)])).toMatchObject({ Data: { Rows: 0 } });
});

test('the same file is taken once', () => {
  upload([row('000001', 10_000_000)]);
  const before = shop.engine.changes.count;
  expect(upload([row('000001', 10_000_000)])).toMatchObject({ Result: 0, Code: 'Duplicate' });
  expect([shop.engine.changes.count, lines({ FileID: 1 }).Total, lines({ toDate: '2026-11-19' }).Total]).toEqual([
    before,
    1,
    0,
  ]);
});
