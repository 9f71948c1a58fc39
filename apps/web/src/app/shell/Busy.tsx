import { LoadingBar, type NavItem } from '@so-the/ui';
import { useBusy } from './useBusy.ts';
import { useScreensAhead } from './useScreensAhead.ts';

/** The line along the upper edge while something is on its way; afterwards the screens of the menu are fetched ahead. */
export function Busy({ items }: { items: readonly NavItem[] }) {
  const isBusy = useBusy();
  useScreensAhead(items, isBusy);
  return <LoadingBar active={isBusy} />;
}
