/** The accounts and their shops, before any business. */
import { openAccounts } from '../accounts.ts';
import type { Stage } from './scenario.ts';

/** Plays nothing but the opening of the shops. */
export function empty({ world, dice, now }: Stage): void {
  openAccounts(world, dice, now);
}
