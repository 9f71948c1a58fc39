import { createElement, type ComponentType } from 'react';
import type { AppRoute, ScreenModule } from './appRoute.ts';
import { loadChunk, noteArrival, reloadOnce } from './loadChunk.ts';

/** A screen that is fetched when its URL is first opened. */
export interface LazyScreen {
  /** Fetches the screen unless it is there; a failed try may be repeated. */
  load: () => Promise<null>;
  /** Draws the fetched screen. */
  Component: ComponentType;
}

/** Turns one line of the route table into a screen. */
export function lazyScreen({ path, screen }: AppRoute): LazyScreen {
  let Loaded: ComponentType | undefined;
  return {
    async load() {
      if (Loaded) return null;
      Loaded = await reloadOnce(loadChunk(path, screen, screenOf), () => window.location.reload());
      noteArrival();
      return null;
    },
    Component() {
      return Loaded ? createElement(Loaded) : null;
    },
  };
}

function screenOf(module: ScreenModule): ComponentType | undefined {
  return Object.entries(module).find(([name]) => name.endsWith('Screen'))?.[1];
}
