import type { Plugin } from 'vite';
import { scriptText } from './scriptText.ts';
import { applyAppearance } from './src/session/appearance.ts';

/** Writes the kept appearance's script into the head of the page, so that nobody in a dark room sees a white flash. */
export function firstPaint(): Plugin {
  return {
    name: 'so-the:first-paint',
    transformIndexHtml: () => [
      {
        tag: 'script',
        children: `(${scriptText(applyAppearance)})()`,
        injectTo: 'head',
      },
    ],
  };
}
