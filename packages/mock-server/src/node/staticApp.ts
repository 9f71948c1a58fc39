import type { Request, RequestHandler, Response } from 'express';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import sirv from 'sirv';
import { connectSources } from './connectSources.ts';
import { noncePolicy } from './securityHeaders.ts';

const FOREVER = 'public, max-age=31536000, immutable';

/**
 * The built app: files as the build left them, brotli where it left that too; hashed assets are kept forever, everything
 * else is asked for again. Every address a browser navigates to gets a page with a fresh nonce.
 *
 * @param folder the build's output; without it every page says what to do
 */
export function staticApp(folder: string): RequestHandler {
  if (!fs.existsSync(path.join(folder, 'index.html'))) return notBuilt;
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, pathname) => {
      response.setHeader('Cache-Control', pathname.startsWith('/assets/') ? FOREVER : 'no-cache');
    },
  });
  return (request, response, next) => {
    const page = () => sendPage(request, response, folder);
    if (!isReading(request)) return next();
    if (isPageName(request.path) && request.accepts('html')) return page();
    const missing = () => (isNavigation(request) ? page() : next());
    if (request.path === '/config.json') return sendConfig(response, folder, missing);
    files(request, response, missing);
  };
}

function isReading({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

function isPageName(address: string): boolean {
  return ['', '.html'].includes(path.extname(address));
}

/** Whether a person goes to an address, which may well have a dot in it: scripts and pictures do not ask for HTML by name. */
function isNavigation(request: Request): boolean {
  return (request.get('Accept') ?? '').includes('text/html') && !request.path.startsWith('/assets/');
}

/** The page rendered for an address at build time, else the app's one page. */
function pageFile(folder: string, address: string): string {
  const own = path.join(folder, path.posix.normalize(address), 'index.html');
  const isInside = own.startsWith(path.resolve(folder) + path.sep);
  return isInside && !address.includes('\0') && fs.existsSync(own) ? own : path.join(folder, 'index.html');
}

/** The policy follows `config.json` as it stands now: it may change while the server runs. */
function sendPage(request: Request, response: Response, folder: string): void {
  const nonce = randomBytes(16).toString('base64');
  const html = Buffer.from(withNonce(fs.readFileSync(pageFile(folder, request.path), 'utf8'), nonce));
  const connect = connectSources(configIn(folder), `${request.protocol}://${request.get('Host') ?? 'localhost'}`);
  response.setHeader('Content-Security-Policy', noncePolicy(nonce, connect));
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Vary', 'Accept-Encoding');
  if (!/\bbr\b/.test(request.get('Accept-Encoding') ?? '')) {
    response.end(html);
    return;
  }
  response.setHeader('Content-Encoding', 'br');
  response.end(brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
}

/** Every script, style and link of a page carries the nonce. */
export function withNonce(html: string, nonce: string): string {
  return html.replaceAll(/<(script|style|link)\b([^>]*)>/g, (_tag, name: string, attributes: string) => {
    return `<${name} nonce="${nonce}"${attributes.replace(/\s+nonce="[^"]*"/, '')}>`;
  });
}

/** As it stands now: what hands out the other files has looked at them when the server started. */
function sendConfig(response: Response, folder: string, missing: () => void): void {
  const config = configIn(folder);
  if (config === undefined) return missing();
  response.setHeader('Cache-Control', 'no-cache');
  response.type('json').send(config);
}

function configIn(folder: string): string | undefined {
  const file = path.join(folder, 'config.json');
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}

const notBuilt: RequestHandler = (_request, response) => {
  response.status(503).type('text/plain').send('The app has not been built yet: run "npm run build" and reload.\n');
};
