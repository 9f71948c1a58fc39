import { publicRoutes, shellRoutes } from './routes.tsx';

/** Where a login and a shop switch lead. */
export const HOME = '/';

/** Where the company shop lands once its report is in the route table (specification §4). */
const COMPANY_HOME = '/bao-cao-doanh-thu';

const publicPaths: ReadonlySet<string> = new Set(publicRoutes.map(({ path }) => path));

/**
 * The paths of the shell as the router reads them: in either case, with or without a slash at the end. What stands for a
 * record is its number; a word there is another screen, which may be still to come.
 */
const shellPaths = new RegExp(`^(?:${shellRoutes.map(({ path }) => patternOf(path)).join('|')})/?$`, 'i');

function patternOf(path: string): string {
  return path.replace(/^\/$/, '').replaceAll(/:\w+/g, String.raw`\d{1,15}`);
}

/** Screens that stand in no menu and belong to everybody. */
const OPEN_TO_ALL: ReadonlySet<string> = new Set([HOME, '/changepassword']);

/** True for a screen that needs no right. */
export function isOpenToAll(pathname: string): boolean {
  return OPEN_TO_ALL.has(pathname);
}

/** True for a path that opens a screen of the logged-in user. */
export function isShellPath(pathname: string): boolean {
  return pathname.startsWith('/') && shellPaths.test(pathname);
}

/**
 * True for an address, with or without a query, that opens a screen of the app. The route table is the one source: menus,
 * the palette, the shortcuts and every link show what it has, and nothing else.
 */
export function isPlace(href: string): boolean {
  const pathname = href.replace(/[?#].*$/, '');
  return publicPaths.has(pathname) || isShellPath(pathname);
}

/** The screen a path lies below, such as the contracts above one contract. */
export function screenAbove(pathname: string): { title: string; path: string } | undefined {
  return shellRoutes.find(({ path }) => path !== HOME && pathname.startsWith(`${path}/`));
}

/** Where a switch to the company, or to a shop, lands. */
export function landingOf(isCompany: boolean): string {
  return isCompany && isShellPath(COMPANY_HOME) ? COMPANY_HOME : HOME;
}
