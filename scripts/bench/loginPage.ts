import type { Page } from 'playwright';

/** Budget of the login page, cold cache, fonts included (quality page, "Web"). */
export const loginBudget = { bytes: 150 * 1024, requests: 10 } as const;

/** What one cold visit of the login page costs. */
export interface PageWeight {
  /** Bytes on the wire: response headers and compressed bodies. */
  bytes: number;
  requests: number;
  /** Address and bytes of each request, heaviest first. */
  parts: { url: string; bytes: number }[];
}

/** Loads /login in `page` with an empty cache and weighs everything that comes until the network is quiet. */
export async function weighLoginPage(page: Page, url: string): Promise<PageWeight> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  const urls = new Map<string, string>();
  const parts: PageWeight['parts'] = [];
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('data:')) urls.set(requestId, request.url);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const asked = urls.get(requestId);
    if (asked !== undefined) parts.push({ url: asked, bytes: encodedDataLength });
  });
  await page.goto(`${url}/login`);
  await page.getByRole('button', { name: 'Đăng nhập' }).waitFor();
  await page.waitForLoadState('networkidle');
  await devtools.detach();
  parts.sort((a, b) => b.bytes - a.bytes);
  return { bytes: parts.reduce((sum, part) => sum + part.bytes, 0), requests: parts.length, parts };
}
