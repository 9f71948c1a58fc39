import { afterEach, expect, it, vi } from 'vitest';
import { applyAppearance, readAppearance, writeAppearance, type Theme } from './appearance.ts';

afterEach(() => vi.unstubAllGlobals());

it.each<[cookie: string, wishes: string[], theme: string, density: string]>([
  ['', [], 'light', 'normal'],
  ['', ['dark'], 'dark', 'normal'],
  ['', ['dark', 'more'], 'contrast', 'normal'],
  ['appearance=system.compact', ['dark'], 'dark', 'compact'],
  ['appearance=light.normal', ['dark'], 'light', 'normal'],
  ['other=1; appearance=contrast.compact', [], 'contrast', 'compact'],
])('with the cookie "%s" and the wishes %j the page is %s and %s', (cookie, wishes, theme, density) => {
  const root = page(cookie, wishes);
  applyAppearance();
  expect(root).toEqual({ theme, density });
});

it.each<Theme>(['system', 'light', 'dark', 'contrast'])('keeps the choice %s on the device and shows it', (theme) => {
  const root = page('', []);
  writeAppearance({ theme, density: 'compact' });
  expect(document.cookie).toMatch(/Path=\/; Max-Age=31536000; SameSite=Strict$/);
  expect(readAppearance()).toEqual({ theme, density: 'compact' });
  expect(root.density).toBe('compact');
});

it('takes a kept choice that it does not know for none', () => {
  page('appearance=pink.huge', []);
  expect(readAppearance()).toEqual({ theme: 'system', density: 'normal' });
});

function page(cookie: string, wishes: readonly string[]): Record<string, string> {
  const dataset: Record<string, string> = {};
  vi.stubGlobal('document', { cookie, documentElement: { dataset } });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: wishes.some((wish) => query.endsWith(`: ${wish})`)) }));
  return dataset;
}
