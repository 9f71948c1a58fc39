import type { Browser, CDPSession, Page } from 'playwright';
import type { ClientSession } from '../../packages/api-client/src/client.ts';
import { createClient } from '../../packages/api-client/src/createClient.ts';
import { logIn } from './listSpeed.ts';
import { owner, startMock } from './mockProcess.ts';
import { SLOW_LINE } from './slowLine.ts';
import { median, type Show } from './telling.ts';

const ROUNDS = 5;
const PORT = 4184;
/** Waits on this line are long, and every screen comes over it once. */
const PATIENCE_MS = 120_000;

/** From the press that saves to the painted order, and to the row its first payment is entered in. */
interface Served {
  order: number;
  row: number;
}

/** What the page notes of itself while somebody waits for it. */
interface Noted {
  /** Longest time without anything to see, in milliseconds. */
  white: number;
  served?: Served;
}

/** Measures on a slow line how long a customer, on file or new with a new card, waits for the order from the press that saves it, and whether a page stays white. */
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
    const onFile: Served[] = [];
    for (const last4 of cards.slice(0, ROUNDS)) onFile.push(await serve(page, () => chooseCard(page, last4)));
    const newcomers: Served[] = [];
    for (let round = 0; round < ROUNDS; round++)
      newcomers.push(await serve(page, () => typeNewcomer(page, `091277700${round}`)));
    const white = await whiteOf(page);
    tellServed(show, 'a customer on file', onFile);
    tellServed(show, 'a new customer with a new card', newcomers);
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

/** Opens the counter, has it filled in but for the amount, and saves and starts the order. */
async function serve(page: Page, fillIn: () => Promise<void>): Promise<Served> {
  await page.keyboard.press('F2');
  await page.getByRole('dialog', { name: 'Phục vụ khách' }).waitFor();
  await fillIn();
  await page.keyboard.type('30tr', { delay: 100 });
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Enter');
  const served = await page.waitForFunction(() => (window as unknown as { noted: Noted }).noted.served);
  await page.waitForLoadState('networkidle');
  return (await served.jsonValue()) as Served;
}

async function chooseCard(page: Page, last4: string): Promise<void> {
  await page.keyboard.type(last4, { delay: 100 });
  await page
    .getByRole('option', { name: new RegExp(last4) })
    .first()
    .waitFor();
  await page.keyboard.press('Tab');
  await isLedTo(page, 'Amount');
}

async function typeNewcomer(page: Page, phone: string): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Phục vụ khách' });
  await page.keyboard.type(phone, { delay: 100 });
  await page.keyboard.press('Tab');
  await isLedTo(page, 'Customer.FullName');
  await page.keyboard.type('Lê Thị Mai');
  await page.locator('[name="Card.Last4"]').fill('4821');
  await form.getByRole('combobox', { name: 'Ngân hàng phát hành' }).focus();
  await page.keyboard.type('tech');
  await page.getByRole('option', { name: /Techcombank/ }).waitFor();
  await page.keyboard.press('Tab');
  await form.getByRole('combobox', { name: 'Loại thẻ' }).focus();
  await page.keyboard.type('V');
  await page.locator('[name="Card.DateDues"]').fill('25');
  await page.locator('[name="Amount"]').focus();
}

async function isLedTo(page: Page, name: string): Promise<void> {
  await page.waitForFunction((field) => document.activeElement?.getAttribute('name') === field, name);
}

function tellServed(show: Show, who: string, took: readonly Served[]): void {
  const line = '1.44 Mbit/s, 562 ms';
  show(`${line}: save of ${who} to the order`, ms(median(took.map(({ order }) => order)), 1200));
  show(`${line}: the same to the row of its first payment`, ms(median(took.map(({ row }) => row))));
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
