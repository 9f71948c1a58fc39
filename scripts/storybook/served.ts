import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright';
import { resolveChromium } from '../chromium.ts';

const SUB_PATH = '/xem/so-the/';
/** The window of a shop's counter, in which stories play that ask for none. */
export const COUNTER = { width: 1366, height: 768 } as const;
/** Milliseconds that anything looked for may take: other suites share the machine. */
const PATIENCE = 120_000;
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** An entry of a built Storybook's own list: a story or a page of docs. */
export interface Entry {
  id: string;
  /** Place in the sidebar, "Màn hình/Lịch hẹn". */
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags: readonly string[];
  importPath: string;
}

/** A built Storybook on a web server of its own, below a path of its own. */
export interface ServedStorybook {
  /** Address of its first page. */
  address: string;
  entries: readonly Entry[];
  /** A page that reaches the folder alone; what else it asks for, what is missing and what is thrown is added to `faults`. */
  openPage: (faults: string[]) => Promise<Page>;
  close: () => Promise<void>;
}

/** Serves a folder over plain http and opens a browser that is given nothing else. */
export async function serveStorybook(folder: string): Promise<ServedStorybook> {
  const server = createServer((request, response) => {
    const asked = decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname);
    const file = path.join(folder, asked.slice(SUB_PATH.length) || 'index.html');
    const inside = asked.startsWith(SUB_PATH) && file.startsWith(folder);
    (inside ? readFile(file) : Promise.reject(new Error('outside'))).then(
      (content) => response.writeHead(200, headersOf(file)).end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${SUB_PATH}`;
  const context = await openBrowser();
  const { entries } = JSON.parse(await readFile(path.join(folder, 'index.json'), 'utf8')) as {
    entries: Readonly<Record<string, Entry>>;
  };
  return {
    address,
    entries: Object.values(entries),
    openPage: (faults) => openPage(context, address, faults),
    close: async () => {
      await context.browser()?.close();
      server.close();
    },
  };
}

function headersOf(file: string): Record<string, string> {
  return { 'Content-Type': TYPES[path.extname(file)] ?? 'text/plain', 'Cache-Control': 'max-age=3600' };
}

/** A browser that resolves no name: what is no file of this machine is not there. Its pages share what they have fetched and compiled. */
async function openBrowser(): Promise<BrowserContext> {
  const { executablePath, args, env } = await resolveChromium();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1'],
    env: { ...(process.env as Record<string, string>), ...env },
  });
  return browser.newContext({ viewport: COUNTER, locale: 'vi-VN' });
}

async function openPage(context: BrowserContext, address: string, faults: string[]): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  page.on('request', (request) => {
    const url = request.url();
    if (!/^(data|blob):/.test(url) && !url.startsWith(address)) faults.push(`asks for ${url}`);
  });
  page.on('response', (answer) => {
    if (answer.status() >= 400) faults.push(`${answer.status()} ${answer.url()}`);
  });
  page.on('pageerror', (error) => faults.push(error.message));
  return page;
}
