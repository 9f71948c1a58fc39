import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright';
import { clickToCustomerRows, logIn } from './listSpeed.ts';
import { startMock } from './mockProcess.ts';
import { searchWord, writeRows } from './serverRows.ts';
import { median, type Show } from './telling.ts';

const ROWS = 50_000;
const ROUNDS = 5;
const PORT = 4182;
const MIB = 1024 * 1024;
const PATIENCE_MS = 600_000;

/** Measures the list of customers in the browser against a server that holds 50,000 of them. */
export async function measureRecords(browser: Browser, show: Show): Promise<void> {
  const folder = fs.mkdtempSync(path.join(tmpdir(), 'bench-records-'));
  const server = await startMock(PORT, ['--db', writeRows(folder, ROWS).world], 120_000);
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, acceptDownloads: true });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await logIn(page, server.url);
    show(`${ROWS} customers: click to first rows`, ms(await clickToCustomerRows(page)));
    show(`${ROWS} customers: last key of a search to its rows, median`, ms(await searches(page)));
    show(`${ROWS} customers: next page, median`, ms(await nextPages(page)));
    await exportAll(page, devtools, show);
  } finally {
    await context.close();
    await server.stop();
    fs.rmSync(folder, { recursive: true });
  }
}

/** The 300 ms that the box waits for a further key are part of it: a person waits for them too. */
async function searches(page: Page): Promise<number> {
  const box = page.getByRole('searchbox', { name: 'Tìm khách hàng' });
  const took: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await box.fill('');
    await page.waitForLoadState('networkidle');
    const rows = nextRows(page);
    await box.pressSequentially(searchWord(round * 13), { delay: 30 });
    const typed = Date.now();
    await rows();
    took.push(Date.now() - typed);
  }
  await box.fill('');
  await page.waitForLoadState('networkidle');
  return median(took);
}

async function nextPages(page: Page): Promise<number> {
  const took: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const rows = nextRows(page);
    const pressed = Date.now();
    await page.getByRole('button', { name: 'Trang sau' }).click();
    await rows();
    took.push(Date.now() - pressed);
  }
  return median(took);
}

/** Waits for the next answer of the list, and until its first row is drawn. */
function nextRows(page: Page): () => Promise<void> {
  const answer = page.waitForResponse((response) => response.url().includes('AjaxLoadCustomer'));
  return async () => {
    const { Data } = (await (await answer).json()) as { Data: { Code: string }[] };
    await page
      .getByRole('grid')
      .getByText(Data[0]?.Code ?? '')
      .first()
      .waitFor();
  };
}

async function exportAll(page: Page, devtools: CDPSession, show: Show): Promise<void> {
  const before = await heapOf(devtools);
  await page.evaluate(measureFrames);
  const started = Date.now();
  const download = page.waitForEvent('download', { timeout: PATIENCE_MS });
  await page.getByRole('button', { name: 'Xuất Excel' }).click();
  const file = await Promise.race([download.then((done) => done.path()), failed(page)]);
  const seconds = (Date.now() - started) / 1000;
  const frame = await page.evaluate(() => (window as unknown as { longest: number }).longest);
  show(`${ROWS} customers: export of all to .xlsx`, `${seconds.toFixed(1)} s, ${inMib(fs.statSync(file).size)} MiB`);
  show(`${ROWS} customers: longest frame of the page meanwhile`, ms(frame));
  await page.keyboard.press('Escape');
  const after = await heapOf(devtools);
  show(`${ROWS} customers: heap of the page before / after`, `${inMib(before)} / ${inMib(after)} MiB`);
}

async function failed(page: Page): Promise<never> {
  await page.getByRole('button', { name: 'Thử lại' }).waitFor({ timeout: PATIENCE_MS });
  throw new Error(`The export failed: ${await page.getByRole('dialog').innerText()}`);
}

function measureFrames(): void {
  const measured = Object.assign(window, { longest: 0 });
  let last = performance.now();
  const frame = (now: number) => {
    measured.longest = Math.max(measured.longest, now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize;
}

function ms(value: number): string {
  return `${Math.round(value)} ms`;
}

function inMib(bytes: number): string {
  return (bytes / MIB).toFixed(1);
}
