import { watchTimers } from './timers.ts';

/** Milliseconds without any change after which a page counts as resting; longer while something says it is busy. */
const QUIET = 50;
const QUIET_BUSY = 400;
/** How long a page may go on moving before that is a fault of its story. */
const PATIENCE = 8000;

const timers = watchTimers();

/**
 * Waits until the page stands still: fonts and pictures are there, no short timer and no animation runs, and nothing in
 * the document has changed for a while, with beats (a growing bar) longer than the longest of them.
 *
 * @throws Error naming what still moves after 8 seconds
 */
export async function rest(): Promise<void> {
  await document.fonts.ready;
  const started = performance.now();
  let changed = started;
  const watcher = new MutationObserver(() => {
    changed = performance.now();
  });
  watcher.observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true });
  try {
    while (performance.now() - changed < quietTime()) {
      await nextFrame();
      const moving = whatMoves();
      if (moving !== undefined) changed = performance.now();
      if (performance.now() - started > PATIENCE) {
        throw new Error(`The page does not come to rest: ${moving ?? 'the document goes on changing'}.`);
      }
    }
  } finally {
    watcher.disconnect();
  }
}

function quietTime(): number {
  const busy = document.querySelector('[aria-busy="true"]') ? QUIET_BUSY : QUIET;
  return Math.max(busy, ...[...timers.beats.values()].map((beat) => beat * 1.5));
}

function whatMoves(): string | undefined {
  if (timers.once.size > 0) return `${timers.once.size} timers are running`;
  if ([...document.images].some((image) => !image.complete)) return 'a picture is on its way';
  if (document.getAnimations().some(({ playState }) => playState === 'running')) return 'an animation runs';
  return undefined;
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}
