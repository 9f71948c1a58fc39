import { useSyncExternalStore } from 'react';

/** Density of the page or of the frame a part stands in. */
export type Density = 'normal' | 'compact';

/**
 * Density around a part, for what is measured in pixels and cannot take its size from the tokens; follows the page. A
 * finger keeps the larger targets, as in density.css. `frame` is any element around the part that sets no density of its
 * own; before there is one, the page's counts.
 */
export function useDensity(frame: Element | null): Density {
  return useSyncExternalStore(watchPage, () => {
    const holder = frame?.closest('[data-density]') ?? document.documentElement;
    const isCompact = holder.getAttribute('data-density') === 'compact' && matchMedia('(pointer: fine)').matches;
    return isCompact ? 'compact' : 'normal';
  });
}

function watchPage(changed: () => void): () => void {
  const watcher = new MutationObserver(changed);
  watcher.observe(document.documentElement, { attributeFilter: ['data-density'] });
  return () => watcher.disconnect();
}
