import type { Client } from '@so-the/api-client';
import { PrimeScope } from '@so-the/ui';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { ClientContext } from '../../api/ClientContext.ts';
import { guardClient } from '../../api/guardClient.ts';
import { PlaceLinks } from '../../kit/access/PlaceLinks.tsx';
import { createStore } from '../store.ts';
import { Shell } from './Shell.tsx';

/** Makes the shell of one app, with the store its screens share. */
export function createShell(client: Client): ComponentType {
  const guarded = guardClient(client);
  const store = createStore(guarded);
  return function StoreShell() {
    return (
      <Provider store={store}>
        <ClientContext value={guarded}>
          <PlaceLinks>
            <PrimeScope>
              <Shell />
            </PrimeScope>
          </PlaceLinks>
        </ClientContext>
      </Provider>
    );
  };
}
