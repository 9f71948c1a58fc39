import { expect, test } from 'vitest';
import { stockedShop } from '../testing/openShop.ts';

test('an opening balance is what the customer owes, and the list tells it', () => {
  const shop = stockedShop();
  const Rows = [{ PartyType: 1, PartyID: shop.customerId, Amount: 2_000_000 }];
  expect(shop.ask('saveOpeningBalances', { body: { Rows, Preview: true } }).Data.OkCount).toBe(1);
  expect(shop.ask('listCustomers', {}).Totals.Debt).toBe(0);
  expect(shop.ask('saveOpeningBalances', { body: { Rows } }).Data.OkCount).toBe(1);
  expect(shop.ask('listCustomers', {}).Totals.Debt).toBe(2_000_000);
  expect(shop.ask('listOpeningBalances', { PartyType: 1 }).Data).toMatchObject([
    { PartyID: shop.customerId, Amount: 2_000_000 },
  ]);
});
