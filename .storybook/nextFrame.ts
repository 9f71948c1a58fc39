/** Waits until the browser has drawn a frame and done what waited for it; a page that nobody sees draws none. */
export function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => {
    if (document.hidden) window.setTimeout(resolve);
    else requestAnimationFrame(() => window.setTimeout(resolve));
  });
}
