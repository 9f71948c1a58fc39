import { matchRoutes } from 'react-router';
import { shellRoutes } from './routes.tsx';

/** Where a login and a shop switch lead. */
export const HOME = '/';

/** Where the company shop lands once its report is in the route table (specification §4). */
const COMPANY_HOME = '/bao-cao-doanh-thu';

const patterns = shellRoutes.map(({ path }) => ({ path }));

/** Screens that stand in no menu and belong to everybody. */
const OPEN_TO_ALL: ReadonlySet<string> = new Set([HOME, '/changepassword']);

/** True for a screen that needs no right. */
export function isOpenToAll(pathname: string): boolean {
  return OPEN_TO_ALL.has(pathname);
}

/** True for a path that opens a screen of the logged-in user. */
export function isShellPath(pathname: string): boolean {
  return pathname.startsWith('/') && matchRoutes(patterns, pathname) !== null;
}

/** The screen a path lies below, such as the contracts above one contract. */
export function screenAbove(pathname: string): { title: string; path: string } | undefined {
  return shellRoutes.find(({ path }) => path !== HOME && pathname.startsWith(`${path}/`));
}

/** Where a switch to the company, or to a shop, lands. */
export function landingOf(isCompany: boolean): string {
  return isCompany && isShellPath(COMPANY_HOME) ? COMPANY_HOME : HOME;
}
