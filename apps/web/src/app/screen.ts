import type { Client } from '@so-the/api-client';
import { createElement, type ComponentType } from 'react';
import type { LoaderFunction } from 'react-router-dom';
import type { AppRoute, ScreenModule } from './appRoute.ts';
import { loadChunk } from '../lib/chunks/loadChunk.ts';
import { noteArrival, reloadOnce } from './reloadOnce.ts';

/** A screen that is fetched when its URL is first opened. */
export interface LazyScreen {
  /** Fetches the screen unless it is there; a failed try may be repeated. */
  load: LoaderFunction;
  /** Draws the fetched screen. */
  Component: ComponentType;
}

/** Turns one line of the route table into a screen, whose first reads leave before it is drawn. */
export function lazyScreen({ path, screen }: AppRoute, client: Client): LazyScreen {
  let loaded: ScreenModule | undefined;
  let Screen: ComponentType | undefined;
  return {
    async load({ request }) {
      const address = new URL(request.url);
      // Another filter or an opened record is asked for by the screen that stands.
      const isEntered = !loaded || window.location.pathname !== address.pathname;
      if (!loaded) {
        loaded = await reloadOnce(loadChunk(path, screen, withScreen), () => openAnew(request.url));
        Screen = screenOf(loaded);
        noteArrival();
      }
      if (isEntered) loaded.askFirst?.(client, address);
      return null;
    },
    Component() {
      return Screen ? createElement(Screen) : null;
    },
  };
}

/** Opens an address as if it was typed: the page that comes has the files it needs. */
function openAnew(address: string): void {
  if (address === window.location.href.replace(/#.*/, '')) window.location.reload();
  else window.location.assign(address);
}

function withScreen(module: ScreenModule): ScreenModule | undefined {
  return screenOf(module) && module;
}

function screenOf(module: ScreenModule): ComponentType | undefined {
  const named = Object.entries(module).find(([name]) => name.endsWith('Screen'));
  return named?.[1] as ComponentType | undefined;
}
