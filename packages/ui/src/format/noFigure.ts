/** What stands where a figure cannot be written. */
export const NO_FIGURE = '–';

/**
 * Stands for a figure that cannot be written: a drawing goes on where its figure is wrong, which is reported, and where there
 * is none, nor a sum with it (an API may leave a field out).
 *
 * @param needed what the figure should be, for developers
 * @returns {@link NO_FIGURE}
 */
export function noFigure(needed: string, got: number | null | undefined): string {
  if (got !== undefined && got !== null && !Number.isNaN(got)) reportFault(new RangeError(`${got} is not ${needed}`));
  return NO_FIGURE;
}

/**
 * Reports a fault without stopping what found it. A browser hears it as an uncaught error: it stands in the console, and
 * stories, walks and end-to-end tests fail by it. Elsewhere it is thrown once the drawing is done.
 */
export function reportFault(fault: Error): void {
  if ('reportError' in globalThis) reportError(fault);
  else
    queueMicrotask(() => {
      throw fault;
    });
}

/** A value as a drawing measures it: 0 where there is no finite number. */
export function drawnValue(value: number | undefined): number {
  return value !== undefined && Number.isFinite(value) ? value : 0;
}
