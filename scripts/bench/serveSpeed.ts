import type { Browser, CDPSession, Page } from 'playwright';
import { createClient, type ClientSession } from '../../packages/api-client/src/createClient.ts';
import { logIn } from './listSpeed.ts';
import { owner, startMock } from './mockProcess.ts';
import { median, type Show } from './telling.ts';

const ROUNDS = 5;
const PORT = 4184;
/** Waits on this line are long, and every screen comes over it once. */
const PATIENCE_MS = 120_000;
/** A phone's network on a bad day: 1.44 Mbit/s down, 675 kbit/s up, 562 ms to the server and back. */
const SLOW_LINE = { offline: false, latency: 562, downloadThroughput: 180_000, uploadThroughput: 84_375 };

/** What the page notes of itself while somebody waits for it. */
interface Noted {
  /** Longest time without anything to see, in milliseconds. */
  white: number;
  /** From the press that saves to the painted order, and to the row its first payment is entered in. */
  served?: { order: number; row: number };
}

/** Measures on a slow line how long a customer on file waits for the order, from the press that saves it, and whether a page stays white. */
export async function measureServing(browser: Browser, show: Show): Promise<void> {
  const server = await startMock(PORT);
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  context.setDefaultTimeout(PATIENCE_MS);
  try {
    const cards = await cardsOf(server.url);
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page));
    await page.addInitScript(watch);
    await logIn(page, server.url);
    const took: NonNullable<Noted['served']>[] = [];
    for (const last4 of cards.slice(0, ROUNDS)) took.push(await serve(page, last4));
    const white = await whiteOf(page);
    show(
      '1.44 Mbit/s, 562 ms: save of a customer on file to the order',
      ms(median(took.map(({ order }) => order)), 1200),
    );
    show('1.44 Mbit/s, 562 ms: the same to the row of its first payment', ms(median(took.map(({ row }) => row))));
    show('1.44 Mbit/s, 562 ms: longest white page from login to the order', ms(white, 1500));
    show('1.44 Mbit/s, 562 ms: longest white page of an address opened cold', ms(await coldWhite(browser, page), 1500));
  } finally {
    await context.close();
    await server.stop();
  }
}

/** Last digits of cards by which exactly one card is found. */
async function cardsOf(baseUrl: string): Promise<string[]> {
  let session: ClientSession | null = null;
  const api = createClient({ baseUrl, session: () => session, onUnauthorized: () => undefined });
  const { Token, UserID, ShopID } = (await api.call('login', { body: owner })).Data;
  session = { token: Token, userId: UserID, shopId: ShopID };
  const digits = (await api.call('listCards', { PageSize: 100 })).Data.map(({ Last4 }) => Last4);
  return digits.filter((one) => digits.filter((other) => other === one).length === 1);
}

async function slowDown(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_LINE);
}

async function serve(page: Page, last4: string): Promise<NonNullable<Noted['served']>> {
  await page.keyboard.press('F2');
  await page.getByRole('dialog', { name: 'Phục vụ khách' }).waitFor();
  await page.keyboard.type(last4, { delay: 100 });
  await page
    .getByRole('option', { name: new RegExp(last4) })
    .first()
    .waitFor();
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'Amount');
  await page.keyboard.type('30tr', { delay: 100 });
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Enter');
  const served = await page.waitForFunction(() => (window as unknown as { noted: Noted }).noted.served);
  await page.waitForLoadState('networkidle');
  return (await served.jsonValue()) as NonNullable<Noted['served']>;
}

async function whiteOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { noted: Noted }).noted.white);
}

/** A day's first look at the appointments, as somebody who was logged in, with nothing of the app kept. */
async function coldWhite(browser: Browser, before: Page): Promise<number> {
  const address = new URL('/schedule-payment?mode=list', before.url()).href;
  const context = await browser.newContext({ storageState: await before.context().storageState() });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  await slowDown(await context.newCDPSession(page));
  await page.addInitScript(watch);
  await page.goto(address);
  await page.getByRole('grid').getByRole('row').nth(1).waitFor();
  const white = await whiteOf(page);
  await context.close();
  return white;
}

/** Runs in the page, a look a frame: something is to be seen where a dialog is open, or the page has words or their place holders. */
function watch(): void {
  const noted: Noted = { white: 0 };
  let whiteSince: number | undefined = 0;
  let pressed = 0;
  let order = 0;
  const look = () => {
    const now = performance.now();
    const main = document.querySelector('main') ?? document.body;
    const isShown =
      main.innerText.trim() !== '' || document.querySelector('main [class*=skeleton], dialog[open]') !== null;
    if (whiteSince !== undefined) noted.white = Math.max(noted.white, now - whiteSince);
    whiteSince = isShown ? undefined : (whiteSince ?? now);
    const isOrder = pressed > 0 && location.pathname.startsWith('/contract/');
    if (isOrder && order === 0 && document.querySelector('main .contract h1')) order = now - pressed;
    if (isOrder && order > 0 && document.querySelector('main .contract .entry-row')) {
      noted.served = { order, row: now - pressed };
      pressed = 0;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  document.addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (key !== 'Enter' || !document.querySelector('dialog[open]')) return;
      noted.served = undefined;
      order = 0;
      pressed = timeStamp;
    },
    true,
  );
  Object.assign(window, { noted });
}

function ms(figure: number, budget?: number): string {
  return `${Math.round(figure)} ms${budget === undefined ? '' : ` (${budget})`}`;
}
