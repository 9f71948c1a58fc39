import type { Column } from '@so-the/ui';
import { createBrowserEngine } from '@so-the/mock-server/browser';
import { expect, it } from 'vitest';
import { companyRights, rightsOn } from '../kit/access/rights.ts';
import { isPlace } from '../kit/places/isPlace.ts';
import { mayOpen } from '../kit/access/mayOpen.ts';
import { logIn, type AccountName } from '../test/askEngine.ts';
import { STORY_NOW } from '../test/storyClock.ts';

/** The columns of all tables, by the file they stand in. */
const modules = import.meta.glob<Record<string, unknown>>('../{features,kit}/**/*Columns.{ts,tsx}', { eager: true });

/** A row that has every field: whatever a column reads is a record's number, or a day where a day is cut out. */
const row = new Proxy({}, { get: (_row, name) => (String(name).endsWith('Date') ? '2026-08-01T08:00:00' : 7) });

const links = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((one): one is readonly Column<object>[] => Array.isArray(one))
  .flat()
  .flatMap((column) => ('href' in column ? [column.href?.(row)] : []))
  .filter((href) => href !== undefined);

it('columns lead to screens', () => {
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((href) => !isPlace(href))).toEqual([]);
});

it.each<AccountName>(['chushop', 'nhanvien', 'congty'])('no column leads %s to nothing or to a refusal', (who) => {
  const { menuPermissions } = logIn(createBrowserEngine({ scenario: 'empty', now: STORY_NOW }), who);
  const rights = (href: string) => (who === 'congty' ? companyRights(href) : rightsOn(menuPermissions, href));
  const shown = links.filter((href) => mayOpen(href, rights));
  const dead = shown.filter((href) => !isPlace(href));
  const refused = shown.filter((href) => !rights(href).view);
  expect([dead, refused]).toEqual([[], []]);
  process.stdout.write(`${who}: ${shown.length} of ${links.length} links of columns are shown, 0 dead, 0 refused\n`);
});
