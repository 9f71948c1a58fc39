import type { Client } from '@so-the/api-client';
import { StrictMode } from 'react';
import type { DataRouter } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import { ClientContext } from '../api/ClientContext.ts';

/** Props of {@link App}. */
export interface AppProps {
  client: Client;
  router: DataRouter;
}

/** The whole app. */
export function App({ client, router }: AppProps) {
  return (
    <StrictMode>
      <ClientContext value={client}>
        <RouterProvider router={router} />
      </ClientContext>
    </StrictMode>
  );
}
