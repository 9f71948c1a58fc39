import { useSyncExternalStore } from 'react';
import { useOnline } from '@so-the/ui';
import type { LiveRead } from '../../api/declare.ts';
import { leaveGuards } from '../form/drafts/leaveGuards.ts';

/** How soon what others did is seen, in milliseconds (counter.md §8). */
const EVERY_MS = 20_000;

const ALIVE: LiveRead = { pollingInterval: EVERY_MS, skipPollingIfUnfocused: true, refetchOnFocus: true };
const STILL: LiveRead = { pollingInterval: 0, refetchOnFocus: false };

/**
 * How a read follows what other people do (counter.md §8): asked again every 20 s while the page is in sight, and whenever it
 * comes back into sight. It stands still without a network, and while a form holds what was typed: nothing moves under the hands.
 *
 * @param isWanted whether the read is to follow at all. Default true
 */
export function useLive(isWanted = true): LiveRead {
  const isOnline = useOnline();
  const isTyped = useSyncExternalStore(leaveGuards.subscribe, () => leaveGuards.innermost() !== undefined);
  return isWanted && isOnline && !isTyped ? ALIVE : STILL;
}
