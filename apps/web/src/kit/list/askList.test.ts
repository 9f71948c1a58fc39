import type { Client } from '@so-the/api-client';
import { beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../../session/session.ts';
import { keepInMemory } from '../../session/storage.ts';
import type { SessionUser } from '../../session/stored.ts';
import { askList } from './askList.ts';

const call = vi.fn<(id: string, args: object) => Promise<unknown>>();
const askFirst = askList({ call: { name: 'listCustomers' }, filters: {} });

beforeEach(() => {
  keepInMemory();
  call.mockReset().mockResolvedValue({ Result: 1, Data: [] });
});

it('a list is asked for before it is drawn, where the person may see it', () => {
  enter([{ title: 'Khách hàng', visible: true, path: '/customer', ActionIDs: [1] }]);
  const asked: unknown = expect.objectContaining({ PageIndex: 1 });
  expect(call).toHaveBeenCalledExactlyOnceWith('listCustomers', asked, undefined);
});

it.each<[string, SessionUser['menuPermissions']]>([
  ['whose menu does not have it', []],
  ['whose menu hides it', [{ title: 'Khách hàng', visible: false, path: '/customer', ActionIDs: [1] }]],
])('nothing is asked for somebody %s', (_whom, menu) => {
  enter(menu);
  expect(call).not.toHaveBeenCalled();
});

/** Goes to the list as somebody with a menu. */
function enter(menuPermissions: SessionUser['menuPermissions']): void {
  startSession({ Token: 't', UserID: 2, ShopID: 1, ShopName: 'A', menuPermissions } as SessionUser);
  askFirst({ call } as unknown as Client, new URL('https://so-the.example/customer'));
}
