import { nextFrame } from './nextFrame.ts';
import { watchTimers } from './timers.ts';

/** Milliseconds without any change after which a page counts as resting; longer while something says it is busy. */
const QUIET = 50;
const QUIET_BUSY = 400;
/** How long a page may go on moving before that is a fault of its story. */
const PATIENCE = 8000;

const timers = watchTimers();

/**
 * Waits until the page stands still: fonts and pictures are there, no animation runs, and nothing in the document has
 * changed for a while. Short timers run at once instead of in their time, and what repeats (a growing bar, a question
 * asked again and again) has beaten once more without changing anything.
 *
 * @param again the page has come to rest before: what says then that it is busy will stay so, and gets no longer wait
 * @throws Error naming what still moves after 8 seconds
 */
export async function rest(again?: 'again'): Promise<void> {
  await document.fonts.ready;
  const started = performance.now();
  let changed = started;
  let hasBeaten = false;
  const watcher = new MutationObserver(() => {
    changed = performance.now();
    hasBeaten = false;
  });
  watcher.observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true });
  try {
    for (;;) {
      await nextFrame();
      const moving = whatMoves();
      if (moving !== undefined) changed = performance.now();
      else if (!hasBeaten) {
        hasBeaten = true;
        // What a beat changes is drawn later: only a quiet while after it says that it changed nothing.
        if (timers.beat() > 0) changed = performance.now();
      }
      if (performance.now() - changed >= quietTime(again)) return;
      if (performance.now() - started > PATIENCE) {
        throw new Error(`The page does not come to rest: ${moving ?? 'the document goes on changing'}.`);
      }
    }
  } finally {
    watcher.disconnect();
  }
}

/**
 * Waits until the page has taken on other colours. What follows them by a script of its own, as a chart does, changes the
 * document: the page comes to rest again then.
 *
 * @throws Error naming what still moves after 8 seconds
 */
export async function recolour(theme: string): Promise<void> {
  document.documentElement.dataset.theme = theme;
  let isChanged = false;
  const watcher = new MutationObserver(() => {
    isChanged = true;
  });
  watcher.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  try {
    await nextFrame();
    await nextFrame();
    if (isChanged || whatMoves() !== undefined) await rest('again');
  } finally {
    watcher.disconnect();
  }
}

function quietTime(again?: 'again'): number {
  return again === undefined && document.querySelector('[aria-busy="true"]') ? QUIET_BUSY : QUIET;
}

function whatMoves(): string | undefined {
  const ran = timers.runWaiting();
  if (ran > 0) return `${ran} timers ran`;
  if ([...document.images].some((image) => !image.complete)) return 'a picture is on its way';
  if (document.getAnimations().some(({ playState }) => playState === 'running')) return 'an animation runs';
  return undefined;
}
