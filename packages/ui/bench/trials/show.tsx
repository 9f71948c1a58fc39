import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach } from 'vitest';
import { PrimeScope } from '../../src/PrimeScope/PrimeScope.tsx';

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

/** Draws a trial under the settings that the package gives PrimeReact, and waits until its effects have run. */
export async function show(trial: ReactNode): Promise<void> {
  const box = document.createElement('main');
  document.body.append(box);
  root = createRoot(box);
  root.render(<PrimeScope>{trial}</PrimeScope>);
  await settle();
}

/** How many milliseconds a first drawing takes: the quickest of ten, for what disturbs a machine only adds. */
export function drawnIn(trial: ReactNode): number {
  const spent = Array.from({ length: 10 }, () => {
    const drawing = createRoot(document.createElement('div'));
    const start = performance.now();
    flushSync(() => drawing.render(<PrimeScope>{trial}</PrimeScope>));
    const end = performance.now();
    drawing.unmount();
    return end - start;
  });
  return Math.min(...spent);
}

/** Lets timers of up to 100 ms run and the page be drawn. */
export function settle(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, 150));
}

/** The one element that a selector finds. */
export function the(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The trial shows no ${selector}`);
  return found;
}
