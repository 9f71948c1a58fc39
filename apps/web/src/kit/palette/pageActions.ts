import { useEffect, useEffectEvent } from 'react';
import type { Command } from '@so-the/ui';

/** What can be done on the open screen, besides going elsewhere. */
export type PageAction = Pick<Command, 'label' | 'icon' | 'note'>;

const offered = new Map<string, Command>();

/**
 * Offers an action of the screen in the command palette for as long as the component is shown.
 *
 * @param isThere whether it can be done now. Default true
 */
export function usePageAction({ label, icon, note }: PageAction, run: () => void, isThere = true): void {
  const onSelect = useEffectEvent(run);
  useEffect(() => {
    if (!isThere) return undefined;
    const id = `action/${label}`;
    offered.set(id, { id, label, icon, note, onSelect: () => onSelect() });
    return () => {
      offered.delete(id);
    };
  }, [label, icon, note, isThere]);
}

/** The actions of the open screen, in the order they are drawn. */
export function pageActions(): Command[] {
  return [...offered.values()];
}
