/** Waits until the browser has drawn a frame and done what waited for it; a page that nobody sees draws none. */
export function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => {
    if (document.hidden) window.setTimeout(resolve);
    else requestAnimationFrame(() => window.setTimeout(resolve));
  });
}

/** Milliseconds that an opening may take; the longest of the tokens is a fifth of it. */
const OPENING = 1000;

/** Waits for what opens with an animation: a drawer cannot be seen in its first frames. What never ends is not waited for. */
export async function hasOpened(): Promise<void> {
  const opening = document
    .getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  if (opening.length === 0) return;
  const inTime = new Promise((resolve) => {
    window.setTimeout(resolve, OPENING);
  });
  await Promise.race([Promise.allSettled(opening.map(({ finished }) => finished)), inTime]);
}
