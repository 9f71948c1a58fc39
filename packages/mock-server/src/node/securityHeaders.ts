import type { RequestHandler } from 'express';

/** Headers every answer carries (quality page, ASVS 3.4). */
export const HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
};

const ALWAYS = Object.entries(HEADERS);

/** Puts the security headers on every answer; pages of the app replace the Content-Security-Policy by their own. */
export const securityHeaders: RequestHandler = (_request, response, next) => {
  for (const [name, value] of ALWAYS) response.setHeader(name, value);
  next();
};

/**
 * Policy of a page: own scripts and styles, inline styles only with the page's nonce, calls to `connect` besides its own
 * origin, and no text that becomes a script: one policy of the page, which passes addresses of its own scripts alone.
 */
export function pagePolicy(nonce: string, connect: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${["'self'", ...connect].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}
