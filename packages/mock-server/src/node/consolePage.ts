import { Router, type RequestHandler } from 'express';
import fs from 'node:fs';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import sirv from 'sirv';
import { FOLDERS } from './folders.ts';
import { noncePolicy } from './securityHeaders.ts';
import { withNonce } from './staticApp.ts';

/**
 * `/_mock/`: the control page as its build left it, with a fresh nonce each time.
 *
 * @param folder the build's output; without it the page says what to do
 */
export function consolePage(folder: string = FOLDERS.console): Router {
  const router = Router();
  const page = path.join(folder, 'index.html');
  if (!fs.existsSync(page)) return router.get('/', notBuilt);
  const files = sirv(folder, { etag: true, setHeaders: (response) => response.setHeader('Cache-Control', 'no-cache') });
  router.get('/', (request, response) => {
    if (!request.originalUrl.startsWith('/_mock/')) return response.redirect(301, '/_mock/');
    const nonce = randomBytes(16).toString('base64');
    response.setHeader('Content-Security-Policy', noncePolicy(nonce, []));
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', 'no-cache');
    response.end(withNonce(fs.readFileSync(page, 'utf8'), nonce));
  });
  router.get('/assets/:name', files);
  return router;
}

const notBuilt: RequestHandler = (_request, response) => {
  response.status(503).type('text/plain').send('The page has not been built yet: run "npm run build" and reload.\n');
};
