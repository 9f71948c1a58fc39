import { createBrowserEngine } from '@so-the/mock-server/browser';
import { describe, expect, it } from 'vitest';
import { companyRights, rightsOn } from '../kit/access/rights.ts';
import type { Session } from '../session/session.ts';
import { logIn, type AccountName } from '../test/askEngine.ts';
import { STORY_NOW } from '../test/storyClock.ts';
import { paletteAdditions, paletteScreens } from './palette/paletteScreens.ts';
import { isPlace } from '../kit/places/isPlace.ts';
import { mayOpen } from '../kit/access/mayOpen.ts';
import { PATHS, PUBLIC_PATHS } from '../kit/places/paths.ts';
import { publicRoutes, shellRoutes } from './routes.tsx';
import { companyMenu } from './shell/companyMenu.ts';
import { menuEntries } from './shell/menuEntries.ts';
import { shortcuts } from './shell/shortcuts.ts';

const engine = createBrowserEngine({ scenario: 'empty', now: STORY_NOW });
const owner = logIn(engine, 'chushop');

/** Screens of the specification: whoever owns a shop has a line in the menu for each, seen or not. */
const specified = new Set([...pathsOf(owner.menuPermissions), ...pathsOf(companyMenu)]);

interface Tiles {
  hubTiles: readonly { href: (days: { from: string; to: string }) => string }[];
}
const tiles = Object.values(import.meta.glob<Tiles>('../features/reports/hub/hubTiles.ts', { eager: true }))
  .flatMap(({ hubTiles }) => hubTiles)
  .map(({ href }) => href({ from: '2026-11-01', to: '2026-11-20' }));

it('tiles lead to screens', () => {
  expect(tiles.length).toBeGreaterThan(5);
  expect(tiles.filter((href) => !isPlace(href))).toEqual([]);
});

describe.each<AccountName>(['chushop', 'nhanvien', 'congty'])('what %s is offered', (who) => {
  const user = logIn(engine, who);
  const { ShopID, ShopName, menuPermissions } = user;
  const session = { token: user.Token, user, shop: { ShopID, ShopName } } as Session;
  const rights = (href: string) => (who === 'congty' ? companyRights(href) : rightsOn(menuPermissions, href));
  const menu = menuEntries(session, (href) => mayOpen(href, rights));
  const offered = [
    ...menu.flatMap(({ href, children = [] }) => [href, ...children.map((child) => child.href)]),
    ...paletteScreens(menu, rights).map(({ href }) => href),
    ...paletteAdditions(rights).map(({ href }) => href),
  ].filter((href) => href !== undefined);

  it('is something', () => expect(offered.length).toBeGreaterThan(5));

  it('leads to a screen and to no refusal', () => {
    const header = shortcuts.map(({ path: href }) => href).filter((href) => mayOpen(href, rights));
    const links = [...offered, ...header, ...tiles.filter((href) => mayOpen(href, rights))];
    expect(links.filter((href) => !isPlace(href) || !mayOpen(href, rights))).toEqual([]);
    process.stdout.write(`${who}: ${links.length} links of menu, palette, header and tiles: 0 dead, 0 refused\n`);
  });

  it.each([...new Set(offered)])('%s is a line of the route table', (href) => {
    expect(shellRoutes.map((route) => route.path)).toContain(pathOf(href));
    expect(isPlace(href)).toBe(true);
  });
});

it.each(shortcuts)('the shortcut $title opens a screen', ({ path: href }) => {
  expect(isPlace(href)).toBe(true);
});

it('the list of what the specification names is whole', () => {
  expect(specified).toContain('/contract/push');
  expect(specified).toContain('/debt/aff');
  expect(specified).toContain('/bao-cao-cong-no-ctv');
});

describe('the places', () => {
  it('are the paths of the route table, all of them', () => {
    expect(shellRoutes.map((route) => route.path).filter((one) => one.startsWith('/'))).toEqual(Object.values(PATHS));
    expect(publicRoutes.map((route) => route.path)).toEqual(Object.values(PUBLIC_PATHS));
  });

  it.each(shellRoutes.filter((route) => !route.path.startsWith('/')))(
    'have the second reading $path',
    ({ path: bare }) => {
      expect(Object.values(PATHS)).toContain(`/${bare}`);
    },
  );

  it.each([...specified])('%s of the specification has its screen', (path) => {
    expect(isPlace(path)).toBe(true);
  });
});

function pathsOf(menu: readonly { path: string; children?: readonly { path: string }[] }[] = []): string[] {
  return menu.flatMap(({ path: own, children }) => [own, ...pathsOf(children)]).filter((one) => one !== '');
}

function pathOf(href: string): string {
  return href.replace(/[?#].*$/, '');
}
