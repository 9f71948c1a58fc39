import { expect, it } from 'vitest';
import { swipeStart, type SwipeChoice } from './swipeStart.ts';

const today = '2026-11-20';
const used = { PosID: 2, LotNo: '0007', day: today };
const choice: SwipeChoice = { inUse: [1, 2, 3], used: undefined, repeated: undefined, today };

it.each<[string, Partial<SwipeChoice>, object]>([
  ['nothing among several', {}, {}],
  ['the one used last with its lot', { used }, { PosID: 2, LotNo: '0007' }],
  ['the one used last without a lot of yesterday', { used: { ...used, day: '2026-11-19' } }, { PosID: 2, LotNo: '' }],
  ['nothing in place of one that is out of use', { inUse: [1, 3], used }, {}],
  ['the one that is repeated', { used, repeated: 3 }, { PosID: 3, LotNo: '' }],
  ['the one used last, where the repeated one is out of use', { used, repeated: 9 }, { PosID: 2, LotNo: '0007' }],
  ['the only one', { inUse: [4] }, { PosID: 4, LotNo: '' }],
])('starts with %s', (_what, told, start) => {
  expect(swipeStart({ ...choice, ...told })).toEqual(start);
});
