/**
 * `npm run bench`: measures what the quality page sets budgets for, on the built app and the server of `npm start`.
 * `npm run bench -- table` measures one part only: `server` (beside json-server's router), `reads` (every read of the
 * contract over a million lines), `identity` (wealth against profit and capital over a million lines), `snapshot` (a
 * million lines out and in), `app` (weights, and a morning on a slow line and an old PC), `records` (50,000 customers in the browser), `report` (a month's reports over a million
 * lines in the browser), `serve` (a customer served on a slow line), `import` (10,000 rows of a spreadsheet), `table` or `calendar` (2,000 appointments in a month).
 *
 * With `--beside FOLDER` the morning is measured of another built checkout as well, in turns, such as of the commit before.
 *
 * Times depend on the machine, so they are medians and printed, not judged; bytes and requests are judged by the tests.
 */
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { measureCalendar } from './bench/calendar.ts';
import { measureIdentity } from './bench/identity.ts';
import { measureImports } from './bench/imports.ts';
import { clickToCustomerRows, logIn, worstRowSelection } from './bench/listSpeed.ts';
import { loginBudget, weighLoginPage } from './bench/loginPage.ts';
import { startMock } from './bench/mockProcess.ts';
import { measureReads } from './bench/reads.ts';
import { measureRecords } from './bench/records.ts';
import { measureRows } from './bench/server.ts';
import { measureSnapshot } from './bench/snapshots.ts';
import { measureReports } from './bench/reportSpeed.ts';
import { measureServing } from './bench/serveSpeed.ts';
import { measureSlowLine } from './bench/slowLine.ts';
import { measureStart } from './bench/start.ts';
import { measureTable, serveBench, type TableSpeed } from './bench/table.ts';
import { median } from './bench/telling.ts';
import { resolveChromium } from './chromium.ts';

const rounds = 5;
const port = 4180;
const tablePort = 4181;
const mornings = 4183;
const { values: options, positionals: only } = parseArgs({
  options: { beside: { type: 'string' } },
  allowPositionals: true,
});

if (asked('server')) await measureStart(show);
if (asked('server')) await measureRows(show);
if (asked('reads')) measureReads(show);
if (asked('identity')) measureIdentity(show);
if (asked('snapshot')) await measureSnapshot(show);
if (!(['app', 'records', 'report', 'serve', 'import', 'table', 'calendar'] as const).some(asked)) process.exit(0);
const found = await resolveChromium();
const browser = await chromium.launch({
  executablePath: found.executablePath,
  args: found.args,
  env: { ...(process.env as Record<string, string>), ...found.env },
});
try {
  if (asked('table')) await measureTables(browser);
  if (asked('calendar')) await measureCalendars(browser);
  if (asked('app')) await measureApp(browser);
  if (asked('records')) await measureRecords(browser, show);
  if (asked('report')) await measureReports(browser, show);
  if (asked('serve')) await measureServing(browser, show);
  if (asked('import')) await measureImports(browser, show);
} finally {
  await browser.close();
}

/** Whether a part is wanted: all are, unless the command line names some (`npm run bench -- table`). */
function asked(
  part:
    | 'server'
    | 'reads'
    | 'identity'
    | 'snapshot'
    | 'app'
    | 'records'
    | 'report'
    | 'serve'
    | 'import'
    | 'table'
    | 'calendar',
): boolean {
  return only.length === 0 || only.includes(part);
}

async function measureApp(browser: Browser): Promise<void> {
  const server = await startMock(port);
  try {
    await measureLogin(browser, server.url);
    await measureLists(browser, server.url);
  } finally {
    await server.stop();
  }
  const before = options.beside === undefined ? [] : [{ name: 'before', root: options.beside, port: mornings + 1 }];
  await measureSlowLine(browser, [...before, { name: 'now', port: mornings }], show);
}

async function measureTables(browser: Browser): Promise<void> {
  const page = await serveBench('table.html', tablePort);
  try {
    const ours = await measureTable(browser, page.url, 'ours');
    const prime = await measureTable(browser, page.url, 'prime');
    const line = (what: string, figure: keyof TableSpeed, budget: number) => {
      const [own, other] = [Math.round(ours[figure]), Math.round(prime[figure])];
      show(what, `${own} ms (${budget}) · PrimeReact ${other} ms · ${(other / Math.max(own, 1)).toFixed(1)}×`);
    };
    line('Table: frame while 100,000 rows scroll, p95', 'scrollFrame', 20);
    line('Table at 4× CPU: the same', 'slowScrollFrame', 17);
    line('Table at 4× CPU: work for such a frame, mean', 'scrollWork', 17);
    line('Table at 4× CPU: frame while 40 columns scroll sideways, p95', 'sideFrame', 17);
    line('Table at 4× CPU: key in a filter above 40 columns, worst', 'key', 50);
    line('Table at 4× CPU: work for such a key, mean', 'keyWork', 50);
    line('Table at 4× CPU: choosing one row of 100, worst', 'select', 50);
  } finally {
    await page.stop();
  }
}

async function measureCalendars(browser: Browser): Promise<void> {
  const page = await serveBench('calendar.html', tablePort);
  try {
    const speed = await measureCalendar(browser, page.url);
    const line = (what: string, figure: number) => show(`Calendar of 2,000 at 4× CPU: ${what}`, `${figure} ms (100)`);
    line('another mode, worst', speed.switch);
    line('another month, worst', speed.turn);
    line('key that leads an appointment on, worst', speed.lead);
    line('processor time of the longest frame', speed.frame);
  } finally {
    await page.stop();
  }
}

async function measureLogin(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage();
  const weight = await weighLoginPage(page, url);
  await page.close();
  show('Login page, on the wire', `${kib(weight.bytes)} KiB of ${kib(loginBudget.bytes)}`);
  show('Login page, requests', `${weight.requests} of ${loginBudget.requests}`);
  for (const part of weight.parts) console.log(`    ${kib(part.bytes).padStart(7)} KiB  ${new URL(part.url).pathname}`);
}

async function measureLists(browser: Browser, url: string): Promise<void> {
  const opened: number[] = [];
  const selected: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
    const page = await context.newPage();
    await logIn(page, url);
    opened.push(await clickToCustomerRows(page));
    selected.push(await worstRowSelection(page, url));
    await context.close();
  }
  show('Click on "Khách hàng" to rows, first visit', `${Math.round(median(opened))} ms`);
  show('Selecting a row of 100 at 4× CPU, worst event of 10', `${Math.round(median(selected))} ms (50)`);
}

function kib(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}

function show(what: string, figure: string): void {
  console.log(`${what.padEnd(62)} ${figure}`);
}
