import { describe, expect, it } from 'vitest';
import { isShellPath, landingOf, screenAbove } from './paths.ts';

describe('a path inside the shell', () => {
  it.each(['/', '/changepassword', '/customer', '/customer/', '/contract/12', '/report/cashbook'])(
    '%s is one',
    (path) => {
      expect(isShellPath(path)).toBe(true);
    },
  );

  it.each(['', 'customer', '/login', '/register', '/404', '/nowhere', '/contract/1/2', '//customer', '/%2fcustomer'])(
    '%j is none',
    (path) => {
      expect(isShellPath(path)).toBe(false);
    },
  );
});

it('lands where there is a screen', () => {
  expect(landingOf(false)).toBe('/');
  expect(isShellPath(landingOf(true))).toBe(true);
});

it('knows the list above a record', () => {
  expect(screenAbove('/contract/12')?.path).toBe('/contract');
  expect(screenAbove('/contract')).toBeUndefined();
});
