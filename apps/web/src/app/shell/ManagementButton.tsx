import { Icon, IconButton } from '@so-the/ui';
import { useConfig } from '../../lib/config.ts';
import { managementAddress, managementOrigin } from '../../lib/managementLink.ts';
import { clientSession } from '../../session/session.ts';

/**
 * Opens the company management site in a new tab. The address carries the token, so it is made at the press, stands in
 * no link, and the new tab learns neither referrer nor opener.
 */
export function ManagementButton() {
  const origin = managementOrigin(useConfig().managementUrl);
  if (!origin) return null;
  const open = () => {
    const session = clientSession();
    if (session) window.open(managementAddress(origin, session), '_blank', 'noopener,noreferrer');
  };
  return <IconButton label="Trang quản lý" icon={<Icon name="external" />} onClick={open} />;
}
