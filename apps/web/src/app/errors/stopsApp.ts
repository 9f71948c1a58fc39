import type { ConfigFault } from '../../lib/config/readConfig.ts';

/**
 * Tells what is wrong in `config.json` and says whether the app must not start. What tells it is fetched for that alone;
 * where it does not come either, a plain sentence stands until the network is back.
 */
export async function stopsApp(root: HTMLElement, faults: readonly ConfigFault[]): Promise<boolean> {
  if (faults.length === 0) return false;
  const stops = faults.some((fault) => fault.stops);
  const telling = import('./ConfigFaultScreen.tsx').then(
    ({ tellConfigFaults }) => tellConfigFaults(root, faults),
    (thrown: unknown) => {
      if (!stops) throw thrown;
      root.textContent = 'Chưa mở được ứng dụng. Vui lòng kiểm tra mạng rồi tải lại trang.';
      root.className = 'opening';
      window.addEventListener('online', () => window.location.reload());
    },
  );
  if (stops) await telling;
  return stops;
}
