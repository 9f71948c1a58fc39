import { expect, test } from 'vitest';
import { orderOwingItsFee, stockedShop } from '../testing/openShop.ts';

test('a wrong percentage is corrected once it was looked at, and what is owed follows', () => {
  const shop = stockedShop();
  const ScheduleID = orderOwingItsFee(shop);
  const body = { ScheduleID, CustomerFeePercent: 1700, Reason: 'Gõ nhầm phí của khách' };
  const debt = () => shop.ask('listCustomers', {}).Totals.Debt;
  shop.ask('correctSchedulePercent', { body, Preview: true });
  expect(debt()).toBe(540_000);
  expect(shop.ask('correctSchedulePercent', { body }).Message).toBe('Sửa phần trăm thành công');
  expect(debt()).toBe(510_000);
});
