/**
 * `npm run check-storybook -- [folder]`: a built Storybook works from any sub-path over plain http while every other
 * request is blocked. It opens pages of docs, parts and screens, and fails for a page that shows no content, asks for a
 * missing file or asks for anything outside its folder. Then it does what designers come for, and fails for a task that
 * takes more than three clicks.
 */
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium, type Browser, type Locator, type Page } from 'playwright';
import { resolveChromium } from './chromium.ts';
import { CLICKS, designerTasks } from './designerTasks.ts';

const SUB_PATH = '/xem/so-the/';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
/** Pages looked at, by the id that Storybook gives them: docs, one part, three screens, all themes. */
const PAGES = [
  'id=giới-thiệu-chào-mừng--docs&viewMode=docs',
  'id=giới-thiệu-ảnh-chụp--docs&viewMode=docs',
  'id=giới-thiệu-màn-hình-và-trạng-thái--docs&viewMode=docs',
  'id=nền-tảng-màu-và-tương-phản--docs&viewMode=docs',
  'id=nút-và-lệnh-button--docs&viewMode=docs',
  'id=nút-và-lệnh-button--primary&viewMode=story&globals=theme:all',
  'id=màn-hình-lịch-hẹn--default&viewMode=story&globals=theme:dark',
  'id=màn-hình-khung-ứng-dụng--owner&viewMode=story&globals=density:compact',
  'id=màn-hình-máy-pos--default&viewMode=story&globals=theme:contrast;pagination:en',
];

const folder = path.resolve(process.argv[2] ?? 'storybook-static');
const server = createServer((request, response) => {
  const address = decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname);
  const file = path.join(folder, address.slice(SUB_PATH.length) || 'index.html');
  const inside = address.startsWith(SUB_PATH) && file.startsWith(folder);
  (inside ? readFile(file) : Promise.reject(new Error('outside'))).then(
    (content) => response.writeHead(200, { 'Content-Type': TYPES[path.extname(file)] ?? 'text/plain' }).end(content),
    () => response.writeHead(404).end(),
  );
});
await new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', resolve);
});
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const { executablePath, args, env } = await resolveChromium();
const browser = await chromium.launch({
  executablePath,
  args,
  env: { ...(process.env as Record<string, string>), ...env },
});
const known = Object.keys(
  (JSON.parse(await readFile(path.join(folder, 'index.json'), 'utf8')) as { entries: object }).entries,
);
for (const query of [undefined, ...PAGES]) {
  tell(query ?? 'the manager', await faultsOf(browser, query));
}
for (const [title, walk] of Object.entries(designerTasks)) {
  const faults: string[] = [];
  const page = await openPage(browser, faults);
  await page.goto(`${origin}${SUB_PATH}index.html`);
  let clicks = 0;
  const click = async (place: Locator) => {
    clicks += 1;
    await place.click();
  };
  await walk(page, click).catch((error: unknown) => faults.push(String(error)));
  if (clicks > CLICKS) faults.push(`takes more than ${CLICKS} clicks`);
  tell(`${title}: ${clicks} of ${CLICKS} clicks`, faults);
  await page.close();
}
await browser.close();
server.close();

/** Prints one line for what was checked and one for each fault; a fault fails the run. */
function tell(checked: string, faults: readonly string[]): void {
  console.log(`${faults.length === 0 ? 'ok ' : 'BAD'} ${checked}`);
  for (const fault of faults) console.error(`    ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

/** A page that reaches the folder alone; what else it asks for, what is missing and what is thrown is added to `faults`. */
async function openPage(browser: Browser, faults: string[]): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 }, locale: 'vi-VN' });
  await page.route('**/*', (route) => {
    const url = route.request().url();
    if (/^(data|blob):/.test(url) || url.startsWith(origin + SUB_PATH)) return route.continue();
    faults.push(`asks for ${url}`);
    return route.abort();
  });
  page.on('response', (answer) => {
    if (answer.status() >= 400) faults.push(`${answer.status()} ${answer.url()}`);
  });
  page.on('pageerror', (error) => faults.push(error.message));
  return page;
}

/** What is wrong with one page; empty when it shows its content from its own folder alone. */
async function faultsOf(browser: Browser, query: string | undefined): Promise<string[]> {
  const id = /^id=([^&]+)/.exec(query ?? '')?.[1];
  if (id !== undefined && !known.includes(id))
    return [`no such story; there is ${known.filter((own) => own.startsWith(id.split('--')[0] ?? id)).join(', ')}`];
  const faults: string[] = [];
  const page = await openPage(browser, faults);
  await page.goto(`${origin}${SUB_PATH}${query === undefined ? 'index.html' : `iframe.html?${query}`}`);
  const content =
    query === undefined
      ? page.locator('#storybook-explorer-tree')
      : page.locator('#storybook-root > *, #storybook-docs h1').first();
  await content.waitFor({ timeout: 60_000 }).catch(() => faults.push('shows no content'));
  await page.waitForLoadState('networkidle', { timeout: 120_000 });
  if (process.env.PICTURES)
    await page.screenshot({
      path: path.join(process.env.PICTURES, `${(id ?? 'manager').normalize('NFD').replaceAll(/[^a-z-]/g, '')}.png`),
    });
  await page.close();
  return faults;
}
