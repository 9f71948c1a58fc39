import type { Schemas } from '@so-the/api-client';
import { describe, expect, it } from 'vitest';
import { companyRights, rightsOn, type Rights } from '../../kit/access/rights.ts';
import { COMPANY_SHOP_ID } from '../../lib/limits.ts';
import type { Session } from '../../session/session.ts';
import { isShellPath } from '../../kit/places/isPlace.ts';
import { shellRoutes } from '../routes.tsx';
import { menuEntries } from '../shell/menuEntries.ts';
import { paletteAdditions, paletteScreens } from './paletteScreens.ts';

const places = shellRoutes.filter(({ path }) => path.startsWith('/') && !path.includes(':'));
const everything = places.map(({ path, title }): Schemas['MenuItem'] => ({ path, title, visible: true }));

describe('the palette of a user with all rights', () => {
  const found = screensOf(1, everything, (href) => rightsOn(everything, href));

  it.each(places.map(({ path }) => path))('leads to %s', (path) => expect(found).toContain(path));

  it('names each screen once', () => expect(new Set(found).size).toBe(found.length));

  it.each(places.flatMap(({ add }) => (add ? [add] : [])))('offers "$label"', ({ href }) => {
    expect(paletteAdditions((path) => rightsOn(everything, path)).map((command) => command.href)).toContain(href);
  });
});

describe('the palette of the company', () => {
  const found = screensOf(COMPANY_SHOP_ID, [], companyRights);

  it.each(places.map(({ path }) => path))('leads to %s', (path) => expect(found).toContain(path));

  it('adds to the company’s own books only', () => {
    expect(paletteAdditions(companyRights).map(({ href }) => href)).toEqual([
      '/manager/branch?open=new',
      '/thu-chi-cong-ty?chi=new',
      '/cau-hinh-phieu-cong-ty?open=new',
      '/manager/bankcard?open=new',
    ]);
  });
});

it('shows somebody who may only see customers nothing else', () => {
  const menu = [{ path: '/customer', title: 'Khách hàng', visible: true, ActionIDs: [1] }];
  const rights = (href: string) => rightsOn(menu, href);
  expect(screensOf(1, menu as Schemas['MenuItem'][], rights)).toEqual(['/customer', '/', '/changepassword']);
  expect(paletteAdditions(rights)).toEqual([]);
});

function screensOf(ShopID: number, menu: Schemas['MenuItem'][], rights: (href: string) => Rights) {
  const session = { token: 't', user: { menuPermissions: menu }, shop: { ShopID, ShopName: '' } } as unknown as Session;
  return paletteScreens(menuEntries(session, isShellPath), rights).map(({ href }) => href);
}
