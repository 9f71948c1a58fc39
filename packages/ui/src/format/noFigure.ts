/** What stands where a figure cannot be written. */
export const NO_FIGURE = '–';

/**
 * Stands for a figure that cannot be written, and reports it: a drawing goes on where its figure is wrong.
 *
 * @param fault what is wrong with the figure, for developers
 * @returns {@link NO_FIGURE}
 */
export function noFigure(fault: string): string {
  reportFault(new RangeError(fault));
  return NO_FIGURE;
}

/**
 * Reports a fault without stopping what found it. A browser hears it as an uncaught error: it stands in the console, and
 * stories, walks and end-to-end tests fail by it.
 */
export function reportFault(fault: Error): void {
  if (typeof globalThis.reportError === 'function') globalThis.reportError(fault);
  else
    queueMicrotask(() => {
      throw fault;
    });
}

/** A value as a drawing measures it: 0 where there is no finite number. */
export function drawnValue(value: number | undefined): number {
  return value !== undefined && Number.isFinite(value) ? value : 0;
}
