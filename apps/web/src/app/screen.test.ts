import type { Client } from '@so-the/api-client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { keepInMemory } from '../session/storage.ts';
import { lazyScreen } from './screen.ts';

afterEach(() => vi.unstubAllGlobals());

it('asks first for a screen that is entered, not for a form or a filter of the one that stands', async () => {
  keepInMemory();
  const asked = vi.fn<(client: Client, address: URL) => void>();
  const module = { AccountsScreen: () => null, askFirst: asked };
  const client = { call: vi.fn<() => void>() } as unknown as Client;
  const { load } = lazyScreen(
    { path: '/manager/bankcard', title: 'Tài khoản ngân hàng', screen: () => Promise.resolve(module) },
    client,
  );
  const open = async (from: string, to: string) => {
    asked.mockClear();
    vi.stubGlobal('window', { location: new URL(from, 'https://so-the.example') });
    await load({ request: new Request(new URL(to, 'https://so-the.example')) } as LoaderFunctionArgs, undefined);
    return asked.mock.calls.map(([, { pathname, search }]) => pathname + search);
  };
  await expect(open('/', '/manager/bankcard')).resolves.toEqual(['/manager/bankcard']);
  await expect(open('/manager/bankcard', '/manager/bankcard?edit=new')).resolves.toEqual([]);
  await expect(open('/manager/bankcard?edit=new', '/manager/bankcard')).resolves.toEqual([]);
  await expect(open('/customer', '/manager/bankcard?status=1')).resolves.toEqual(['/manager/bankcard?status=1']);
});
