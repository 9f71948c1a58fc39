import { redirect, type MiddlewareFunction } from 'react-router';
import { isShellPath } from '../paths.ts';

/** A path that only looks like a record's, with a word where its number belongs, is unknown: to /404 (specification §2). */
export const requirePlace: MiddlewareFunction = ({ request }, next) => {
  if (!isShellPath(new URL(request.url).pathname)) throw redirect('/404');
  return next();
};
