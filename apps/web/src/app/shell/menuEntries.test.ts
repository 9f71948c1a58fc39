import type { Schemas } from '@so-the/api-client';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMPANY_SHOP_ID } from '../../lib/limits.ts';
import type { Session } from '../../session/session.ts';
import { companyMenu } from './companyMenu.ts';
import { groupOf, menuEntries } from './menuEntries.ts';

const registered = new Set(['/', '/customer', '/cards', '/manager/pos', '/debt/customer']);
const isRegistered = (path: string) => registered.has(path);

describe('the side menu of a shop', () => {
  it('shows the screens the user may see, with their icons', () => {
    const menu = menuEntries(
      shopWith([
        item('Trang chủ', '/'),
        { ...item('Quản lý', ''), children: [item('Máy POS', '/manager/pos'), item('Đối tác', '/manager/partner')] },
      ]),
      isRegistered,
    );
    expect(menu).toEqual([
      { id: '0 /', label: 'Trang chủ', icon: 'home', href: '/' },
      {
        id: 'Quản lý',
        label: 'Quản lý',
        icon: 'settings',
        children: [{ id: 'Quản lý/0 /manager/pos', label: 'Máy POS', href: '/manager/pos' }],
      },
    ]);
  });

  it.each([
    ['a hidden entry', [{ ...item('Khách hàng', '/customer'), visible: false }]],
    [
      'the children of a hidden group',
      [{ ...item('Quản lý', ''), visible: false, children: [item('POS', '/manager/pos')] }],
    ],
    ['a screen the app does not have', [item('Báo cáo ngày', '/report/reportdaily')]],
    [
      'a group whose screens the app does not have',
      [{ ...item('Báo cáo', ''), children: [item('Ngày', '/report/reportdaily')] }],
    ],
    ['an address outside the app', [item('Khách', 'https://evil.example/customer'), item('Khách', '//evil.example')]],
  ])('leaves out %s', (_what, menuPermissions) => {
    expect(menuEntries(shopWith(menuPermissions), isRegistered)).toEqual([]);
  });

  it('survives a menu that contains itself', () => {
    const group: Schemas['MenuItem'] = { ...item('Quản lý', ''), children: [item('Máy POS', '/manager/pos')] };
    group.children?.push(group);
    expect(menuEntries(shopWith([group]), isRegistered)[0]?.label).toBe('Quản lý');
  });

  it('survives whatever the server sends for a menu, and never leads where there is no screen', () => {
    const anything = fc.letrec((tie) => ({
      node: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom(null, undefined, 7, 'x', {}),
        fc.record(
          {
            title: fc.oneof(fc.string(), fc.constantFrom('Quản lý', '__proto__', 'constructor'), fc.constant(null)),
            visible: fc.oneof(fc.boolean(), fc.constant('true')),
            path: fc.oneof(fc.constantFrom('/', '/customer', '/nowhere', '', '//evil'), fc.string()),
            children: fc.oneof(fc.array(tie('node'), { maxLength: 3 }), fc.constantFrom(null, 'x', {})),
          },
          { requiredKeys: [] },
        ),
      ),
    })).node;
    fc.assert(
      fc.property(fc.oneof(fc.array(anything), fc.constantFrom(null, undefined, {})), (menuPermissions) => {
        const menu = menuEntries(shopWith(menuPermissions as never), isRegistered);
        const lines = menu.flatMap((entry) => [entry, entry.children ?? []].flat());
        const links = lines.filter(({ children }) => !children);
        expect(links.every(({ href = 'none' }) => isRegistered(href))).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the side menu of the company', () => {
  const company = {
    ...shopWith([item('Khách hàng', '/customer')]),
    shop: { ShopID: COMPANY_SHOP_ID, ShopName: 'Công ty' },
  };

  it('is the fixed one, whatever the user may do in shops', () => {
    const menu = menuEntries(company, () => true);
    expect(menu.map(({ label }) => label)).toEqual(companyMenu.map(({ title }) => title));
    expect(menu[0]?.children).toHaveLength(8);
  });

  it('shows only what the app has', () => {
    expect(menuEntries(company, isRegistered)).toEqual([]);
  });
});

it('finds the group of a screen', () => {
  const group = { ...item('Quản lý', ''), children: [item('Máy POS', '/manager/pos')] };
  const menu = menuEntries(shopWith([group]), isRegistered);
  expect(groupOf(menu, '/manager/pos')).toBe('Quản lý');
  expect(groupOf(menu, '/customer')).toBeUndefined();
});

it('brings the screens of a group inside a group to the outer one', () => {
  const inner = { ...item('Máy', ''), children: [item('Máy POS', '/manager/pos')] };
  const menu = menuEntries(
    shopWith([{ ...item('Quản lý', ''), children: [inner, item('Thẻ', '/cards')] }]),
    isRegistered,
  );
  expect(menu[0]?.children?.map(({ href }) => href)).toEqual(['/manager/pos', '/cards']);
});

function item(title: string, path: string): Schemas['MenuItem'] {
  return { title, path, visible: true };
}

function shopWith(menuPermissions: Schemas['MenuItem'][]): Session {
  const user = { Token: 't', UserID: 2, ShopID: 1, menuPermissions } as Session['user'];
  return { token: 't', user, shop: { ShopID: 1, ShopName: 'Thẻ Phú Nhuận' } };
}
