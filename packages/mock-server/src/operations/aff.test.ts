import type { Schemas } from '@so-the/api-client';
import { expect, test } from 'vitest';
import { orderAtWork, stockedShop } from '../testing/openShop.ts';

const TUAN: Schemas['AffInput'] = {
  FullName: 'Phạm Minh Tuấn',
  Phone: '0977 777 777',
  Percents: [{ Percent: 100 }, { TypeCard: 3, Percent: 250 }],
  Status: 1,
};

test('a collaborator earns when the order is settled, keeps the rate of the swipe, and loses it on reopening', () => {
  const shop = stockedShop();
  const { affID, Version } = shop.ask('saveAff', { body: TUAN }).Data;
  const ScheduleID = orderAtWork(shop, { AffID: affID, ServiceType: 2 });
  shop.ask('addWithdrawal', { body: { ScheduleID, Amount: 30_000_000, PosID: shop.posId } });
  shop.ask('saveAff', { body: { ...TUAN, Percents: [{ Percent: 5000 }], affID, Version } });
  shop.ask('changeScheduleStatus', { ScheduleID, Status: 3 });
  const { Data, Totals } = shop.ask('listAffs', { GeneralSearch: 'tuan' });
  expect(Data).toMatchObject([{ Code: 'CTV001', Debt: -30_000, Earned: 30_000, OrderCount: 1, CustomerCount: 0 }]);
  expect(Totals).toEqual({ Debt: -30_000, Earned: 30_000, CustomerCount: 0, OrderCount: 1 });
  expect(shop.reply('deleteAff', { affID }).body.Code).toBe('InUse');
  shop.ask('sendMoneyCustomer', { body: { ScheduleID, Amount: 30_000_000, Method: 1 } });
  shop.ask('changeScheduleStatus', { ScheduleID, Status: 4 });
  shop.ask('changeScheduleStatus', { ScheduleID, Status: 2, Note: 'Tính lại hoa hồng' });
  expect(shop.ask('listAffs', {}).Totals).toMatchObject({ Debt: 0, Earned: 0 });
});

test.each([
  ['a second rate on one card type', { Percents: [{ Percent: 1 }, { Percent: 2 }] }, 'Duplicate'],
  ['more than 5 %', { Percents: [{ Percent: 5001 }] }, 'Contract'],
  ['a phone another collaborator has', {}, 'Duplicate'],
])('%s is refused', (_what, change, code) => {
  const shop = stockedShop();
  shop.ask('saveAff', { body: TUAN });
  expect(shop.reply('saveAff', { body: { ...TUAN, ...change } }).body.Code).toBe(code);
});

test('a collaborator nothing names is deleted', () => {
  const shop = stockedShop();
  const { affID } = shop.ask('saveAff', { body: TUAN }).Data;
  shop.ask('deleteAff', { affID });
  expect(shop.ask('listAffs', {}).Total).toBe(0);
  expect(shop.reply('deleteAff', { affID }).body.Code).toBe('NotFound');
});
