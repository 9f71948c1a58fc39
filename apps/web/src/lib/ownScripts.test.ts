import { afterEach, expect, test, vi } from 'vitest';
import { allowOwnScripts } from './ownScripts.ts';

afterEach(() => vi.unstubAllGlobals());

test('scripts of the app may be started, those of anywhere else may not', () => {
  const createPolicy = vi.fn<NonNullable<typeof trustedTypes>['createPolicy']>();
  vi.stubGlobal('location', new URL('https://so-the.example/customer'));
  vi.stubGlobal('trustedTypes', { createPolicy });
  allowOwnScripts();
  const [name, rules] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe('default');
  for (const own of ['/assets/sheetWorker-1a.js', 'https://so-the.example/assets/a.js']) {
    expect(rules?.createScriptURL(own)).toBe(own);
  }
  for (const foreign of [
    'https://evil.example/a.js',
    '//evil.example/a.js',
    'data:text/javascript,1',
    'javascript:1',
  ]) {
    expect([foreign, rules?.createScriptURL(foreign)]).toEqual([foreign, undefined]);
  }
});

test('a browser without Trusted Types needs none of it', () => {
  vi.stubGlobal('trustedTypes', undefined);
  expect(allowOwnScripts).not.toThrow();
});
