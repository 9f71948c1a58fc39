import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { owner, startMock } from './mockProcess.ts';
import { median, type Show } from './telling.ts';

const ROUNDS = 5;
/** Waits on this line are long. */
const PATIENCE_MS = 60_000;
/** A phone's network on a bad day: 1.44 Mbit/s down, 675 kbit/s up, 562 ms to the server and back. */
export const SLOW_LINE = { offline: false, latency: 562, downloadThroughput: 180_000, uploadThroughput: 84_375 };
/** An old shop PC beside this one. */
const SLOWER = 4;
/** Milliseconds between the keys of somebody who types. */
const KEY_MS = 150;

/** What stands in a row of the customers, in one of the cards, and in a figure. */
const CUSTOMER = 'KH\\d{3}';
const CARD = '•••• \\d{4}';
const MONEY = '\\d\\.\\d{3}\\.\\d{3}';

/** One row of the table: what is waited for, with the most that is asked, in milliseconds. */
const ROWS = {
  seen: ['login seen', 790],
  ready: ['login ready', 780],
  home: ['Enter to the home with its figures', 1500],
  coldShell: ['known person, cold: the frame', 800],
  keptHome: ['known person, cold, files kept by the browser: the figures', 2200],
  coldHome: ['known person, cold, on the day of a release: the figures', 2200],
  first: ['home to the first list', 700],
  other: ['list to another list', 700],
  back: ['back to the list before', 100],
  report: ['to a report', 1000],
} as const;

type Row = keyof typeof ROWS;

/** Waits of one person's morning in milliseconds, and what the first of them weighed. */
type Morning = Record<Row, number> & { afterPress: number; requests: number };

/** Builds that are measured in turn: a folder with a built checkout each. */
export interface Built {
  name: string;
  root?: string;
  port: number;
}

/** Measures a shop's morning on a slow line and an old PC: login, home, lists, a report. Several builds take turns. */
export async function measureSlowLine(browser: Browser, builds: readonly Built[], show: Show): Promise<void> {
  const servers = await Promise.all(builds.map(({ port, root }) => startMock(port, [], 30_000, root)));
  try {
    const mornings = builds.map((): Morning[] => []);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [at, { url }] of servers.entries()) mornings[at]?.push(await liveMorning(browser, url));
    }
    const told = (figure: (morning: Morning) => number, unit: string) =>
      mornings.map((all, at) => `${builds[at]?.name ?? ''} ${Math.round(median(all.map(figure)))}${unit}`).join(' · ');
    for (const [row, [what, most]] of Object.entries(ROWS)) {
      show(`Slow line: ${what}`, `${told((morning) => morning[row as Row], ' ms')} (${most})`);
    }
    show(
      'Slow line: bytes between Enter and the figures',
      told(({ afterPress }) => afterPress / 1024, ' KiB'),
    );
    show(
      'Slow line: requests between Enter and the figures',
      told(({ requests }) => requests, ''),
    );
  } finally {
    for (const server of servers) await server.stop();
  }
}

/** Logs in and goes about, comes once more, and once with nothing but the session kept. */
async function liveMorning(browser: Browser, url: string): Promise<Morning> {
  const context = await newContext(browser);
  const page = await slowPage(context);
  await page.goto(`${url}/login`);
  const seen = await firstPaint(page);
  const ready = await waitForMark(page, 'ready');
  const wire = await watchWire(page);
  await page.getByRole('textbox', { name: 'Tài khoản' }).click();
  await page.keyboard.type(owner.UserName, { delay: KEY_MS });
  await page.keyboard.press('Tab');
  await page.keyboard.type(owner.Password, { delay: KEY_MS });
  await page.waitForTimeout(KEY_MS);
  const before = { ...wire };
  await page.keyboard.press('Enter');
  const home = await waitFor(page, MONEY);
  const afterPress = wire.bytes - before.bytes;
  const requests = wire.requests - before.requests;
  const kept = await context.storageState();
  await page.waitForTimeout(3000);
  const first = await openByMenu(page, 'Khách hàng', CUSTOMER);
  await page.waitForTimeout(1500);
  const other = await openByMenu(page, 'Danh sách thẻ', CARD);
  await page.waitForTimeout(500);
  const back = await goBack(page, 'Khách hàng', CUSTOMER);
  await page.waitForTimeout(500);
  const report = await openByMenu(page, 'Doanh thu', MONEY);
  await page.close();
  const { figures: keptHome } = await comeAgain(context, url);
  await context.close();
  const bare = await newContext(browser, kept);
  const { frame: coldShell, figures: coldHome } = await comeAgain(bare, url);
  await bare.close();
  return { seen, ready, home, coldShell, keptHome, coldHome, first, other, back, report, afterPress, requests };
}

/** The home of somebody who was logged in and comes once more. */
async function comeAgain(context: BrowserContext, url: string): Promise<{ frame: number; figures: number }> {
  const page = await slowPage(context);
  await page.goto(`${url}/`, { waitUntil: 'commit' });
  const frame = await waitForMark(page, 'frame');
  const figures = await waitFor(page, MONEY);
  await page.close();
  return { frame, figures };
}

/** Presses an entry of the side menu as a hand does: it comes, rests a moment, presses. */
async function openByMenu(page: Page, name: string, text: string): Promise<number> {
  const menu = page.getByRole('navigation', { name: 'Danh mục' });
  const link = menu.getByRole('link', { name, exact: true });
  const groups = menu.getByRole('button', { expanded: false });
  while (!(await link.isVisible())) await groups.first().click();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForTimeout(200);
  await page.mouse.down();
  await page.waitForTimeout(80);
  await page.mouse.up();
  return waitFor(page, text, name);
}

async function goBack(page: Page, name: string, text: string): Promise<number> {
  await page.evaluate(() => {
    (window as unknown as Watched).press(performance.now());
    history.back();
  });
  return waitFor(page, text, name);
}

/**
 * Milliseconds from the last press, or from the page's beginning, until a text is painted on a screen of another address.
 *
 * @param name title of the screen: what is left of the one before does not count
 */
async function waitFor(page: Page, text: string, name = ''): Promise<number> {
  return page.evaluate(([sought, title]) => (window as unknown as Watched).painted(sought, title), [
    text,
    name,
  ] as const);
}

/** Milliseconds from the page's beginning until something is there that a selector finds. */
async function waitForMark(page: Page, mark: 'ready' | 'frame'): Promise<number> {
  return page.evaluate((name) => (window as unknown as Watched).marked(name), mark);
}

/** What the page notes of itself. */
interface Watched {
  press: (at: number) => void;
  painted: (text: string, title: string) => Promise<number>;
  marked: (mark: 'ready' | 'frame') => Promise<number>;
}

async function firstPaint(page: Page): Promise<number> {
  const entry = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  return (await entry.jsonValue()) ?? Number.NaN;
}

function newContext(browser: Browser, storageState?: Awaited<ReturnType<BrowserContext['storageState']>>) {
  return browser.newContext({ viewport: { width: 1366, height: 768 }, storageState });
}

async function slowPage(context: BrowserContext): Promise<Page> {
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const devtools: CDPSession = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(watch);
  return page;
}

/** Counts what comes over the wire from now on. */
async function watchWire(page: Page): Promise<{ bytes: number; requests: number }> {
  const wire = { bytes: 0, requests: 0 };
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  devtools.on('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('data:')) wire.requests += 1;
  });
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    wire.bytes += encodedDataLength;
  });
  return wire;
}

/** Runs in the page: a look a frame. */
function watch(): void {
  let since = 0;
  let from = '/login';
  const press = (at: number) => {
    since = at;
    from = location.pathname;
  };
  const is = {
    ready: () => Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__reactProps$')),
    frame: () => document.querySelector('.shell, [data-frame]') !== null,
  };
  const at = { ready: 0, frame: 0 };
  const look = () => {
    for (const mark of ['ready', 'frame'] as const) {
      if (at[mark] === 0 && is[mark]()) requestAnimationFrame((now) => (at[mark] ||= now));
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const painted = async (text: string, title: string) => {
    const sought = new RegExp(text);
    const isThere = () => {
      const main = document.querySelector('main');
      const isScreen = location.pathname !== from && main?.querySelector('h1')?.textContent.includes(title);
      return isScreen === true && sought.test(main?.innerText ?? '');
    };
    while (!isThere()) await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return performance.now() - since;
  };
  const marked = async (mark: 'ready' | 'frame') => {
    while (at[mark] === 0) await new Promise(requestAnimationFrame);
    return at[mark];
  };
  document.addEventListener('click', ({ timeStamp }) => press(timeStamp), true);
  document.addEventListener('keydown', ({ key, timeStamp }) => key === 'Enter' && press(timeStamp), true);
  Object.assign(window, { press, painted, marked });
}
