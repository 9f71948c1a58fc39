import type { Response } from 'express';
import fs from 'node:fs';

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/** Sends a file of a fixed list with its type; it is asked for again each time. */
export function sendPageFile(response: Response, file: string): void {
  response.setHeader('Content-Type', TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream');
  response.setHeader('Cache-Control', 'no-cache');
  fs.createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response);
}
