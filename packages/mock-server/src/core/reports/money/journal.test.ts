import { expect, test } from 'vitest';
import { cancelLine } from '../../schedules/cancelLine.ts';
import { addLine } from '../../schedules/moneyLines.ts';
import { addWithdrawal } from '../../schedules/swipes.ts';
import { changeScheduleStatus } from '../../schedules/changeStatus.ts';
import { LINE_KIND } from '../../records/schedule.ts';
import { hire, openCompany } from '../../testing/openCompany.ts';
import { codeOf, must, openShop, startOrder, type TestShop } from '../../testing/openShop.ts';
import { ACTION, MENU } from '../../values/menus.ts';
import { getCashBook } from './cashBook.ts';

const DAY = { fromDate: '2026-11-20', toDate: '2026-11-20', Account: 'all' };
const MILLION = 1_000_000;

test('an entry stands on each of its accounts, debits first, by the names of the funds, debts and lines of the result', () => {
  const shop = openShop();
  dayOfWork(shop);
  const { book, total, totals } = must(getCashBook(shop.world, DAY, shop.owner));
  expect(book.Entries.map((line) => [line.VoucherNo, line.Fund, line.In, line.Out, line.Balance])).toEqual([
    ['SDD000001', 'VCB ···5600', 500 * MILLION, 0, 500 * MILLION],
    ['SDD000001', 'Số dư đầu kỳ nhập vào', 0, 500 * MILLION, -500 * MILLION],
    ['NT000001', 'Công nợ khách: Nguyễn Thị Hoa', 30 * MILLION, 0, 30 * MILLION],
    ['NT000001', 'VCB ···5600', 0, 30 * MILLION, 470 * MILLION],
    ['QT000001', 'Công nợ POS: Máy VCB', 29_604_000, 0, 29_604_000],
    ['QT000001', 'Phí máy', 396_000, 0, 396_000],
    ['QT000001', 'Công nợ khách: Nguyễn Thị Hoa', 0, 30 * MILLION, 0],
    ['QTD000001', 'Công nợ khách: Nguyễn Thị Hoa', 540_000, 0, 540_000],
    ['QTD000001', 'Doanh thu phí', 0, 540_000, -540_000],
    ['KT000002', 'Tiền mặt', 540_000, 0, 540_000],
    ['KT000002', 'Công nợ khách: Nguyễn Thị Hoa', 0, 540_000, 0],
    ['KT000002', 'Công nợ khách: Nguyễn Thị Hoa', 540_000, 0, 540_000],
    ['KT000002', 'Tiền mặt', 0, 540_000, 0],
  ]);
  expect([total, book.Funds]).toEqual([13, []]);
  expect(totals).toEqual({ Opening: 0, In: 561_620_000, Out: 561_620_000, Closing: 0 });
});

test.each([
  ['a page', { PageIndex: 2, PageSize: 10 }, 13, 3],
  ['words of an account', { GeneralSearch: 'phi may' }, 1, 1],
  ['the name of the customer', { GeneralSearch: 'nguyen thi hoa' }, 9, 9],
  ['days without business', { fromDate: '2026-11-21', toDate: '2026-11-22' }, 0, 0],
])('the journal is read by %s', (_by, asked, total, rows) => {
  const shop = openShop();
  dayOfWork(shop);
  const found = must(getCashBook(shop.world, { ...DAY, ...asked }, shop.owner));
  expect([found.total, found.book.Entries.length]).toEqual([total, rows]);
});

test.each([
  ['of some funds', { accountType: 1 as const }],
  ['of one fund', { accountID: 1 }],
  ['of one figure', { Figure: 'Revenue' as const }],
  ['of one order', { ScheduleID: 1 }],
  ['of one entry', { EntryID: 1 }],
])('a journal %s, which would not balance, is refused', (_of, part) => {
  const { world, owner } = openShop();
  expect(codeOf(getCashBook(world, { ...DAY, ...part }, owner))).toBe('Invalid');
});

test('the whole journal is refused to who may open figures alone', () => {
  const shop = openShop();
  const seesTurnover = hire(shop, 'xemdoanhthu', { MenuID: MENU.turnover, ActionIDs: [ACTION.view, ACTION.profit] });
  expect(codeOf(getCashBook(shop.world, DAY, seesTurnover))).toBe('Forbidden');
});

test('in the company view each account bears its shop', () => {
  const shop = openShop();
  dayOfWork(shop);
  const { Entries } = must(getCashBook(shop.world, { ...DAY, PageSize: 2 }, openCompany(shop))).book;
  expect(Entries.map(({ Fund }) => Fund)).toEqual(['VCB ···5600 – Thẻ Thử', 'Số dư đầu kỳ nhập vào – Thẻ Thử']);
});

/** An order of 30 tr is paid, swiped and settled; its fee is collected in cash, and that is taken back. */
function dayOfWork(shop: TestShop): void {
  const { world, owner, bankCardId, posId } = shop;
  const { ScheduleID } = startOrder(shop, { Amount: 30 * MILLION });
  const bank = { Method: 2 as const, BankCardID: bankCardId };
  must(addLine(world, LINE_KIND.payCard, { ScheduleID, Amount: 30 * MILLION, ...bank }, owner));
  must(addWithdrawal(world, { ScheduleID, PosID: posId, Amount: 30 * MILLION }, owner));
  must(changeScheduleStatus(world, { ScheduleID, Status: 4 }, owner));
  const fee = must(addLine(world, LINE_KIND.topUp, { ScheduleID, Amount: 540_000, Method: 1 }, owner));
  must(cancelLine(world, LINE_KIND.topUp, { PaymentID: fee.PaymentID, Reason: 'Thu nhầm khách' }, owner));
}
