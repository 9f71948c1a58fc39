import { Icon, IconButton } from '@so-the/ui';
import { MANAGEMENT, useManagement } from './useManagement.ts';

/** The way to the company's management site; on a phone it is a line of the person's menu. */
export function ManagementButton() {
  const open = useManagement();
  return open && <IconButton label={MANAGEMENT} icon={<Icon name="external" />} onClick={open} />;
}
