import { replace, type MiddlewareFunction } from 'react-router';
import { readStored } from '../../session/session.ts';
import { HOME } from '../paths.ts';

/** Who is logged in already has nothing to do on /login. */
export const skipLogin: MiddlewareFunction = (_args, next) => {
  if (readStored().state === 'present') throw replace(HOME);
  return next();
};
