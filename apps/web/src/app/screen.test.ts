import type { Client } from '@so-the/api-client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../session/session.ts';
import { keepInMemory } from '../session/storage.ts';
import type { SessionUser } from '../session/stored.ts';
import { lazyScreen } from './screen.ts';

const site = 'https://so-the.example';
const client = {} as Client;
const askFirst = vi.fn<() => void>();
const { load } = lazyScreen(
  {
    path: '/customer',
    title: 'Khách hàng',
    screen: () => Promise.resolve({ CustomersScreen: () => null, askFirst }),
  },
  client,
);

beforeEach(() => {
  keepInMemory();
  askFirst.mockReset();
  vi.stubGlobal('window', { location: new URL('/', site) });
});
afterEach(() => vi.unstubAllGlobals());

it('a screen is asked for before it is drawn, where the person may see it', async () => {
  await enter([{ title: 'Khách hàng', visible: true, path: '/customer', ActionIDs: [1] }]);
  expect(askFirst).toHaveBeenCalledExactlyOnceWith(client, new URL('/customer?Status=1', site));
});

it.each<[string, SessionUser['menuPermissions']]>([
  ['whose menu does not have it', []],
  ['whose menu hides it', [{ title: 'Khách hàng', visible: false, path: '/customer', ActionIDs: [1] }]],
])('nothing is asked for somebody %s', async (_whom, menu) => {
  await enter(menu);
  expect(askFirst).not.toHaveBeenCalled();
});

/** Goes to the screen as somebody with a menu. */
async function enter(menuPermissions: SessionUser['menuPermissions']): Promise<void> {
  startSession({ Token: 't', UserID: 2, ShopID: 1, ShopName: 'A', menuPermissions } as SessionUser);
  await load({ request: new Request(`${site}/customer?Status=1`) } as LoaderFunctionArgs);
}
