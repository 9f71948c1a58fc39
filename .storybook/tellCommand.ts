import type { BrowserCommand } from 'vitest/node';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Prints a measured figure among the results. */
    tellFigure: (figure: string) => Promise<void>;
  }
}

/** Prints what a story measured, on a line of its own. */
export const tellCommand: BrowserCommand<[figure: string]> = (_context, figure) => {
  process.stdout.write(`${figure}\n`);
};
