import { expect, test } from 'vitest';
import { stockedShop } from '../testing/openShop.ts';

const LINE = {
  CustomerPhone: 987654321,
  HolderName: 'Nguyen Thi Hoa',
  Bank: 'Techcombank',
  Last4: 77,
  DateDues: 12,
  Expiry: '08/29',
};

test('cards are imported for customers known by telephone; a preview keeps nothing and says the same', () => {
  const shop = stockedShop();
  const Rows = [
    { ...LINE, Bin: '422151', cardInShop: 'Đang giữ', HoldPlace: 'Ngăn 1' },
    { ...LINE, Bank: 'tcb' },
    { ...LINE, CustomerPhone: '0911111111' },
    { ...LINE, Bank: 'Ngân hàng lạ' },
    { ...LINE, Last4: '4821' },
    { ...LINE, Last4: '9999', DateDues: 40 },
  ];
  const before = shop.engine.changes.count;
  const preview = shop.ask('importCards', { body: { Rows, Preview: true } });
  expect(shop.engine.changes.count).toBe(before);
  expect(preview.Data.Rows.map((row) => [row.Status, row.Errors[0]?.path])).toEqual([
    ['ok', undefined],
    ['duplicate', ''],
    ['error', '/CustomerPhone'],
    ['error', '/Bank'],
    ['duplicate', '/Last4'],
    ['error', '/DateDues'],
  ]);
  const { Data, Message } = shop.ask('importCards', { body: { Rows } });
  expect(Message).toBe('Nhập 1 dòng thành công, 5 dòng lỗi');
  expect(Data.Rows[0]?.Record).toMatchObject({ Last4: '0077', BankID: 5, TypeCard: 1, ExpMonth: 8, ExpYear: 2029 });
  const card = shop.ask('getCard', { ID: Data.Rows[0]?.ID ?? 0 }).Data;
  expect(card).toMatchObject({ cardInShop: true, HoldPlace: 'Ngăn 1', CustomerName: 'Nguyễn Thị Hoa' });
});
