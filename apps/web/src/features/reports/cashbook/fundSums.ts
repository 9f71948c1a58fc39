import type { FundBalance } from '@so-the/api-client';

/** What a fund, or several together, began with, got, gave and ended with, in đồng. */
export type FundSums = Pick<FundBalance, 'Opening' | 'In' | 'Out' | 'Closing'>;

/** All money of the funds: what is searched for narrows the lines below, not the funds. */
export function sumsOf(funds: readonly FundBalance[]): FundSums {
  const sum = (column: keyof FundSums) => funds.reduce((total, fund) => total + fund[column], 0);
  return { Opening: sum('Opening'), In: sum('In'), Out: sum('Out'), Closing: sum('Closing') };
}
