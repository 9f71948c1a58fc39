import { afterEach, expect, test } from 'vitest';
import { playClock } from './playClock.ts';

const NEW_YEAR = Date.parse('2027-01-01T00:00:00+07:00');
const lettingGo: (() => void)[] = [];

afterEach(() => lettingGo.splice(0).forEach((letGo) => letGo()));

test('a clock that stands shows one moment, however it is asked', () => {
  lettingGo.push(playClock({ at: NEW_YEAR, runs: false }));
  const shown = nowOf();
  expect([shown.now, shown.made.getTime()]).toEqual([NEW_YEAR, NEW_YEAR]);
  expect(shown.made).toBeInstanceOf(Date);
  expect(new Date('2026-11-20T09:00:00+07:00').toISOString()).toBe('2026-11-20T02:00:00.000Z');
});

test('a clock that runs goes on from its moment', async () => {
  lettingGo.push(playClock({ at: NEW_YEAR, runs: true }));
  const first = nowOf().now;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(first - NEW_YEAR).toBeLessThan(1000);
  expect(nowOf().now).toBeGreaterThan(first);
});

test('the last clock counts, and whichever is taken away first the others stay', () => {
  const outer = playClock({ at: 1, runs: false });
  const inner = playClock({ at: 2, runs: false });
  lettingGo.push(inner);
  outer();
  expect(nowOf().now).toBe(2);
});

/** The time as the code that is tested would ask for it. */
function nowOf() {
  const { Date: Asked } = globalThis;
  return { now: Asked.now(), made: new Asked() };
}
