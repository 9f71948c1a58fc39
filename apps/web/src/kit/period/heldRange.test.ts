import { expect, it } from 'vitest';
import { heldOver, type Held } from './heldRange.ts';

const range = { from: '2026-11-20', to: '2026-11-01' };
const held: Held = { over: 'null/null', range, sent: ['2020-11-20/null', '2026-11-20/null'] };

it.each([
  ['before the owner has taken anything', held, 'null/null', held],
  [
    'once the owner has taken the first',
    held,
    '2020-11-20/null',
    { ...held, over: '2020-11-20/null', sent: ['2026-11-20/null'] },
  ],
  ['once the owner has taken the last', held, '2026-11-20/null', { over: '2026-11-20/null', range, sent: [] }],
  ['once the owner has a period from elsewhere', held, '2026-10-01/2026-10-31', undefined],
  ['where nothing is', undefined, 'null/null', undefined],
])('what is typed over a period %s', (_when, over, key, after) => {
  expect(heldOver(over, key)).toEqual(after);
});
