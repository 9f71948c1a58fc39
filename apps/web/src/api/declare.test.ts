import { ApiError, type Client } from '@so-the/api-client';
import { configureStore } from '@reduxjs/toolkit';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startSession } from '../session/session.ts';
import { keepInMemory } from '../session/storage.ts';
import type { SessionUser } from '../session/stored.ts';
import { baseApi } from './baseApi.ts';
import { declare } from './declare.ts';
import { menus, saved } from './logLine.ts';

const api = declare({
  reads: { listBankCards: ['BankCard'] },
  writes: {
    saveBankCard: {
      stale: ['BankCard'],
      log: ({ body }, { BankCardID, BankCode }) => saved(menus.bankAccounts, body.BankCardID, BankCode, BankCardID),
    },
    createSchedule: {
      stale: ['BankCard'],
      log: ({ Preview }) => (Preview ? null : saved(menus.schedules, 1, 'lịch hẹn')),
    },
  },
});

const account = {
  BankCode: 'VCB',
  AccountNo: '1017595600',
  AccountOwner: 'TRAN VAN CHU',
  OpeningBalance: 0,
  IsDefault: true,
  Status: 1,
} as const;

beforeEach(() => {
  keepInMemory();
  startSession({ Token: 't', UserID: 2, ShopID: 1, ShopName: 'A' } as SessionUser);
});

describe('a write', () => {
  it('makes its subjects stale and leaves one line in the action history', async () => {
    const { store, calls } = await shopWithOpenList();
    await store.dispatch(api.endpoints.saveBankCard.initiate({ body: account })).unwrap();
    await settle();
    expect(calls.map(([id]) => id)).toEqual(['listBankCards', 'saveBankCard', 'listBankCards', 'addLogAction']);
    expect(calls[3]?.[1]).toEqual({ Call: 'saveBankCard', MenuID: 51, ActionID: 2, Note: 'Thêm VCB', RefID: 7 });
  });

  it('that is refused changes nothing and leaves no line', async () => {
    const { store, calls } = await shopWithOpenList({
      saveBankCard: new ApiError({ kind: 'refused', message: 'Không' }),
    });
    const outcome = await store.dispatch(api.endpoints.saveBankCard.initiate({ body: account }));
    await settle();
    expect(outcome.error).toMatchObject({ kind: 'refused', message: 'Không' });
    expect(calls.map(([id]) => id)).toEqual(['listBankCards', 'saveBankCard']);
  });

  it.each([
    ['nobody knows whether it happened', new ApiError({ kind: 'timeout', message: 'Lâu' })],
    ['somebody was quicker', refused('Stale')],
    ['somebody deleted it', refused('NotFound')],
    ['it has moved on', refused('WrongStatus')],
    ['it is cancelled already', refused('AlreadyCancelled')],
    ['less is owed than the page shows', refused('OverDebt')],
  ])('after which the books are read again because %s', async (_why, failure) => {
    const { store, calls } = await shopWithOpenList({ saveBankCard: failure });
    await store.dispatch(api.endpoints.saveBankCard.initiate({ body: account }));
    await settle();
    expect(calls.map(([id]) => id)).toEqual(['listBankCards', 'saveBankCard', 'listBankCards']);
  });

  it('that only looked is no write', async () => {
    const { store, calls } = await shopWithOpenList();
    await store.dispatch(api.endpoints.createSchedule.initiate({ Preview: true, body: {} as never })).unwrap();
    await settle();
    expect(calls.map(([id]) => id)).toEqual(['listBankCards', 'createSchedule']);
  });

  it('that is a part of many is read again by nobody yet, and the mark of the part is not sent', async () => {
    const { store, calls } = await shopWithOpenList();
    await store.dispatch(api.endpoints.saveBankCard.initiate({ body: account, isPart: true })).unwrap();
    await settle();
    expect(calls.map(([id]) => id)).toEqual(['listBankCards', 'saveBankCard', 'addLogAction']);
    expect(calls[1]?.[1]).toEqual({ body: account });
  });

  it('stands even when its line is lost, which is told', async () => {
    const lost = new ApiError({ kind: 'server', message: 'Hỏng' });
    const { store, onLogLost } = await shopWithOpenList({ addLogAction: lost });
    await expect(
      store.dispatch(api.endpoints.saveBankCard.initiate({ body: account })).unwrap(),
    ).resolves.toBeDefined();
    await settle();
    expect(onLogLost).toHaveBeenCalledOnce();
  });
});

function refused(code: string): ApiError {
  return new ApiError({ kind: 'refused', code, message: 'Đã đổi' });
}

/** A store whose list of accounts is open; calls answer well unless `failures` says otherwise. */
async function shopWithOpenList(failures: Record<string, ApiError> = {}) {
  const calls: unknown[][] = [];
  const onLogLost = vi.fn<() => void>();
  const client = {
    call: (...call: unknown[]) => {
      calls.push(call);
      const failure = failures[String(call[0])];
      return failure
        ? Promise.reject(failure)
        : Promise.resolve({ Result: 1, Data: { BankCardID: 7, BankCode: 'VCB' } });
    },
  } as unknown as Client;
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { client, onLogLost } }, serializableCheck: false }).concat(
        baseApi.middleware,
      ),
  });
  await store.dispatch(api.endpoints.listBankCards.initiate());
  return { store, calls, onLogLost };
}

function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20));
}
