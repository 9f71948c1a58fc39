import type { DataRouter } from 'react-router-dom';

/** Milliseconds a step may take before the page says that it is under way. */
export const UNSEEN = 60;

/**
 * A router that tells React of a step once it is done. React Router also tells when it sets out, which draws every link
 * of the page again: to a screen that is there already this was a quarter of the wait. A step that takes longer is told.
 */
export function calmRouter(router: DataRouter): DataRouter {
  const subscribe: DataRouter['subscribe'] = (tell) => {
    let telling: ReturnType<typeof setTimeout> | undefined;
    const stop = router.subscribe((state, change) => {
      clearTimeout(telling);
      if (state.navigation.state === 'loading') telling = setTimeout(() => tell(state, change), UNSEEN);
      else tell(state, change);
    });
    return () => {
      clearTimeout(telling);
      stop();
    };
  };
  return Object.create(router, { subscribe: { value: subscribe } }) as DataRouter;
}
