import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createBrowserEngine } from '@so-the/mock-server/browser';
import { describe, expect, it } from 'vitest';
import { companyRights, rightsOn } from '../kit/access/rights.ts';
import type { Session } from '../session/session.ts';
import { logIn, type AccountName } from '../test/askEngine.ts';
import { STORY_NOW } from '../test/storyClock.ts';
import { paletteAdditions, paletteScreens } from './palette/paletteScreens.ts';
import { isPlace } from './paths.ts';
import { shellRoutes } from './routes.tsx';
import { companyMenu } from './shell/companyMenu.ts';
import { menuEntries } from './shell/menuEntries.ts';
import { shortcuts } from './shell/shortcuts.ts';

const engine = createBrowserEngine({ scenario: 'empty', now: STORY_NOW });
const owner = logIn(engine, 'chushop');

/** Screens of the specification: whoever owns a shop has a line in the menu for each, seen or not. */
const specified = new Set([...pathsOf(owner.menuPermissions), ...pathsOf(companyMenu)]);

describe.each<AccountName>(['chushop', 'nhanvien', 'congty'])('what %s is offered', (who) => {
  const user = logIn(engine, who);
  const { ShopID, ShopName, menuPermissions } = user;
  const session = { token: user.Token, user, shop: { ShopID, ShopName } } as Session;
  const menu = menuEntries(session, isPlace);
  const rights = (href: string) => (who === 'congty' ? companyRights(href) : rightsOn(menuPermissions, href));
  const offered = [
    ...menu.flatMap(({ href, children = [] }) => [href, ...children.map((child) => child.href)]),
    ...paletteScreens(menu, rights).map(({ href }) => href),
    ...paletteAdditions(rights).map(({ href }) => href),
  ].filter((href) => href !== undefined);

  it('is something', () => expect(offered.length).toBeGreaterThan(5));

  it.each([...new Set(offered)])('%s is a line of the route table', (href) => {
    expect(shellRoutes.map((route) => route.path)).toContain(pathOf(href));
    expect(isPlace(href)).toBe(true);
  });
});

it.each(shortcuts(isPlace))('the shortcut $title opens a screen', ({ path: href }) => {
  expect(isPlace(href)).toBe(true);
});

it('the list of what the specification names is whole', () => {
  expect(specified).toContain('/contract/push');
  expect(specified).toContain('/debt/aff');
  expect(specified).toContain('/bao-cao-cong-no-ctv');
});

describe('every address that stands in the sources', () => {
  const sources = path.join(import.meta.dirname, '..');
  const files = globSync('**/*.{ts,tsx}', { cwd: sources, exclude: ['test/**', '**/*.test.ts', '**/*.stories.tsx'] });
  const written = new Map(
    files.flatMap((file) => addressesIn(readFileSync(path.join(sources, file), 'utf8')).map((href) => [href, file])),
  );

  it('is found', () => expect(written.size).toBeGreaterThan(50));

  it.each([...written])('%s, in %s, is a screen of the app, or one of the specification that is to come', (href) => {
    expect(isPlace(href) || specified.has(pathOf(href))).toBe(true);
  });
});

/** Addresses in quotation marks; what is filled in while the app runs is the number of a record. */
function addressesIn(text: string): string[] {
  return [...text.matchAll(/['"`](\/[a-z](?:[\w/?&=-]|\$\{[^}]*\})*)['"`]/g)]
    .map(([, address = '']) => address.replaceAll(/\$\{[^}]*\}/g, '1'))
    .filter((address) => !address.startsWith('/xl/'));
}

function pathsOf(menu: readonly { path: string; children?: readonly { path: string }[] }[] = []): string[] {
  return menu.flatMap(({ path: own, children }) => [own, ...pathsOf(children)]).filter((one) => one !== '');
}

function pathOf(href: string): string {
  return href.replace(/[?#].*$/, '');
}
