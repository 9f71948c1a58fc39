import { ApiError, operations, type Client, type OperationId } from '@so-the/api-client';
import { toast } from '@so-the/ui';
import { beforeEach, expect, it, vi } from 'vitest';
import { createAppClient } from '../api/appClient.ts';
import { startSession } from '../session/session.ts';
import { keepInMemory } from '../session/storage.ts';
import type { SessionUser } from '../session/stored.ts';
import { tellRefusal } from './tellRefusal.ts';

const ids = Object.keys(operations) as OperationId[];
const TOLD_OTHERWISE: ReadonlySet<OperationId> = new Set(['login', 'listActiveShops'] as const);

const error = vi.spyOn(toast, 'error');

beforeEach(() => {
  error.mockClear();
  keepInMemory();
  startSession({ Token: 't', UserID: 2, ShopID: 1, ShopName: 'A' } as SessionUser);
});

it.each(ids.filter((id) => !TOLD_OTHERWISE.has(id)))('%s: the Message of a refusal is an error toast', async (id) => {
  await ask(id, 200, { Result: 0, Message: 'Số tiền vượt quá công nợ còn lại' });
  expect(error).toHaveBeenCalledExactlyOnceWith('Số tiền vượt quá công nợ còn lại');
});

it.each([400, 403, 404])('so is that of an answer with status %i', async (status) => {
  await ask('payDebtCustomer', status, { Result: -1, Message: 'Không được' });
  expect(error).toHaveBeenCalledExactlyOnceWith('Không được');
});

it.each([
  ['of the login, which is a notification', 'login', 200],
  ['of the shop list, which is only logged', 'listActiveShops', 200],
  ['of an expired session, which is told where it ends', 'listCustomers', 401],
  ['of a server that broke down', 'listCustomers', 500],
] as const)('no toast is the refusal %s', async (_what, id, status) => {
  await ask(id, status, { Result: 0, Message: 'Không được' });
  expect(error).not.toHaveBeenCalled();
});

async function ask(id: OperationId, status: number, answer: object): Promise<void> {
  const client = createAppClient({
    baseUrl: '',
    onRefused: tellRefusal,
    adapter: (config) => Promise.resolve({ status, statusText: '', data: JSON.stringify(answer), headers: {}, config }),
  });
  const { call } = client as unknown as { call: (id: OperationId, args: object) => ReturnType<Client['call']> };
  await expect(call(id, {})).rejects.toThrow(ApiError);
}
