import type { RequestHandler } from 'express';

/** Methods and headers that the app sends to an API of another origin (docs/deploy.md). */
export const ALLOWED = {
  methods: 'GET, POST',
  headers: 'Content-Type, Token, UserID, ShopID, Idempotency-Key',
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
    response.setHeader('Access-Control-Expose-Headers', 'Date');
    if (request.method !== 'OPTIONS' || request.get('Access-Control-Request-Method') === undefined) return next();
    response.setHeader('Access-Control-Allow-Methods', ALLOWED.methods);
    response.setHeader('Access-Control-Allow-Headers', ALLOWED.headers);
    response.setHeader('Access-Control-Max-Age', REMEMBERED_S);
    response.status(204).end();
  };
}
