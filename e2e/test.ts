import { expect, test as base } from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import { operations } from '../packages/api-client/src/operations.gen.ts';
import { beginDay, playIn } from './clock.ts';
import { Person } from './person.ts';
import type { Mock } from '../packages/mock-server/src/testing.ts';
import { ownWorld } from './ownWorld.ts';
import { Shop } from './shop.ts';
import { watch, type Watched } from './watch.ts';
import { Wire } from './wire.ts';

export { expect } from '@playwright/test';

const callOf = new Map(
  Object.entries(operations).map(([id, { method, path: address }]) => [`${method} ${address}`, id]),
);

/** Marks a test of a kind that another one, or a story, tests as well: `npm run test:all` plays it, `npm test` does not. */
export const RING_TWO = { tag: '@ring-two' } as const;

/** Prints a measured figure among the results. */
export function tell(figure: string): void {
  process.stdout.write(`${figure}\n`);
}

/** A shop at work: what a test of it begins with. */
export interface Counter {
  /** A shop of its own world; faults and the clock are put back when the test is over. */
  shop: Shop;
  /** Who sits at the page. */
  cashier: Person;
  /** The calls the page sends. */
  wire: Wire;
}

/**
 * Playwright's test with a shop, somebody at its counter and the calls they send, in the world of its worker. It also
 * notes the calls the application makes (the ledger of calls reads them) and fails on any violation of the
 * Content-Security-Policy, script out of a stored text, or full card number in sight of the browser.
 */
export const test = base.extend<Counter & { playedDay: void; watched: Watched; noteCalls: void }, { mock: Mock }>({
  mock: [
    // Playwright reads the names of the fixtures a fixture stands on out of its first parameter.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => provide(ownWorld()),
    { scope: 'worker' },
  ],
  baseURL: async ({ mock }, provide) => provide(mock.url),
  playedDay: [
    async ({ mock }, provide) => {
      beginDay();
      await new Shop(mock).settle();
      await provide();
    },
    { auto: true },
  ],
  context: async ({ context, mock, playedDay: _begun }, provide) => {
    await context.addCookies(mock.cookies);
    await playIn(context);
    await provide(context);
  },
  shop: async ({ mock, playedDay: _begun }, provide) => {
    const shop = await Shop.open(mock);
    await provide(shop);
    await shop.settle();
  },
  cashier: async ({ page, shop: _opened }, provide) => provide(new Person(page)),
  wire: async ({ page, shop: _opened }, provide) => provide(new Wire(page)),
  watched: [
    async ({ context }, use, info) => {
      const { watched, finish } = await watch(context);
      await use(watched);
      await finish();
      const { scanned, ...faults } = watched;
      expect(faults).toEqual({ violations: [], cardNumbers: [], executions: [] });
      note('e2e-watch', info.testId, { scanned });
    },
    { auto: true },
  ],
  noteCalls: [
    async ({ context }, use, info) => {
      const calls = new Set<string>();
      context.on('request', (request) => {
        const call = callOf.get(`${request.method()} ${new URL(request.url()).pathname}`);
        if (call !== undefined) calls.add(call);
      });
      await use();
      note('e2e-calls', info.testId, {
        spec: path.basename(info.file),
        ring: info.project.name,
        calls: [...calls].toSorted(),
      });
    },
    { auto: true },
  ],
});

function note(kind: string, testId: string, content: object): void {
  const folder = path.join(import.meta.dirname, '../test-results', kind);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, `${testId}.json`), JSON.stringify(content));
}
