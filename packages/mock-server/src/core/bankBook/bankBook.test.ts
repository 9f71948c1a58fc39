import { beforeEach, describe, expect, test } from 'vitest';
import { bankBookReading } from '../../samples/bankBook.ts';
import type { UploadedFile } from '../files/uploadedFile.ts';
import { accounts } from '../records/accounts.ts';
import { balanceOf } from '../ledger/balance.ts';
import type { BankRow } from '../records/bankBook.ts';
import { codeOf, imageOf, must, openShop, startOrder, type TestShop } from '../testing/openShop.ts';
import { hire } from '../testing/openCompany.ts';
import { ACTION, MENU } from '../values/menus.ts';
import { addVoucher } from '../vouchers/addVoucher.ts';
import { cancelVoucher } from '../vouchers/cancelVoucher.ts';
import { decideVoucher } from '../vouchers/decideVoucher.ts';
import { bankAccountView } from './bankAccounts.ts';
import { addBankLineVoucher, matchBankLine, type BankLineCommand } from './changeBankLine.ts';
import { listBankLines, listBankStatements, listMissingEntries } from './listBook.ts';
import { readBankStatement, uploadBankStatement } from './uploadBook.ts';
import { hasVoucherType } from '../records/voucher.ts';

const OPENING = 500_000_000;
const [EXPENSE, RECEIPT] = [7, 3];
let shop: TestShop;
let files: number;

beforeEach(() => {
  shop = openShop();
  files = 0;
});

function book(Amount: number, VoucherDate = '2026-11-20') {
  const command = { ConfigID: Amount > 0 ? RECEIPT : EXPENSE, Amount: Math.abs(Amount), Description: 'Ghi tay' };
  const to = { ...command, Method: 2 as const, BankCardID: shop.bankCardId, VoucherDate };
  return must(addVoucher(shop.world, Amount > 0 ? 1 : 2, to, shop.owner));
}

const row = (Amount: number, more: Partial<BankRow> = {}): BankRow => ({
  Date: '2026-11-20',
  Amount,
  Text: 'CK',
  ...more,
});

function fileOf(rows: readonly BankRow[], opening = OPENING, accountNo = '1017595600'): UploadedFile {
  const pdf = bankBookReading({ bankName: 'VCB', accountNo, opening }, rows);
  files += 1;
  return { name: `sao-ke-${files}.csv`, type: 'text/csv', bytes: Uint8Array.of(files), pdf };
}

function upload(rows: readonly BankRow[], opening = OPENING) {
  const file = fileOf(rows, opening);
  return uploadBankStatement(shop.world, { file, BankCardID: shop.bankCardId }, shop.owner);
}

const lines = () => must(listBankLines(shop.world, { BankCardID: shop.bankCardId }, shop.owner)).rows;
const statuses = () => lines().map(({ Status }) => Status);
const last = () => must(listBankStatements(shop.world, { BankCardID: shop.bankCardId }, shop.owner)).rows[0];
const account = () => {
  const card = shop.world.bankCards.get(shop.bankCardId);
  return card && bankAccountView(shop.world, card);
};
const change = (command: Omit<BankLineCommand, 'Version'>) => {
  const Version = shop.world.bankLines.get(command.LineID)?.Version ?? 0;
  return matchBankLine(shop.world, { ...command, Version }, shop.owner);
};
const voucher = (LineID: number, more: object = {}) => {
  const line = shop.world.bankLines.get(LineID);
  const ConfigID = (line?.Amount ?? 0) > 0 ? RECEIPT : EXPENSE;
  const command = { LineID, Version: line?.Version ?? 0, ConfigID, ...more };
  return addBankLineVoucher(shop.world, command, shop.owner);
};

test('a line that takes in a service fee names the order, once', () => {
  const { world } = shop;
  const ConfigID = world.voucherTypes.rows.find(({ IsServiceFee }) => IsServiceFee)?.ConfigID ?? 0;
  const { ScheduleID } = startOrder(shop, { Amount: 1_000_000, CustomerFeePercent: 0 });
  startOrder(shop, { Amount: 1_000_000 });
  must(upload([row(50_000), row(50_000)]));
  const fee = (LineID: number, more: object) => voucher(LineID, { ConfigID, ...more });
  expect(fee(1, { PartyType: 1, PartyID: shop.customerId })).toMatchObject({ code: 'Invalid', field: 'ScheduleID' });
  must(fee(1, { PartyType: 1, PartyID: shop.customerId, ScheduleID }));
  expect(world.vouchers.rows.at(-1)).toMatchObject({ ScheduleID, Amount: 50_000, Method: 2 });
  expect(codeOf(fee(2, { ScheduleID }))).toBe('Duplicate');
});

describe('matching', () => {
  test.each<[string, number[], BankRow[], number[]]>([
    ['one entry of the day', [-500_000], [row(-500_000)], [3]],
    ['the other direction', [500_000], [row(-500_000)], [0]],
    ['another amount', [-500_000], [row(-500_001)], [0]],
    ['a day three days off', [-500_000], [row(-500_000, { Date: '2026-11-17' })], [1]],
    ['a day four days off', [-500_000], [row(-500_000, { Date: '2026-11-16' })], [0]],
    ['two entries of the day', [-500_000, -500_000], [row(-500_000)], [2]],
    ['two lines for one entry', [-500_000], [row(-500_000), row(-500_000)], [1, 1]],
  ])('%s', (_, entries, rows, expected) => {
    for (const amount of entries) book(amount);
    must(upload(rows));
    expect(statuses()).toEqual(expected);
  });

  test('by hand it is to the đồng, an entry has one line, and what is taken back is free again', () => {
    const [one, two] = [book(-500_000), book(-500_000)];
    must(upload([row(-500_000), row(-500_000), row(-700_000)]));
    const match = (LineID: number, EntryID = 0) => codeOf(change({ LineID, Status: 3, EntryID }));
    expect(match(1, one.EntryID)).toBe('done');
    expect(match(2, one.EntryID)).toBe('Duplicate');
    expect(match(3, two.EntryID)).toBe('AmountMismatch');
    expect(match(1, two.EntryID)).toBe('WrongStatus');
    expect(match(3, 1)).toBe('NotFound');
    expect(codeOf(change({ LineID: 1, Status: 0 }))).toBe('done');
    expect(match(2, one.EntryID)).toBe('done');
    expect(statuses()).toEqual([1, 3, 0]);
    expect(codeOf(change({ LineID: 3, Status: 5, Reason: 'a' }))).toBe('ReasonRequired');
    expect(codeOf(change({ LineID: 3, Status: 5, Reason: 'Ngân hàng ghi nhầm' }))).toBe('done');
    expect(last()).toMatchObject({ AsideAmount: -700_000, Aside: 1, Reconciled: false });
  });
});

test('a line is kept once in whatever file it comes, and equal lines of one file are as many as they are', () => {
  const [first, second] = [row(-5_000), row(-5_000)];
  must(upload([first]));
  must(upload([first, second, row(9_000)]));
  must(upload([second, row(9_000)], OPENING - 5_000));
  expect(lines().map(({ Amount }) => Amount)).toEqual([-5_000, -5_000, 9_000]);
  expect(must(listBankStatements(shop.world, { BankCardID: shop.bankCardId }, shop.owner)).rows).toMatchObject([
    { StatementID: 3, Lines: 2, Gap: 0 },
    { Lines: 3, Gap: 0 },
    { Lines: 1, Gap: 0 },
  ]);
  const file = fileOf([first]);
  const again = { ...file, bytes: Uint8Array.of(1) };
  const command = { file: again, BankCardID: shop.bankCardId };
  expect(must(readBankStatement(shop.world, command, shop.owner))).toMatchObject({ Lines: 1, KnownLines: 1 });
  const before = imageOf(shop.world);
  expect(codeOf(uploadBankStatement(shop.world, command, shop.owner))).toBe('Duplicate');
  expect(imageOf(shop.world)).toBe(before);
});

test('an unknown line becomes a voucher in place, and the account is reconciled to the đồng', () => {
  book(-500_000);
  must(upload([row(-500_000), row(-11_000, { Text: 'Phi 9704 0000 1234 5678 x' }), row(22_000)]));
  expect(statuses()).toEqual([3, 0, 0]);
  expect(lines()[1]?.Text).toBe('Phi **** 5678 x');
  expect(last()).toMatchObject({ Reconciled: false, Unknown: 2, Difference: 11_000, MissingCount: 0 });
  must(voucher(2));
  must(voucher(3, { Description: 'Lãi tháng 11' }));
  expect(codeOf(voucher(3))).toBe('WrongStatus');
  expect(last()).toMatchObject({ Reconciled: true, Matched: 3, Difference: 0, Gap: 0, BookBalance: 499_511_000 });
  expect(account()).toMatchObject({ ReconciledTo: '2026-11-20', ReconciledBalance: 499_511_000 });
  const [made] = shop.world.vouchers.rows.slice(-1);
  expect(made).toMatchObject({ Amount: 22_000, Method: 2, VoucherDate: '2026-11-20', Description: 'Lãi tháng 11' });
});

test('a cancelled entry loses its match, and the account says so', () => {
  const paid = book(-500_000);
  must(upload([row(-500_000)]));
  expect(account()).toMatchObject({ ReconciledTo: '2026-11-20', LostMatches: undefined });
  must(cancelVoucher(shop.world, { paymentID: paid.paymentID, Reason: 'Ghi nhầm quỹ' }, shop.owner));
  expect(account()).toMatchObject({ ReconciledTo: undefined, LostMatches: 1 });
  expect(lines()).toMatchObject([{ Status: 0, Lost: 'Bút toán đã khớp đã bị hủy' }]);
  expect(last()).toMatchObject({ MissingCount: 0, LostMatches: 1, Difference: -500_000 });
});

test('an entry that the statement lacks is told, and keeps it from being reconciled', () => {
  book(-300_000);
  must(upload([row(10_000)]));
  const missing = must(listMissingEntries(shop.world, { StatementID: 1 }, shop.owner)).rows;
  expect(missing).toMatchObject([{ Amount: -300_000, BusinessDate: '2026-11-20' }]);
  expect(last()).toMatchObject({ MissingCount: 1, MissingAmount: -300_000, Reconciled: false });
});

test('a large voucher keeps its line waiting; refused, the line is free and says why', () => {
  const rights = [{ MenuID: MENU.vouchers, ActionIDs: [ACTION.view, ACTION.approve] }];
  const second = hire(shop, 'quanly', ...rights);
  must(upload([row(-10_000_000), row(-20_000_000)]));
  const before = balanceOf(shop.world, shop.owner.shopId, accounts.bank(shop.bankCardId));
  for (const LineID of [1, 2]) must(voucher(LineID));
  expect(statuses()).toEqual([4, 4]);
  expect(codeOf(change({ LineID: 1, Status: 0 }))).toBe('WrongStatus');
  expect(balanceOf(shop.world, shop.owner.shopId, accounts.bank(shop.bankCardId))).toBe(before);
  const [one, two] = shop.world.vouchers.rows.slice(-2);
  if (!one || !two || !hasVoucherType(one) || !hasVoucherType(two)) throw new Error('No vouchers');
  must(decideVoucher(shop.world, 2, { ...one, Status: 1 }, second));
  must(decideVoucher(shop.world, 2, { ...two, Status: 3, Reason: 'Không phải của mình' }, second));
  expect(statuses()).toEqual([3, 0]);
  expect(lines()[1]?.Lost).toMatch(/đã bị từ chối$/);
});

test.each<[string, () => string]>([
  ['of another account', () => codeOf(send(fileOf([row(1_000)], OPENING, '9990001112')))],
  ['of days to come', () => codeOf(send(fileOf([row(1_000, { Date: '2026-11-21' })])))],
  ['without a table', () => codeOf(send({ ...fileOf([]), pdf: { ok: true, lines: [] } }))],
  ['without a line', () => codeOf(send(fileOf([])))],
])('a statement %s is refused and nothing changes', (_, attempt) => {
  const before = imageOf(shop.world);
  expect(['Invalid', 'FutureDate']).toContain(attempt());
  expect(imageOf(shop.world)).toBe(before);
});

function send(file: UploadedFile) {
  return uploadBankStatement(shop.world, { file, BankCardID: shop.bankCardId }, shop.owner);
}
