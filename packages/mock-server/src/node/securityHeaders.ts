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

/** What a page's policy lets in besides the page's own origin, each as a source of CSP. */
export interface PolicySources {
  /** Inline scripts: `'nonce-…'` where the server makes one for each page, `'sha256-…'` where it cannot. */
  script: readonly string[];
  /** Inline style sheets, as scripts are named. */
  style: readonly string[];
  /** Origins that the page may call: an API of another origin. */
  connect: readonly string[];
}

/**
 * Policy of a page: scripts, styles and calls of its own origin and of the given sources, and no text that becomes a
 * script: one policy of the page, which passes addresses of its own scripts alone.
 */
export function pagePolicy({ script, style, connect }: PolicySources): string {
  return [
    "default-src 'self'",
    ownAnd('script-src', script),
    ownAnd('style-src', style),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ownAnd('connect-src', connect),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

/** Policy of a page whose inline scripts and styles carry a nonce. */
export function noncePolicy(nonce: string, connect: readonly string[]): string {
  const inline = [`'nonce-${nonce}'`];
  return pagePolicy({ script: inline, style: inline, connect });
}

function ownAnd(directive: string, sources: readonly string[]): string {
  return [directive, "'self'", ...sources].join(' ');
}
