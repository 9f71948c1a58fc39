import type { Decorator } from '@storybook/react-vite';
import { LinkProvider, ToastViewport } from '@so-the/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, matchPath, Outlet, useLocation, type RouteObject } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import { ClientContext } from '../api/ClientContext.ts';
import { calmRouter } from '../app/calmRouter.ts';
import { createRoutes } from '../app/createRoutes.tsx';
import { shellRoutes } from '../app/routes.tsx';
import { watchSession } from '../app/guards/watchSession.ts';
import { isPlace } from '../kit/places/isPlace.ts';
import { PlaceLinks } from '../kit/access/PlaceLinks.tsx';
import { LostQuestions } from '../kit/form/lost/LostQuestions.tsx';
import { RouterLink } from '../kit/access/RouterLink.tsx';
import { readSession } from '../session/session.ts';
import { startStoryApp, type StoryApp, type StoryWorld } from './storyApp.ts';

/** Where a story's screen stands. */
export interface StoryPlace extends StoryWorld {
  /** Route pattern of the screen, for its parameters. Default: the path of `at`. */
  path?: string;
  /** Address that is open. Default `/`. */
  at?: string;
}

/**
 * Gives a screen its own world, store and router; `parameters.app` of a story changes single points of `place`. A link
 * that leads away shows "Đã mở {address}" instead of the other screen.
 */
export function withApp(place: StoryPlace = {}): Decorator {
  return (Story, { parameters, globals }) => (
    <StoryFrame
      key={String(globals.scenario)}
      place={{ ...place, ...(parameters.app as StoryPlace | undefined), ...chosenScenario(globals) }}
      routesOf={({ store }, pattern) => [
        {
          element: <ScreenFrame store={store} isInShell={shellRoutes.some(({ path }) => matchPath(path, pattern))} />,
          children: [
            { path: pattern, element: <Story /> },
            { path: '*', element: <OpenedElsewhere /> },
          ],
        },
      ]}
    />
  );
}

/**
 * Runs the whole app, with guards and shell, at the address of the story; `parameters.app` changes single points of
 * `place`. The story itself draws nothing.
 */
export function withWholeApp(place: StoryPlace = {}): Decorator {
  return (_Story, { parameters, globals }) => (
    <WholeApp
      key={String(globals.scenario)}
      place={{ ...place, ...(parameters.app as StoryPlace | undefined), ...chosenScenario(globals) }}
    />
  );
}

/** The whole app in a world of its own. */
export function WholeApp({ place }: Pick<StoryFrameProps, 'place'>): ReactNode {
  return <StoryFrame place={place} routesOf={({ client }) => createRoutes(client)} />;
}

/** The scenario chosen in the toolbar takes the place of the story's own. */
function chosenScenario({ scenario }: Record<string, unknown>): StoryWorld {
  return typeof scenario === 'string' && scenario !== 'story' ? { scenario: scenario as StoryWorld['scenario'] } : {};
}

interface StoryFrameProps {
  place: StoryPlace;
  routesOf: (app: StoryApp, pattern: string) => RouteObject[];
}

function StoryFrame({ place, routesOf }: StoryFrameProps): ReactNode {
  const [{ app, router, stopWatching }] = useState(() => {
    const { at = '/', path = at.replace(/[?#].*$/, ''), ...world } = place;
    const app = startStoryApp(world);
    const router = calmRouter(createMemoryRouter(routesOf(app, path), { initialEntries: [at] }));
    // As in the app: the first answer may end the session before anything is drawn.
    return { app, router, stopWatching: watchSession(router) };
  });
  useEffect(
    () => () => {
      stopWatching();
      router.dispose();
      app.stop();
    },
    [app, router, stopWatching],
  );
  return (
    <ClientContext value={app.client}>
      <RouterProvider router={router} />
    </ClientContext>
  );
}

function ScreenFrame({ store, isInShell }: Pick<StoryApp, 'store'> & { isInShell: boolean }) {
  return (
    <Provider store={store}>
      <StoryLinks>
        {isInShell ? (
          <main style={{ display: 'contents' }}>
            <Outlet />
          </main>
        ) : (
          <Outlet />
        )}
        <LostQuestions />
        <ToastViewport />
      </StoryLinks>
    </Provider>
  );
}

/** The links of who is logged in, as the shell gives them; a visitor has those of the pages outside it. */
function StoryLinks({ children }: { children: ReactNode }) {
  const [isLoggedIn] = useState(() => readSession() !== null);
  if (isLoggedIn) return <PlaceLinks>{children}</PlaceLinks>;
  return (
    <LinkProvider component={RouterLink} leads={isPlace}>
      {children}
    </LinkProvider>
  );
}

function OpenedElsewhere() {
  const { pathname, search } = useLocation();
  return <output>Đã mở {pathname + search}</output>;
}
