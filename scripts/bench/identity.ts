import { everyDay, everyMonth, identityFault } from '../../packages/mock-server/src/core/testing/identityRules.ts';
import { seedWorld } from '../../packages/mock-server/src/seed/seedWorld.ts';

const NOW = Date.parse('2026-11-20T10:00:00+07:00');

/**
 * Over three years of ten shops and the company: on every day and in every month, funds and debts rose by net profit and
 * capital, as entries, balances and business result tell alike. Throws with the first window in which they do not.
 */
export function measureIdentity(show: (what: string, figure: string) => void): void {
  const world = seedWorld({ scenario: 'large', seed: 1, size: 'large', now: NOW });
  const { entries } = world.books;
  const lines = entries.reduce((sum, entry) => sum + entry.Lines.length, 0);
  for (const [what, windows] of [
    ['day', everyDay(world)],
    ['month', everyMonth(world)],
  ] as const) {
    const start = performance.now();
    const fault = identityFault(world, windows);
    if (fault) throw new Error(`The identity of wealth is broken: ${fault}`);
    const took = Math.round(performance.now() - start);
    const where = `${world.books.shops.size} books, ${entries.length} entries, ${lines} lines`;
    show(`Wealth rose by profit and capital on each ${what} (${where})`, `${windows.length} windows · ${took} ms`);
  }
}
