import { useLeads } from '@so-the/ui';
import { useRightsOn } from './useRights.ts';

/** Tells whether an address leads to a screen that the app has and the person may see. */
export function useMayOpen(): (href: string) => boolean {
  const leads = useLeads();
  const rightsOn = useRightsOn();
  return (href) => leads(href) && rightsOn(href).view;
}
