import { replace, type MiddlewareFunction } from 'react-router-dom';
import { PATHS } from '../../kit/places/paths.ts';
import { readStored } from '../../session/session.ts';

/** Who is logged in already has nothing to do on /login. */
export const skipLogin: MiddlewareFunction = (_args, next) => {
  if (readStored().state === 'present') throw replace(PATHS.home);
  return next();
};
