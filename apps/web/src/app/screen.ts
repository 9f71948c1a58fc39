import { createElement, type ComponentType } from 'react';
import type { LoaderFunction } from 'react-router-dom';
import type { AppRoute, ScreenModule } from './appRoute.ts';
import { loadChunk, noteArrival, reloadOnce } from './loadChunk.ts';

/** A screen that is fetched when its URL is first opened. */
export interface LazyScreen {
  /** Fetches the screen unless it is there; a failed try may be repeated. */
  load: LoaderFunction;
  /** Draws the fetched screen. */
  Component: ComponentType;
}

/** Turns one line of the route table into a screen. */
export function lazyScreen({ path, screen }: AppRoute): LazyScreen {
  let Loaded: ComponentType | undefined;
  return {
    async load({ request }) {
      if (Loaded) return null;
      Loaded = await reloadOnce(loadChunk(path, screen, screenOf), () => openAnew(request.url));
      noteArrival();
      return null;
    },
    Component() {
      return Loaded ? createElement(Loaded) : null;
    },
  };
}

/** Opens an address as if it was typed: the page that comes has the files it needs. */
function openAnew(address: string): void {
  if (address === window.location.href.replace(/#.*/, '')) window.location.reload();
  else window.location.assign(address);
}

function screenOf(module: ScreenModule): ComponentType | undefined {
  return Object.entries(module).find(([name]) => name.endsWith('Screen'))?.[1];
}
