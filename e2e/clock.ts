import type { BrowserContext, Page } from '@playwright/test';
import { playClock } from '../scripts/clock/playClock.ts';
import { PLAYED_MS } from '../scripts/clock/playedDay.ts';

/** How far pages go behind their server, in milliseconds: what they send is never of a time that the server has not reached. */
const BEHIND_MS = 500;

/** The machine's time at which the test that plays began. */
let since = Date.now();

/** A test begins: from here its day and hour go on. */
export function beginDay(): void {
  since = Date.now();
}

/** What time it is for the test, its server and its pages: the played day and hour, gone on since it began. */
export function now(): Date {
  return new Date(PLAYED_MS + Date.now() - since);
}

/** Lets all pages of a browser take it for the played day. */
export async function playIn(context: BrowserContext): Promise<void> {
  await context.addInitScript(playClock, { at: PLAYED_MS - BEHIND_MS, runs: true, since });
}

/**
 * Lets a page take it for this moment, standing still, from here on. Playwright's own clock reckons with the machine's
 * time, which is not the page's: on some days its timers then never ran.
 */
export async function standStill(page: Page, moment: Date): Promise<void> {
  const clock = { at: moment.getTime(), runs: false };
  await page.addInitScript(playClock, clock);
  await page.evaluate(playClock, clock);
}
