import { expect, it } from 'vitest';
import { screenAbove } from './screenAbove.ts';

it('knows the list above a record', () => {
  expect(screenAbove('/contract/12')?.path).toBe('/contract');
  expect(screenAbove('/contract')).toBeUndefined();
});
