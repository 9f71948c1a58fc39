import { expect, it } from 'vitest';
import { companyRights, rightsOn } from './rights.ts';
import { mayOpen } from './mayOpen.ts';
import * as places from '../places/places.ts';

const menu = [
  { title: 'Hợp đồng', visible: true, path: '/contract', ActionIDs: [1] },
  { title: 'Thẻ', visible: true, path: '/cards', ActionIDs: [1, 2] },
  { title: 'Khách hàng', visible: true, path: '/customer', ActionIDs: [1] },
  { title: 'Sổ quỹ', visible: false, path: '/report/cashbook', ActionIDs: [1] },
  { title: 'Đơn cảnh báo', visible: true, path: '/contract-cancel', ActionIDs: [1] },
];
const staff = (href: string) => mayOpen(href, (place) => rightsOn(menu, place));
const company = (href: string) => mayOpen(href, companyRights);

it.each([
  ['a screen that needs no right', '/', true],
  ['the password, which stands in no menu', '/changepassword', true],
  ['a page outside the shell', '/login', true],
  ['one order, by the right on orders', places.order(7), true],
  ['the form of a new card, for who may add', places.cards({ CustomerID: 3, edit: 'new' }), true],
  ['the form of a new customer, for who may only look', places.customers({ edit: 'new' }), false],
  ['a customer, for who may only look', places.customer(3), true],
  ['a screen that the menu hides', places.entries({}), false],
  ['a screen that the menu does not name', places.customerDebt(3), false],
])('%s: %s', (_what, href, expected) => expect(staff(href)).toBe(expected));

it.each([
  [places.order(7), true],
  ['/cards?edit=new', false],
  ['/manager/branch?open=new', true],
  [places.collaboratorDebt(1), true],
])('the company opens %s: %s', (href, expected) => expect(company(href)).toBe(expected));
