import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import type { Client } from '@so-the/api-client';
import { toast } from '@so-the/ui';
import { baseApi } from '../api/baseApi.ts';
import type { StoreExtra } from '../api/baseQuery.ts';
import { forgetLostWrites } from '../api/sendPressed.ts';
import { askLost } from '../kit/form/lost/lostQuestion.ts';
import { onSession, type SessionEvent } from '../session/session.ts';

/**
 * Makes the store of one app. Another user or another shop starts from an empty cache; what is in sight is asked for again once
 * the network is back.
 *
 * @param until ends the store's watch over the session, for an app that ends before its page; default never
 */
export function createStore(client: Client, until?: AbortSignal) {
  const extra: StoreExtra = {
    client,
    askLost,
    onLogLost: () => toast.info('Chưa ghi được thao tác vừa rồi vào lịch sử'),
  };
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: extra } }).concat(baseApi.middleware),
  });
  const stopWatching = onSession((event) => {
    if (!emptiesCache(event)) return;
    forgetLostWrites();
    store.dispatch(baseApi.util.resetApiState());
  });
  const stopListening = setupListeners(store.dispatch);
  until?.addEventListener('abort', stopWatching, { once: true });
  until?.addEventListener('abort', stopListening, { once: true });
  return store;
}

/**
 * Emptying also cuts off the calls under way. An expired session waits for the next login with it, so that each form
 * hears its own 401 and keeps what was typed.
 */
function emptiesCache(event: SessionEvent): boolean {
  if (event.type === 'ended') return event.reason !== 'expired';
  return event.type !== 'shopSwitchedElsewhere';
}

/** The store of this app. */
export type AppStore = ReturnType<typeof createStore>;
