import { expect, it } from 'vitest';
import { isShellPath } from '../../kit/places/isPlace.ts';
import { landingOf } from './landingOf.ts';

it('lands where there is a screen', () => {
  expect(landingOf(false)).toBe('/');
  expect(isShellPath(landingOf(true))).toBe(true);
});
