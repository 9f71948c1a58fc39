import { plainPath } from '../kit/places/isPlace.ts';
import { PATHS } from '../kit/places/paths.ts';
import { shellRoutes } from './routes.tsx';

/** The screen a path lies below, such as the contracts above one contract. */
export function screenAbove(pathname: string): { title: string; path: string } | undefined {
  const below = plainPath(pathname);
  return shellRoutes.find(({ path }) => path !== PATHS.home && below.startsWith(`${path}/`));
}
