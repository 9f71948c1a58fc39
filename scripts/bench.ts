/**
 * `npm run bench`: measures what the quality page sets budgets for, on the built app and the server of `npm start`.
 *
 * Times depend on the machine, so they are medians and printed, not judged; bytes and requests are judged by the tests.
 */
import { chromium, type Browser } from 'playwright';
import { clickToCustomerRows, logIn, worstRowSelection } from './bench/listSpeed.ts';
import { loginBudget, weighLoginPage } from './bench/loginPage.ts';
import { startMock } from './bench/mockProcess.ts';
import { resolveChromium } from './chromium.ts';

const rounds = 5;
const port = 4180;

const startups: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  const server = await startMock(port);
  startups.push(server.startupMs);
  await server.stop();
}
show('Start of the server to its first answered login (demo)', `${Math.round(median(startups))} ms`);

const found = await resolveChromium();
const browser = await chromium.launch({
  executablePath: found.executablePath,
  args: found.args,
  env: { ...(process.env as Record<string, string>), ...found.env },
});
const server = await startMock(port);
try {
  await measureLogin(browser);
  await measureLists(browser);
} finally {
  await browser.close();
  await server.stop();
}

async function measureLogin(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  const weight = await weighLoginPage(page, server.url);
  await page.close();
  show('Login page, on the wire', `${kib(weight.bytes)} KiB of ${kib(loginBudget.bytes)}`);
  show('Login page, requests', `${weight.requests} of ${loginBudget.requests}`);
  for (const part of weight.parts) console.log(`    ${kib(part.bytes).padStart(7)} KiB  ${new URL(part.url).pathname}`);
}

async function measureLists(browser: Browser): Promise<void> {
  const opened: number[] = [];
  const selected: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
    const page = await context.newPage();
    await logIn(page, server.url);
    opened.push(await clickToCustomerRows(page));
    selected.push(await worstRowSelection(page, server.url));
    await context.close();
  }
  show('Click on "Khách hàng" to rows, first visit', `${Math.round(median(opened))} ms`);
  show('Selecting a row of 100 at 4× CPU, worst event of 10', `${Math.round(median(selected))} ms (50)`);
}

function kib(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function show(what: string, figure: string): void {
  console.log(`${what.padEnd(62)} ${figure}`);
}
