import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright';
import { build, preview } from 'vite';

const source = path.resolve(import.meta.dirname, '../../packages/ui/bench');

/** Which table is measured: ours, or PrimeReact's beside it in the same run. */
export type MeasuredTable = 'ours' | 'prime';

/** Milliseconds of one table; all but `scrollFrame` with the processor slowed down four times. */
export interface TableSpeed {
  /** Frame at the 95th percentile while 100,000 rows scroll by, on the machine as it is. */
  scrollFrame: number;
  /** The same with the processor slowed down. */
  slowScrollFrame: number;
  /** Work of the main thread for a frame of that scroll, the mean: it tells less about what else the machine does. */
  scrollWork: number;
  /** Frame at the 95th percentile while 40 columns scroll sideways. */
  sideFrame: number;
  /** Slowest of ten keys typed into a filter above 100 rows of 40 columns. */
  key: number;
  /** Work of the main thread for one such key, the mean of ten: it tells less about what else the machine does. */
  keyWork: number;
  /** Slowest of ten rows chosen out of 100. */
  select: number;
}

/** A measured page, built for production and served. */
export interface BenchPage {
  url: string;
  stop: () => Promise<void>;
}

/** Builds a page of `packages/ui/bench` and serves it on `port`. */
export async function serveBench(file: 'table.html' | 'calendar.html', port: number): Promise<BenchPage> {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'table-bench-'));
  const shared = { root: source, configFile: false as const, logLevel: 'error' as const };
  await build({
    ...shared,
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: path.join(source, file) } },
  });
  const server = await preview({ ...shared, build: { outDir }, preview: { port, strictPort: true } });
  return {
    url: `http://localhost:${port}/${file}`,
    stop: async () => {
      await server.close();
      fs.rmSync(outDir, { recursive: true });
    },
  };
}

/** Measures one table in fresh pages, each with the processor slowed down once it stands. */
export async function measureTable(browser: Browser, url: string, table: MeasuredTable): Promise<TableSpeed> {
  type Measure = (page: Page, devtools: CDPSession) => Promise<number>;
  const on = async (size: string, measure: Measure, slowdown = 4) => {
    const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
    await page.goto(`${url}?table=${table}&${size}`);
    await page.getByText('Nguyễn Thị Hồng Hạnh 1', { exact: true }).waitFor();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const figure = await measure(page, devtools);
    await page.close();
    return figure;
  };
  return {
    scrollFrame: await on('rows=100000&columns=8', async (page) => late(await scrollFrames(page, 'scrollTop', 240)), 1),
    slowScrollFrame: await on('rows=100000&columns=8', async (page) =>
      late(await scrollFrames(page, 'scrollTop', 240)),
    ),
    scrollWork: await on('rows=100000&columns=8', scrollWork),
    sideFrame: await on('rows=1000&columns=40', async (page) => late(await scrollFrames(page, 'scrollLeft', 60))),
    key: await on('rows=100&columns=40', async (page) => {
      await enterFilter(page);
      return worstEvent(page, () => typeTen(page));
    }),
    keyWork: await on('rows=100&columns=40', keyWork),
    select: await on('rows=100&columns=8', async (page) => {
      await comeToRows(page);
      return worstEvent(page, () => chooseTen(page));
    }),
  };
}

/** Scrolls by `step` px a frame for three seconds; the time of each frame. */
async function scrollFrames(page: Page, side: 'scrollTop' | 'scrollLeft', step: number): Promise<number[]> {
  return page.evaluate(
    async ([property, by]) => {
      const box = document.querySelector<HTMLElement>('.st-table__scroll, .p-virtualscroller');
      if (!box) throw new Error('The page shows no table.');
      const frames: number[] = [];
      const end = performance.now() + 3000;
      let last = await new Promise<number>(requestAnimationFrame);
      let way = 1;
      while (last < end) {
        const before = box[property];
        box[property] = before + by * way;
        if (box[property] === before) way = -way;
        const now = await new Promise<number>(requestAnimationFrame);
        frames.push(now - last);
        last = now;
      }
      return frames;
    },
    [side, step] as const,
  );
}

/** The 95th percentile. */
function late(frames: number[]): number {
  return frames.toSorted((a, b) => a - b)[Math.floor(frames.length * 0.95)] ?? 0;
}

/** Processor time of the main thread for a scrolled frame, in milliseconds. */
async function scrollWork(page: Page, devtools: CDPSession): Promise<number> {
  let frames = 1;
  const work = await mainThread(devtools, async () => {
    frames = (await scrollFrames(page, 'scrollTop', 240)).length;
  });
  return work / frames;
}

/** Processor time of the main thread while `act` runs, in milliseconds. */
async function mainThread(devtools: CDPSession, act: () => Promise<void>): Promise<number> {
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const before = await busy();
  await act();
  return (await busy()) - before;
}

/** The slowest event of what is done to a page, in milliseconds from input to next paint. */
export async function worstEvent(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const durations: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) durations.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(window, { durations });
  });
  await act();
  return page.evaluate(() => Math.max(0, ...(window as unknown as { durations: number[] }).durations));
}

/** Processor time of the main thread for a key, in milliseconds, the waits between the keys taken out. */
async function keyWork(page: Page, devtools: CDPSession): Promise<number> {
  await enterFilter(page);
  return (await mainThread(devtools, () => typeTen(page))) / 10;
}

/** The mouse's way into the filter is no key, and would be the slowest event of all. */
async function enterFilter(page: Page): Promise<void> {
  await page.getByLabel('Bộ lọc').click();
  await page.waitForTimeout(400);
}

async function typeTen(page: Page): Promise<void> {
  for (const key of 'nguyen thi') {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.waitForTimeout(120);
  }
}

/** The mouse's way into the table is no choice, nor is what looks for the boxes. */
async function comeToRows(page: Page): Promise<void> {
  await page.locator('tbody').getByRole('checkbox').nth(11).hover({ force: true });
  await page.waitForTimeout(400);
}

/** Chooses ten rows as a hand does: it comes to the box, rests a moment and presses. */
async function chooseTen(page: Page): Promise<void> {
  const boxes = page.locator('tbody').getByRole('checkbox');
  for (let row = 1; row <= 10; row += 1) {
    await boxes.nth(row).hover({ force: true });
    await page.waitForTimeout(100);
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForTimeout(200);
  }
}
