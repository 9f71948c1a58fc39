import type { Browser, Page } from 'playwright';
import { logIn } from './listSpeed.ts';
import { startMock } from './mockProcess.ts';
import { median, type Show } from './telling.ts';

const ROUNDS = 5;
const PORT = 4183;
const PATIENCE_MS = 300_000;

/** Reports of a month that the owner opens from the menu, by their titles, with a cell that stands there once rows do. */
const REPORTS = [
  ['Doanh thu', '/report/turnover'],
  ['Báo cáo tất cả cửa hàng', '/report/reportallshop'],
] as const;

/** Measures reports of this month in the browser against a server whose books hold a million lines: click to painted rows. */
export async function measureReports(browser: Browser, show: Show): Promise<void> {
  const server = await startMock(PORT, ['--size', 'large'], PATIENCE_MS);
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await logIn(page, server.url);
    for (const [title, path] of REPORTS) {
      const took: number[] = [];
      for (let round = 0; round <= ROUNDS; round += 1) {
        await page.getByRole('navigation', { name: 'Danh mục' }).getByRole('link', { name: 'Trang chủ' }).click();
        await page.waitForLoadState('networkidle');
        took.push(await clickToReportRows(page, title, path));
      }
      const [first = 0, ...more] = took;
      show(
        `A million lines, ${path} of a month, 300 ms: click to rows`,
        `first ${Math.round(first)} ms · then ${Math.round(median(more))} ms`,
      );
    }
  } finally {
    await context.close();
    await server.stop();
  }
}

/** Milliseconds from the click on a report in the menu to the painted rows of its table. */
async function clickToReportRows(page: Page, title: string, path: string): Promise<number> {
  const link = page.getByRole('navigation', { name: 'Danh mục' }).getByRole('link', { name: title, exact: true });
  await link.waitFor();
  await page.evaluate((wanted) => {
    const painted = new Promise<number>((resolve) => {
      document.addEventListener(
        'click',
        ({ timeStamp }) => {
          const look = () => {
            const isThere =
              location.pathname === wanted && document.querySelector('main .st-table__body tr[data-index]') !== null;
            if (isThere) requestAnimationFrame(() => resolve(performance.now() - timeStamp));
            else requestAnimationFrame(look);
          };
          look();
        },
        { capture: true, once: true },
      );
    });
    Object.assign(window, { painted });
  }, path);
  await link.click();
  return page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted);
}
