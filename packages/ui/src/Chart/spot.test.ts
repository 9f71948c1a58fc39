import { expect, it } from 'vitest';
import { spotAfterKey } from './spot.ts';

it.each([
  ['ArrowRight', { place: 1, row: 1 }],
  ['ArrowLeft', { place: 0, row: 1 }],
  ['Home', { place: 0, row: 1 }],
  ['End', { place: 6, row: 1 }],
  ['ArrowDown', { place: 0, row: 2 }],
  ['ArrowUp', { place: 0, row: 0 }],
  ['a', undefined],
])('%s leads from the second row of the first place to %o', (key, spot) => {
  expect(spotAfterKey(key, { place: 0, row: 1 }, 7, 3)).toEqual(spot);
});

it('goes no further than the last', () => {
  expect(spotAfterKey('ArrowRight', { place: 6, row: 0 }, 7, 3)).toEqual({ place: 6, row: 0 });
  expect(spotAfterKey('ArrowDown', { place: 6, row: 2 }, 7, 3)).toEqual({ place: 6, row: 2 });
});
