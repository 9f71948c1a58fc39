import { redirect, type MiddlewareFunction } from 'react-router-dom';
import { PUBLIC_PATHS } from '../../kit/places/paths.ts';
import { isShellPath } from '../../kit/places/isPlace.ts';

/** A path that only looks like a record's, with a word where its number belongs, is unknown: to /404 (specification §2). */
export const requirePlace: MiddlewareFunction = ({ request }, next) => {
  if (!isShellPath(new URL(request.url).pathname)) throw redirect(PUBLIC_PATHS.notFound);
  return next();
};
