import { expect, it } from 'vitest';
import { actionHref } from './actionHref.ts';

it.each([
  ['an order before all else', { ScheduleID: 120, CustomerID: 12, CardDataID: 31 }, '/contract/120'],
  ['the card that was changed', { CustomerID: 12, CardDataID: 31 }, '/cards?open=31'],
  ['the debt of a customer', { CustomerID: 12, IsDebt: true }, '/debt/customer?customerID=12&tab=documents'],
  ['the customer', { CustomerID: 12 }, '/customer?open=12'],
  ['nothing, of what no screen opens', {}, undefined],
])('a line leads to %s', (_, action, href) => {
  expect(actionHref(action)).toBe(href);
});
