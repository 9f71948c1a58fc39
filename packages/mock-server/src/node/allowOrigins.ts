import type { RequestHandler } from 'express';
import { KEY_HEADER } from '../engine/keyHeader.ts';

/** Methods and headers that the app sends to an API of another origin, and reads in its answers (docs/deploy.md). */
export const ALLOWED = {
  methods: 'GET, POST',
  headers: `Content-Type, Token, UserID, ShopID, ${KEY_HEADER}`,
  /** Headers of an answer that the app reads: the time of the server, and what it says of keys. */
  exposed: `Date, ${KEY_HEADER}`,
} as const;

/** How long a browser may remember the answer, in seconds. */
const REMEMBERED_S = 600;

/** Lets pages of these origins call the API, and answers what a browser asks before it calls (OPTIONS). */
export function allowOrigins(origins: readonly string[]): RequestHandler {
  return (request, response, next) => {
    const origin = request.get('Origin');
    response.vary('Origin');
    if (origin === undefined || !origins.includes(origin)) return next();
    response.setHeader('Access-Control-Allow-Origin', origin);
    response.setHeader('Access-Control-Expose-Headers', ALLOWED.exposed);
    if (request.method !== 'OPTIONS' || request.get('Access-Control-Request-Method') === undefined) return next();
    response.setHeader('Access-Control-Allow-Methods', ALLOWED.methods);
    response.setHeader('Access-Control-Allow-Headers', ALLOWED.headers);
    response.setHeader('Access-Control-Max-Age', REMEMBERED_S);
    response.status(204).end();
  };
}
