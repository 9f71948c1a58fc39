import type { FundBalance } from '@so-the/api-client';

/** What a fund, or several together, began with, got, gave and ended with, in đồng. */
export type FundSums = Pick<FundBalance, 'Opening' | 'In' | 'Out' | 'Transferred' | 'Closing'>;

/** All money of the funds: what is searched for narrows the lines below, not the funds. */
export function sumsOf(funds: readonly FundBalance[]): FundSums {
  const sum = (column: keyof FundSums) => funds.reduce((total, fund) => total + (fund[column] ?? 0), 0);
  const sums = { Opening: sum('Opening'), In: sum('In'), Out: sum('Out'), Closing: sum('Closing') };
  return hasTransfers(funds) ? { ...sums, Transferred: sum('Transferred') } : sums;
}

/** Whether money went between own funds: only then its column is shown, which is 0 over all of them. */
export function hasTransfers(funds: readonly Pick<FundBalance, 'Transferred'>[]): boolean {
  return funds.some(({ Transferred }) => Transferred !== undefined);
}
