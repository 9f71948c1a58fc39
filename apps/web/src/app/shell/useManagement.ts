import { useConfig } from '../../lib/config/config.ts';
import { managementAddress, managementOrigin } from '../../lib/managementLink.ts';
import { clientSession } from '../../session/session.ts';

/** Name of the way to the company's management site. */
export const MANAGEMENT = 'Trang quản lý';

/**
 * Opens the company management site in a new tab; absent where the installation has none. The address carries the token, so
 * it is made at the press, stands in no link, and the new tab learns neither referrer nor opener.
 */
export function useManagement(): (() => void) | undefined {
  const origin = managementOrigin(useConfig().managementUrl);
  if (!origin) return undefined;
  return () => {
    const session = clientSession();
    if (session) window.open(managementAddress(origin, session), '_blank', 'noopener,noreferrer');
  };
}
