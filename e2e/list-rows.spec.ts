import type { Page } from '@playwright/test';
import { nextFrame, ofShop } from './everyScreen.ts';
import { expect, RING_TWO, tell, test } from './test.ts';

/** The lists people look at all day, and the least rows a shop's 1366 × 768 shows of each. */
const MAIN: ReadonlySet<string> = new Set(['/customer', '/cards', '/contract', '/schedule-payment', '/debt/customer']);
const LEAST_ROWS = 14;
/** Titles that are read without scrolling sideways. */
const IN_VIEW: Readonly<Record<string, readonly string[]>> = {
  '/customer': ['Công nợ', 'Đơn gần nhất'],
  '/contract': ['Ngày', 'Khách còn nợ', 'Lợi nhuận'],
  '/debt/customer': ['Dư cuối'],
  '/history/logaction': ['Nội dung'],
};

interface Seen {
  rows: number;
  ofRows: number;
  pageScrolls: boolean;
  tableScrolls: boolean;
  isWide: boolean;
  titles: string[];
}

test('a list shows fourteen rows, and never scrolls with its page', RING_TWO, async ({ page, shop }) => {
  test.setTimeout(300_000);
  await shop.reset('demo');
  await shop.logIn();
  await shop.enter(page, '/');
  const table: string[] = [];
  for (const path of ofShop.filter((one) => !one.includes(':'))) {
    await shop.follow(page, path);
    const seen = await look(page, path);
    if (!seen) continue;
    const scroll = `${seen.pageScrolls ? 'page ' : ''}${seen.tableScrolls ? 'table' : ''}`;
    table.push(
      `${path.padEnd(32)} ${seen.rows} of ${seen.ofRows} rows, ${scroll || 'nothing'} scrolls${seen.isWide ? ', wide' : ''}`,
    );
    expect.soft(seen.pageScrolls && seen.tableScrolls, `two scrollbars at ${path}`).toBe(false);
    if (MAIN.has(path))
      expect.soft(seen.rows, `rows in view at ${path}`).toBeGreaterThanOrEqual(Math.min(LEAST_ROWS, seen.ofRows));
    for (const title of IN_VIEW[path] ?? []) expect.soft(seen.titles, `in view at ${path}`).toContain(title);
  }
  tell(`Rows in view at 1366 × 768:\n${table.join('\n')}`);
});

/** What is seen of the first table of a screen; undefined where there is none. */
async function look(page: Page, path: string): Promise<Seen | undefined> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 }), path).toBeVisible();
  await expect(main.locator('[aria-busy="true"]'), path).toHaveCount(0);
  await page.evaluate(nextFrame);
  await page.evaluate(nextFrame);
  return page.evaluate(() => {
    const box = document.querySelector('main .st-table__scroll');
    if (!box) return undefined;
    const area = box.getBoundingClientRect();
    const head = box.querySelector('.st-table__head')?.getBoundingClientRect();
    const foot = box.querySelector('.st-table__foot')?.getBoundingClientRect();
    const [top, bottom] = [
      head?.bottom ?? area.top,
      Math.min(foot?.top ?? area.bottom, area.top + box.clientHeight, innerHeight),
    ];
    const rows = [...box.querySelectorAll('.st-table__body .st-row')].map((row) => row.getBoundingClientRect());
    const titles = [...box.querySelectorAll('.st-table__head .st-cell')].filter((cell) => {
      const { left, right } = cell.getBoundingClientRect();
      return left >= area.left - 1 && right <= area.left + box.clientWidth + 1;
    });
    const whole = document.documentElement;
    return {
      rows: rows.filter((row) => row.top >= top - 1 && row.bottom <= bottom + 1).length,
      ofRows: Number(box.querySelector('[aria-rowcount]')?.getAttribute('aria-rowcount') ?? rows.length + 1) - 1,
      pageScrolls: whole.scrollHeight > whole.clientHeight,
      tableScrolls: box.scrollHeight > box.clientHeight + 1,
      isWide: box.scrollWidth > box.clientWidth + 1,
      titles: titles.map(({ textContent }) => textContent?.trim() ?? ''),
    };
  });
}
