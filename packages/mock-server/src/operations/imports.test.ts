import { beforeEach, expect, test } from 'vitest';
import type { Schemas } from '@so-the/api-client';
import { stockedShop, type StockedShop } from '../testing/openShop.ts';

const HOA_AGAIN = '0987654321';

let shop: StockedShop;
beforeEach(() => {
  shop = stockedShop();
});

test('customers of a list are previewed line by line, then saved: the good ones once, those there already never', () => {
  const before = shop.ask('listCustomers', {}).Total ?? 0;
  const Rows: Schemas['ImportCells'][] = [
    { FullName: ' Trần  Thị Lan ', Phone: 977777777, BirthDate: '1990-05-14', DebtLimit: 20_000_000, Note: null },
    { FullName: 'Lê Văn Tám', Phone: '0966666666', BankCode: 'VCB', AccountBank: 1017595600 },
    { FullName: 'Trùng dòng đầu', Phone: '+84 977 777 777' },
    { FullName: 'Trùng khách cũ', Phone: HOA_AGAIN },
  ];
  const preview = shop.ask('importCustomers', { body: { Rows, Preview: true } }).Data;
  expect(preview).toMatchObject({ Saved: false, OkCount: 2, ErrorCount: 0, DuplicateCount: 2 });
  expect(shop.ask('listCustomers', {}).Total).toBe(before);
  const saved = shop.ask('importCustomers', { body: { Rows } });
  expect(saved.Message).toBe('Nhập 2 dòng thành công, 2 dòng lỗi');
  expect(saved.Data.Rows[0]?.Record).toMatchObject({ FullName: 'Trần Thị Lan', Phone: '0977777777', Status: 1 });
  expect(shop.ask('listCustomers', {}).Total).toBe(before + 2);
  expect(shop.ask('importCustomers', { body: { Rows } }).Data).toMatchObject({ OkCount: 0, DuplicateCount: 4 });
  const [lan] = shop.ask('listCustomers', { GeneralSearch: '0977777777' }).Data;
  expect(lan).toMatchObject({ BirthDate: '1990-05-14', DebtLimit: 20_000_000 });
  expect(lan?.ConsentDate).toBeUndefined();
});

test('a line that repeats one above names it as its sheet counts, and good lines tell their key', () => {
  const Rows = [
    { FullName: 'Lê Văn Tám', Phone: '0966666666' },
    { FullName: 'Lê Văn Tám', Phone: '+84 966 666 666' },
  ];
  const { Data } = shop.ask('importCustomers', { body: { Rows, Lines: [7, 12], Preview: true } });
  expect(Data.Rows).toMatchObject([{ Key: '0966666666' }, { Errors: [{ message: 'Trùng dòng 7' }] }]);
});

test.each([
  ['Expiry', '01/08/2029'],
  ['Expiry', '2029'],
  ['TypeCard', 'Visaa'],
])('a card whose %s is %s is blamed there, never read as another', (field, said) => {
  const card = { CustomerPhone: HOA_AGAIN, HolderName: 'HOA', Bank: 'VCB', Last4: '1234', DateDues: 18 };
  const line = lineOf('importCards', [{ ...card, [field]: said }]);
  expect(line?.Errors.map(({ path }) => path)).toEqual([`/${field}`]);
});

test.each(['Oceanbank', 'VCB', 'vcb'])('a POS of the bank %s is taken, whatever letters its code has', (BankCode) => {
  const line = lineOf('importPos', [{ PosName: 'Máy 1', TID: '24539999', BankCode, FeePercent: 1320 }]);
  expect(line).toMatchObject({ Status: 'ok', Key: '24539999' });
});

test('consent is not read from a file', () => {
  const Rows = [{ FullName: 'Lê Văn Tám', Phone: '0966666666', ConsentDate: '2026-11-20T09:00:00+07:00' }];
  const [line] = shop.ask('importCustomers', { body: { Rows } }).Data.Rows;
  expect(line).toMatchObject({ Status: 'error', Errors: [{ path: '/ConsentDate' }] });
});

/** What is wrong with a line, and the cells that are blamed at once. */
const faulty: [what: string, ask: () => Schemas['ImportLine'] | undefined, paths: string[]][] = [
  [
    'a customer with wrong cells and a bank nobody knows',
    () => customers({ FullName: '', Phone: '12', CCCD: '1', BankCode: 'NOBANK', BirthDate: '2090-01-01' }),
    ['/BankCode', '/BirthDate', '/CCCD', '/FullName', '/Phone'],
  ],
  [
    'a customer there already, with a bank nobody knows',
    () => customers({ FullName: 'Trùng', Phone: HOA_AGAIN, BankCode: 'NOBANK' }),
    ['/BankCode', '/Phone'],
  ],
  [
    'a customer who repeats the line above under no name',
    () => customers({ FullName: 'Lan', Phone: '0977777777' }, { FullName: '', Phone: '0977777777' }),
    ['', '/FullName'],
  ],
  [
    'a card of nobody, of no bank, without digits',
    () => lineOf('importCards', [{ CustomerPhone: '1', HolderName: 'Hoa', Bank: 'X', Last4: 'ab', DateDues: 40 }]),
    ['/Bank', '/CustomerPhone', '/DateDues', '/Last4'],
  ],
  [
    'a POS with wrong cells and a bank nobody knows',
    () => lineOf('importPos', [{ PosName: '', TID: '?', BankCode: 'NOBANK', FeePercent: 1320 }]),
    ['/BankCode', '/PosName', '/TID'],
  ],
];

test.each(faulty)('%s: all faults are told at once', (_what, ask, paths) => {
  const line = ask();
  expect(line?.Status).toBe('error');
  expect(line?.Errors.map(({ path }) => path).toSorted()).toEqual(paths);
});

function customers(...Rows: Schemas['ImportCells'][]) {
  return lineOf('importCustomers', Rows);
}

/** What is said of the last line in a preview. */
function lineOf(call: 'importCustomers' | 'importCards' | 'importPos', Rows: Schemas['ImportCells'][]) {
  return shop.ask(call, { body: { Rows, Preview: true } }).Data.Rows.at(-1);
}
