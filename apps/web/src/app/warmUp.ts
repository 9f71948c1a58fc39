import { shellRoutes } from './routes.tsx';

/** Fetches the screens one by one while the page has nothing to do, so that opening one the first time is quick. */
export async function fetchScreensWhenIdle(): Promise<void> {
  for (const { screen } of shellRoutes) {
    await idle();
    await quietly(screen);
  }
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 5000 });
    else setTimeout(resolve, 500);
  });
}

/** A file that does not come now is asked for again, and told about, when its screen is opened. */
async function quietly(load: () => Promise<unknown>): Promise<void> {
  try {
    await load();
  } catch {
    return;
  }
}
