import { expect, it } from 'vitest';
import { askedPeriod } from './period.ts';

const usual = { from: '2026-11-20', to: '2026-11-27' };

it.each([
  ['nothing', null, null, '2026-11-20', '2026-11-27'],
  ['both ends', '2026-10-01', '2026-10-31', '2026-10-01', '2026-10-31'],
  ['a beginning inside the usual period', '2026-11-22', null, '2026-11-22', '2026-11-27'],
  ['a beginning after it', '2026-12-05', null, '2026-12-05', '2026-12-05'],
  ['an end before it', null, '2026-11-01', '2026-11-01', '2026-11-01'],
])('an address that names %s', (_what, from, to, start, end) => {
  expect(askedPeriod(from, to, usual)).toEqual({ from: start, to: end });
});
