import { describe, expect, it } from 'vitest';
import { isOpenToAll, isPlace, isShellPath } from './isPlace.ts';

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

  it.each(['/contract/pushed', '/contract/12a', '/contract/-1', '/contract/1234567890123456'])(
    '%s is none: what stands for a record is its number',
    (path) => {
      expect(isShellPath(path)).toBe(false);
    },
  );
});

describe('an address', () => {
  it.each(['/', '/login', '/404', '/customer?open=4', '/contract/12#lines', '/report/cashbook?accountType=1'])(
    '%s opens a screen',
    (href) => {
      expect(isPlace(href)).toBe(true);
    },
  );

  it.each(['/card/ended?Days=60', '/contract/pushed', '/warnings', 'https://example.vn/customer', ''])(
    '%j opens none',
    (href) => {
      expect(isPlace(href)).toBe(false);
    },
  );
});

describe('a screen that needs no right', () => {
  it.each(['/', '/changepassword', '/changepassword/', '/CHANGEPASSWORD', '/Login'])('%s is one', (path) => {
    expect(isOpenToAll(path)).toBe(true);
  });

  it.each(['/customer', '/changepassword/x', ''])('%j is none', (path) => {
    expect(isOpenToAll(path)).toBe(false);
  });
});

it.each(['/export-bill?open=undefined', '/contract/NaN', '/cards?CustomerID=null&edit=new'])(
  '%s, made of a number that an API left out, leads nowhere',
  (href) => expect(isPlace(href)).toBe(false),
);
