/** Waits until the browser has drawn a frame and done what waited for it; a page that nobody sees draws none. */
export function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => {
    if (document.hidden) window.setTimeout(resolve);
    else requestAnimationFrame(() => window.setTimeout(resolve));
  });
}

/** What opens with an animation (a drawer, a dialog) cannot be seen in its first frames; one that never ends is not waited for. */
export async function hasOpened(): Promise<void> {
  const opening = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(opening.map(({ finished }) => finished));
}
