/** A fund is called by its account, or cash. */
import { accountLabel } from '../listing/wire.ts';
import type { FundRef } from '../records/dayMoney.ts';
import type { World } from '../store/world.ts';

/** Name of a fund. */
export function fundName(world: World, { Method, BankCardID }: FundRef): string {
  return (Method === 2 && accountLabel(world.bankCards.get(BankCardID))) || 'Tiền mặt';
}
