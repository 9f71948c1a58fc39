import { array, assert, boolean, constant, constantFrom, integer, oneof, property, record, string } from 'fast-check';
import type { Schemas } from '@so-the/api-client';
import { beforeEach, expect, test } from 'vitest';
import { runs } from '../../../../scripts/random.ts';
import { stockedShop, type StockedShop } from '../testing/openShop.ts';

const MINH_PHAT = { Name: 'Cửa hàng Minh Phát', Phone: '0933 333 333', FeePercentDefault: 1500, Status: 1 } as const;

let shop: StockedShop;
beforeEach(() => {
  shop = stockedShop();
});

test('a partner is added, found without tone marks, changed by who saw it last, and deleted while nothing names it', () => {
  const { Data, Message } = shop.ask('savePartner', { body: MINH_PHAT });
  expect(Message).toBe('Thêm đối tác thành công');
  expect(Data).toMatchObject({ Code: 'DT0001', Phone: '0933333333', Debt: 0, FeeCount: 0, ShopName: 'Thẻ Phú Nhuận' });
  const { PartnerID, Version } = Data;
  expect(shop.ask('listPartners', { GeneralSearch: 'minh phat' }).Total).toBe(1);
  expect(shop.ask('listAllPartners', {}).Data).toMatchObject([{ PartnerID, Code: 'DT0001' }]);
  const changed = { ...MINH_PHAT, Name: 'Minh Phát 2', PartnerID, Version };
  expect(shop.ask('savePartner', { body: changed }).Data).toMatchObject({ Name: 'Minh Phát 2', Version: 2 });
  expect(shop.reply('savePartner', { body: changed }).body.Code).toBe('Stale');
  shop.ask('savePartner', { body: { ...changed, Version: 2, Status: 0 } });
  expect(shop.ask('listAllPartners', {}).Data).toEqual([]);
  shop.ask('deletePartner', { CustomerID: PartnerID });
  expect(shop.ask('listPartners', {}).Total).toBe(0);
});

test.each([
  ['a phone another partner has', { Phone: '+84933333333', Name: 'Khác' }, 'Duplicate'],
  ['a name of spaces', { Name: '\u00A0' }, 'Contract'],
  ['a bank nobody knows', { Phone: '0944444444', BankCode: 'NOBANK' }, 'Invalid'],
])('%s is refused', (_what, change, code) => {
  shop.ask('savePartner', { body: MINH_PHAT });
  expect(shop.reply('savePartner', { body: { ...MINH_PHAT, ...change } }).body.Code).toBe(code);
});

test('a partner a customer names stays on file', () => {
  const { PartnerID } = shop.ask('savePartner', { body: MINH_PHAT }).Data;
  const customer = { FullName: 'Khách của đối tác', Phone: '0955555555', PartnerID, Status: 1 } as const;
  shop.ask('saveCustomer', { body: customer });
  expect(shop.reply('deletePartner', { CustomerID: PartnerID }).body.Code).toBe('InUse');
});

const LINES: Schemas['ImportCells'][] = [
  { Name: ' Cửa hàng Minh Phát ', Phone: 933333333, FeePercentDefault: 1500, Note: null },
  { Name: 'POS Hoàng Gia', Phone: '0944444444', AccountBank: 1017595600, BankCode: 'VCB', Address: '' },
  { Name: 'Trùng Minh Phát', Phone: '+84 933 333 333' },
  { Name: '', Phone: '0955555555' },
  { Name: 'Sai số', Phone: '12', FeePercentDefault: '1,5' },
];

test('an import is previewed line by line and keeps nothing, then saves the good lines and reports the bad ones', () => {
  const preview = shop.ask('importPartners', { body: { Rows: LINES, Preview: true } });
  expect(preview.Data).toMatchObject({ Saved: false, OkCount: 2, ErrorCount: 2, DuplicateCount: 1 });
  expect(preview.Data.Rows.map((row) => row.Status)).toEqual(['ok', 'ok', 'duplicate', 'error', 'error']);
  expect(preview.Data.Rows[0]?.Record).toMatchObject({ Name: 'Cửa hàng Minh Phát', Phone: '0933333333', Status: 1 });
  expect(preview.Data.Rows[1]?.Record?.AccountBank).toBe('1017595600');
  expect(preview.Data.Rows[2]?.Errors).toEqual([{ path: '', message: 'Trùng dòng 1' }]);
  expect(preview.Data.Rows[3]?.Errors).toEqual([{ path: '/Name', message: 'Vui lòng nhập tên đối tác' }]);
  expect(preview.Data.Rows[4]?.Errors.map((fault) => fault.path).toSorted()).toEqual(['/FeePercentDefault', '/Phone']);
  expect(shop.ask('listPartners', {}).Total).toBe(0);
  const saved = shop.ask('importPartners', { body: { Rows: LINES } });
  expect(saved.Message).toBe('Nhập 2 dòng thành công, 3 dòng lỗi');
  expect(saved.Data.Rows.map((row) => row.ID)).toEqual([1, 2, undefined, undefined, undefined]);
  expect(shop.ask('listPartners', {}).Data.map((row) => row.Code)).toEqual(['DT0001', 'DT0002']);
  expect(shop.ask('importPartners', { body: { Rows: LINES } }).Data).toMatchObject({ OkCount: 0, DuplicateCount: 3 });
});

test('a column the form does not have is a fault of its line, not of the file', () => {
  const Rows = [{ Name: 'Minh Phát', Phone: '0933333333', Ten: 'x' }];
  const [line] = shop.ask('importPartners', { body: { Rows } }).Data.Rows;
  expect(line).toMatchObject({ Status: 'error', Errors: [{ path: '/Ten' }] });
});

test('whatever is imported, the preview said what became of each line', () => {
  const cell = oneof(constant(null), string(), integer(), boolean());
  const good = record({
    Name: constantFrom('Minh Phát', 'Hoàng Gia', 'Thành Công'),
    Phone: constantFrom('0933333333', '933333333', '0944444444', '0955555555'),
  });
  const line = oneof(good, record({ Name: cell, Phone: cell, DebtLimit: cell }));
  assert(
    property(array(line, { minLength: 1, maxLength: 12 }), (Rows) => {
      const fresh = stockedShop();
      const said = fresh.ask('importPartners', { body: { Rows, Preview: true } }).Data.Rows;
      const became = fresh.ask('importPartners', { body: { Rows } }).Data.Rows;
      expect(became.map(({ ID: _id, ...row }) => row)).toEqual(said);
      expect(fresh.ask('listPartners', {}).Total).toBe(became.filter((row) => row.Status === 'ok').length);
    }),
    runs(25),
  );
});
