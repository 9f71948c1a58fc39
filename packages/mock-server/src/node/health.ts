import type { RequestHandler } from 'express';
import fs from 'node:fs';
import path from 'node:path';

/** Which build of the app a folder holds, as its page tells; both empty where none has been stamped. */
export function buildIn(folder: string): { commit: string; date: string } {
  const page = path.join(folder, 'index.html');
  const html = fs.existsSync(page) ? fs.readFileSync(page, 'utf8') : '';
  const [commit = '', date = ''] = (/<meta name="build" content="([^"]*)"/.exec(html)?.[1] ?? '').split(' ');
  return { commit, date };
}

/** `/health`: that the server answers, and which build of the app it serves, in the shape of the generated site's. */
export function health(folder: string): RequestHandler {
  return (_request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    response.json({ status: 'ok', build: buildIn(folder) });
  };
}
