import type { Client } from '@so-the/api-client';
import { UiProvider } from '@so-the/ui';
import { StrictMode } from 'react';
import type { DataRouter } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import { ClientContext } from '../api/ClientContext.ts';

/** Props of {@link App}. */
export interface AppProps {
  client: Client;
  router: DataRouter;
  /** Nonce of the page's Content-Security-Policy. */
  nonce?: string;
}

/** The whole app. */
export function App({ client, router, nonce }: AppProps) {
  return (
    <StrictMode>
      <UiProvider nonce={nonce}>
        <ClientContext value={client}>
          <RouterProvider router={router} />
        </ClientContext>
      </UiProvider>
    </StrictMode>
  );
}
