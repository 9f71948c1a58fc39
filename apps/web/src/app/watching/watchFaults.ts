import type { DataRouter } from 'react-router-dom';
import { tellFaults } from '../../lib/faults/faults.ts';

/**
 * Reports what goes wrong in the app, where `config.json` says so (real-api §5). What sends reports is fetched once the page has
 * nothing else to do; faults wait for it. Without an address, or if it does not come, nobody hears of them.
 *
 * @param address where reports go; empty: nowhere
 */
export async function watchFaults(address: string, router: DataRouter): Promise<void> {
  if (address === '') return tellFaults(() => undefined);
  await idle();
  try {
    const { sendFaults } = await import('./sendFaults.ts');
    sendFaults(address, () => router.state.matches.at(-1)?.route.path ?? '');
  } catch {
    tellFaults(() => undefined);
  }
}

/** What people wait for comes first. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve, { timeout: 5000 });
    else setTimeout(resolve, 500);
  });
}
