import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetPath, rememberPath, safePath, takeRememberedPath } from './rememberedPath.ts';
import { keepInMemory, tabArea } from './storage.ts';

const known = new Set(['/', '/customer', '/cards', '/report/cashbook', '/contract/12']);
const isKnown = (path: string) => known.has(path);

describe('a path to go to after the login', () => {
  it.each([
    ['/customer', '/customer'],
    ['/customer?Status=1&GeneralSearch=Nguy%E1%BB%85n', '/customer?Status=1&GeneralSearch=Nguy%E1%BB%85n'],
    ['/customer?GeneralSearch=Nguyễn', '/customer?GeneralSearch=Nguy%E1%BB%85n'],
    ['/contract/12#swipes', '/contract/12#swipes'],
    ['/cards/../customer', '/customer'],
    ['/customer?next=//evil.example', '/customer?next=//evil.example'],
  ])('%s is taken', (address, path) => {
    expect(safePath(address, isKnown)).toBe(path);
  });

  it.each([
    '',
    'customer',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/customer\\..\\..\\evil',
    'https://evil.example/customer',
    'HTTPS:/customer',
    'javascript:alert(1)',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/customer/..//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/customer\u0000',
    ' /customer',
    '/customer name',
    '/%E0%A4%A',
    '/login',
    '/unknown',
    `/customer?x=${'a'.repeat(3000)}`,
  ])('%j is refused', (address) => {
    expect(safePath(address, isKnown)).toBeUndefined();
  });

  it('never leads to another origin nor to a path the app does not have', () => {
    const origin = 'https://so-the.example';
    const nasty = fc.constantFrom(
      '/',
      '\\',
      '//',
      '%2f',
      '%5c',
      '..',
      '\t',
      '\n',
      ':',
      '@',
      '?',
      '#',
      'https:',
      'evil.example',
      '/customer',
      ' ',
    );
    const address = fc.oneof(
      fc.webUrl(),
      fc.string({ unit: 'binary' }),
      fc.array(nasty, { maxLength: 12 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(address, (text) => {
        const path = safePath(text, isKnown);
        if (path === undefined) return;
        const url = new URL(path, origin);
        expect(url.origin).toBe(origin);
        expect(isKnown(url.pathname)).toBe(true);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('remembering', () => {
  beforeEach(keepInMemory);

  it('gives the path back once', () => {
    rememberPath('/customer?PageIndex=3', isKnown);
    expect(takeRememberedPath(isKnown)).toBe('/customer?PageIndex=3');
    expect(takeRememberedPath(isKnown)).toBeUndefined();
  });

  it('keeps nothing unsafe, and believes nothing that somebody else put there', () => {
    rememberPath('//evil.example', isKnown);
    expect(takeRememberedPath(isKnown)).toBeUndefined();
    tabArea().set('rememberedPath', 'https://evil.example');
    expect(takeRememberedPath(isKnown)).toBeUndefined();
  });

  it('is undone by a wished logout', () => {
    rememberPath('/customer', isKnown);
    forgetPath();
    expect(takeRememberedPath(isKnown)).toBeUndefined();
  });
});
