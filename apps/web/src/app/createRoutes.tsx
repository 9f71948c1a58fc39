import type { Client } from '@so-the/api-client';
import { createElement, type ComponentType } from 'react';
import { redirect, type MiddlewareFunction, type RouteObject } from 'react-router-dom';
import { PUBLIC_PATHS } from '../kit/places/paths.ts';
import type { AppRoute, RouteHandle } from './appRoute.ts';
import { RouteError } from './errors/RouteError.tsx';
import { fetchShell } from './fetchShell.ts';
import { requirePlace } from './guards/requirePlace.ts';
import { requireSession } from './guards/requireSession.ts';
import { skipLogin } from './guards/skipLogin.ts';
import { RootLayout } from './RootLayout.tsx';
import { publicRoutes, shellRoutes } from './routes.tsx';
import { lazyScreen } from './screen.ts';

/** Builds the routes of one app from the table; the shell with its store is fetched by the first guarded URL. */
export function createRoutes(client: Client): RouteObject[] {
  return [
    {
      id: 'root',
      Component: RootLayout,
      ErrorBoundary: RouteError,
      children: [
        ...publicRoutes.map((route) => routeOf(route, client, route.path === PUBLIC_PATHS.login ? [skipLogin] : [])),
        shellRoute(
          client,
          shellRoutes.map((route) => routeOf(route, client)),
        ),
        { path: '*', loader: () => redirect(PUBLIC_PATHS.notFound) },
      ],
    },
  ];
}

function routeOf(route: AppRoute, client: Client, middleware: MiddlewareFunction[] = []): RouteObject {
  const { load, Component } = lazyScreen(route, client);
  const handle: RouteHandle = { title: route.title };
  return { path: route.path, handle, middleware, loader: load, Component, ErrorBoundary: RouteError };
}

function shellRoute(client: Client, children: RouteObject[]): RouteObject {
  let Shell: ComponentType | undefined;
  return {
    id: 'shell',
    middleware: [requirePlace, requireSession],
    async loader() {
      Shell ??= (await fetchShell())(client);
      return null;
    },
    shouldRevalidate: () => Shell === undefined,
    Component: () => (Shell ? createElement(Shell) : null),
    children,
  };
}
