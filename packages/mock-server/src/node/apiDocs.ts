import { Router } from 'express';
import { createRequire } from 'node:module';
import path from 'node:path';
import { FOLDERS } from './folders.ts';
import { sendPageFile } from './pageFiles.ts';

const { theme, docs: own } = FOLDERS;

/** Own scripts and styles only: nothing inline, nothing from elsewhere; figures inside the style sheet are data. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** `/_mock/docs/`: the contract as a page to read and to try, drawn by Swagger UI from `/_mock/openapi.json`. */
export function apiDocs(): Router {
  const router = Router();
  const files: Readonly<Record<string, () => string>> = {
    '/': () => path.join(own, 'docs.html'),
    '/docs.css': () => path.join(own, 'docs.css'),
    '/start.js': () => path.join(own, 'start.js'),
    '/swagger-ui.css': () => library('swagger-ui.css'),
    '/swagger-ui-bundle.js': () => library('swagger-ui-bundle.js'),
    '/fonts.css': () => path.join(theme, 'fonts.css'),
    '/tokens.css': () => path.join(theme, 'tokens.css'),
    '/light.css': () => path.join(theme, 'light.css'),
    '/dark.css': () => path.join(theme, 'dark.css'),
    '/contrast.css': () => path.join(theme, 'contrast.css'),
  };
  router.get('/fonts/:name', (request, response, next) => {
    if (!/^[a-z0-9-]+\.woff2$/.test(request.params.name)) return next();
    sendPageFile(response, path.join(theme, 'fonts', request.params.name));
  });
  router.get(Object.keys(files), (request, response, next) => {
    const file = files[request.path];
    if (!file) return next();
    if (request.originalUrl === '/_mock/docs') return response.redirect(301, '/_mock/docs/');
    response.setHeader('Content-Security-Policy', POLICY);
    sendPageFile(response, file());
  });
  return router;
}

function library(file: string): string {
  return createRequire(import.meta.url).resolve(`swagger-ui-dist/${file}`);
}
