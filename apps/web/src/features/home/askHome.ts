import type { Client } from '@so-the/api-client';
import { askAhead } from '../../api/askedAhead.ts';
import { homePeriods, rangeOf } from './homePeriod.ts';

/** Sends for the figures at the head of the home, and for those of its chart, before it is drawn. */
export function askHome(client: Client, { searchParams }: URL): void {
  const chosen = homePeriods.find(({ id }) => id === searchParams.get('period')) ?? homePeriods[0];
  for (const period of new Set([chosen.id, 'month'] as const)) askAhead(client, 'getRevenueByDay', rangeOf(period));
}
