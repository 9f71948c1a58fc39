/**
 * Takes one step after the other, after everything that came in meanwhile, until one says it was the last. Keeps the
 * process alive until then: what may let it end (`unref`) is not taken before something else happens, which in a server
 * that nobody calls is never.
 */
export function whileIdle(isLastStep: () => boolean): void {
  setImmediate(() => {
    if (!isLastStep()) whileIdle(isLastStep);
  });
}
