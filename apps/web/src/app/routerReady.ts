import type { DataRouter } from 'react-router-dom';

/** Resolves once the first page is there, so that what stands in the document is replaced by it and by nothing less. */
export function routerReady(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) {
      resolve();
      return;
    }
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
