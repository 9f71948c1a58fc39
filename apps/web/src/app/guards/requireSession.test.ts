import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isShellPath } from '../../kit/places/isPlace.ts';
import { takeRememberedPath } from '../../session/rememberedPath.ts';
import { keepInMemory } from '../../session/storage.ts';
import { requireSession } from './requireSession.ts';

const site = 'https://so-the.example';

beforeEach(() => keepInMemory());
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['a whole address with its fragment', '/contract/12#swipes', '/contract/12', '/contract/12#swipes'],
  ['a list with its filters', '/customer?Status=1', '/customer?Status=1', '/customer?Status=1'],
  ['no fragment of the page that is left', '/contract/12#swipes', '/customer', '/customer'],
])('a visitor without a token comes back to %s', async (_what, shown, asked, back) => {
  vi.stubGlobal('window', { location: new URL(shown, site) });
  await expect(visit(asked)).rejects.toMatchObject({ status: 302 });
  expect(takeRememberedPath(isShellPath)).toBe(back);
});

/** Asks the gate as the router does, which cuts the fragment off. */
async function visit(address: string): Promise<void> {
  const args = { request: new Request(`${site}${address}`) } as Parameters<typeof requireSession>[0];
  await requireSession(args, () => Promise.resolve(undefined));
}
