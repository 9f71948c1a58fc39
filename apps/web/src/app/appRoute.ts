import type { Client } from '@so-the/api-client';
import type { ComponentType } from 'react';
import type { PublicPath, ScreenPath } from '../kit/places/paths.ts';

/** A module whose one export named `…Screen` is the screen. */
export type ScreenModule = { readonly [name: `${string}Screen`]: ComponentType } & {
  /** Sends what the screen at an address reads first, before it is drawn. */
  readonly askFirst?: (client: Client, address: URL) => void;
};

/** One URL of the app. */
export interface AppRoute<Path extends string = ScreenPath | PublicPath> {
  /** Path pattern, as the address bar shows it: one of `kit/places/paths.ts`, or a second reading of one without its slash. */
  path: Path | (Path extends `/${infer Bare}` ? Bare : never);
  /** Vietnamese name: window title, breadcrumb, and entry of the company's menu. */
  title: string;
  /** Fetches the screen; what is imported lazily becomes a file of its own. */
  screen: () => Promise<ScreenModule>;
  /** How the screen names adding a record, the address that opens the empty form, and what else it is searched by; stands in the command palette. */
  add?: { label: string; href: string; keywords?: string };
}

/** What a matched route tells about itself. */
export type RouteHandle = Pick<AppRoute, 'title'>;
