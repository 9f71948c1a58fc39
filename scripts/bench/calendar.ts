import type { Browser, Page } from 'playwright';
import { longestTask } from './longestTask.ts';
import { worstEvent } from './table.ts';
import { median } from './telling.ts';

/** Fresh pages a figure is measured in: a single pause of the machine is then not the figure. */
const ROUNDS = 5;

/** Milliseconds of the calendar with 2,000 appointments in its month, the processor slowed down four times. */
export interface CalendarSpeed {
  /** Slowest press, input to next paint, of month, week and day chosen by turns. */
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

/**
 * Measures the calendar in fresh pages. What a press takes is its median over the pages, and a figure its slowest press: what
 * is slow each time shows, what a pause of the machine hits does not.
 */
export async function measureCalendar(browser: Browser, url: string): Promise<CalendarSpeed> {
  const inPages = async <Found>(measure: (page: Page) => Promise<Found>) => {
    const found: Found[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
      await page.goto(`${url}?events=2000`);
      await page.getByRole('grid').waitFor();
      found.push(await measure(page));
      await page.close();
    }
    return found;
  };
  const slowestPress = async (presses: (page: Page) => Press[]) => {
    const pages = await inPages(async (page) => {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      const took: number[] = [];
      for (const press of presses(page)) took.push(await worstEvent(page, () => takenIn(page, press)));
      return took;
    });
    const [first = []] = pages;
    return Math.round(Math.max(...first.map((_, at) => median(pages.map((took) => took[at] ?? Infinity)))));
  };
  const switching = async (page: Page) => {
    for (const press of switchModes(page)) await takenIn(page, press);
  };
  const frames = await inPages(async (page) => longestTask(browser, page, () => switching(page)));
  return {
    switch: await slowestPress(switchModes),
    turn: await slowestPress(turnMonths),
    lead: await slowestPress(leadAnEvent),
    frame: Math.round(median(frames) * SLOWDOWN),
  };
}

/** One thing that a person does. */
type Press = () => Promise<void>;

/** Presses, and leaves the time that a person takes before the next. */
async function takenIn(page: Page, press: Press): Promise<void> {
  await press();
  await page.waitForTimeout(500);
}

function switchModes(page: Page): Press[] {
  return ['Tuần', 'Ngày', 'Tháng', 'Tuần', 'Tháng', 'Ngày', 'Tháng'].map(
    (name) => () => page.getByRole('radio', { name }).click({ force: true }),
  );
}

function turnMonths(page: Page): Press[] {
  return ['trước', 'sau', 'sau', 'trước'].map(
    (way) => () => page.getByRole('button', { name: `Xem tháng ${way}` }).click({ force: true }),
  );
}

function leadAnEvent(page: Page): Press[] {
  const start = () => page.getByRole('gridcell', { name: /^Thứ ba 24\/11/ }).focus();
  const keys = ['Tab', 'Space', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowRight', 'Enter'];
  return [start, ...keys.map((key) => () => page.keyboard.press(key))];
}
