import type { BrowserContext } from '@playwright/test';
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
