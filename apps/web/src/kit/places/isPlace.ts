import { PATHS, PUBLIC_PATHS } from './paths.ts';

const publicPaths: ReadonlySet<string> = new Set(Object.values(PUBLIC_PATHS));

/**
 * The paths of the shell as the router reads them: in either case, with or without a slash at the end. What stands for a
 * record is its number; a word there is another screen, which may be still to come.
 */
const shellPaths = new RegExp(`^(?:${Object.values(PATHS).map(patternOf).join('|')})/?$`, 'i');

function patternOf(path: string): string {
  return path.replace(/^\/$/, '').replaceAll(/:\w+/g, String.raw`\d{1,15}`);
}

/** Screens that stand in no menu and belong to everybody. */
const OPEN_TO_ALL: ReadonlySet<string> = new Set([PATHS.home, PATHS.changePassword]);

/** True for a screen that needs no right. */
export function isOpenToAll(pathname: string): boolean {
  const path = plainPath(pathname);
  return OPEN_TO_ALL.has(path) || publicPaths.has(path);
}

/** True for a path that opens a screen of the logged-in user. */
export function isShellPath(pathname: string): boolean {
  return pathname.startsWith('/') && shellPaths.test(pathname);
}

/** An address made of the number of a record that has none, as of an API that leaves it out: it leads nowhere. */
const NUMBERLESS = /[/=](?:undefined|NaN|null)(?=[/&#]|$)/;

/** True for an address, with or without a query, that opens a screen of the app. */
export function isPlace(href: string): boolean {
  if (NUMBERLESS.test(href)) return false;
  const pathname = pathOf(href);
  return publicPaths.has(plainPath(pathname)) || isShellPath(pathname);
}

/** A path as the table of paths spells it: the router reads it in either case, with or without slashes at the end. */
export function plainPath(pathname: string): string {
  return pathname.toLowerCase().replace(/(?<=.)\/+$/, '');
}

/** The path of an address, without its query. */
export function pathOf(href: string): string {
  return href.replace(/[?#].*$/, '');
}
