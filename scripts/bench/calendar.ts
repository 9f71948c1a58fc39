import type { Browser, Page } from 'playwright';
import { longestTask } from './longestTask.ts';
import { worstEvent } from './table.ts';
import { median } from './telling.ts';

/** Fresh pages a figure is measured in: a single pause of the machine is then not the figure. */
const ROUNDS = 5;

/** Milliseconds of the calendar with 2,000 appointments in its month, the processor slowed down four times. */
export interface CalendarSpeed {
  /** Slowest event, input to next paint, of month, week and day chosen by turns. */
  switch: number;
  /** The same of months turned. */
  turn: number;
  /** The same of keys that lead an appointment from cell to cell. */
  lead: number;
  /**
   * Longest task while modes are chosen: what is drawn after the answer. Processor time on the machine as it is, times
   * four, since it is a count of work and tells nothing of what else the machine does.
   */
  frame: number;
}

const SLOWDOWN = 4;

/** Measures the calendar: of each figure the median of its worst in fresh pages. */
export async function measureCalendar(browser: Browser, url: string): Promise<CalendarSpeed> {
  const rounds = async (measure: (page: Page) => Promise<number>) => {
    const worst: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
      await page.goto(`${url}?events=2000`);
      await page.getByRole('grid').waitFor();
      worst.push(Math.round(await measure(page)));
      await page.close();
    }
    return median(worst);
  };
  const slowEvent = async (act: (page: Page) => Promise<void>) =>
    rounds(async (page) => {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      return worstEvent(page, () => act(page));
    });
  return {
    switch: await slowEvent(switchModes),
    turn: await slowEvent(turnMonths),
    lead: await slowEvent(leadAnEvent),
    frame: await rounds(async (page) => (await longestTask(browser, page, () => switchModes(page))) * SLOWDOWN),
  };
}

async function switchModes(page: Page): Promise<void> {
  for (const mode of ['Tuần', 'Ngày', 'Tháng', 'Tuần', 'Tháng', 'Ngày', 'Tháng']) {
    await page.getByRole('radio', { name: mode }).click({ force: true });
    await page.waitForTimeout(300);
  }
}

async function turnMonths(page: Page): Promise<void> {
  for (const way of ['trước', 'sau', 'sau', 'trước']) {
    await page.getByRole('button', { name: `Xem tháng ${way}` }).click({ force: true });
    await page.waitForTimeout(300);
  }
}

async function leadAnEvent(page: Page): Promise<void> {
  await page.getByRole('gridcell', { name: /^Thứ ba 24\/11/ }).focus();
  for (const key of ['Tab', 'Space', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowRight', 'Enter']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(200);
  }
}
