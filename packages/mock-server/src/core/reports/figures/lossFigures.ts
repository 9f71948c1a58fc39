/** A loss opens into what it posted and what was got back of it since, whenever that was (domain §2(q)). */
import { amountOn, type Period } from '../../ledger/balance.ts';
import { accounts, idIn } from '../../records/accounts.ts';
import { LOSS_STATUS, type BadExpense } from '../../records/badExpense.ts';
import type { Entry } from '../../records/entry.ts';
import type { World } from '../../store/world.ts';
import type { FigureQuery, Reading } from './figureQuery.ts';

/** Account that asks for one loss: `loss/6`. */
export function lossAccount({ id }: Pick<BadExpense, 'id'>): string {
  return `loss/${id}`;
}

/** What the losses in force of some days, or one of them, lost, got back and cost in the end, by the name of the figure. */
export function readLosses(world: World, days: Period, { Account, Figure }: FigureQuery): Reading {
  const id = Account === undefined ? undefined : idIn(Account);
  const isAsked = (loss: BadExpense | undefined) =>
    loss?.Status === LOSS_STATUS.inForce && (id === undefined ? isWithin(loss, days) : loss.id === id);
  const amountOf = (entry: Entry) => {
    if (entry.RefType !== 'BadExpense' || !isAsked(world.badExpenses.get(entry.RefID))) return 0;
    const lost = amountOn(entry, accounts.badDebt);
    const back = 0 - amountOn(entry, accounts.lossRecovered);
    if (Figure === 'LossAmount') return lost;
    return Figure === 'LossRecovered' ? back : lost - back;
  };
  return { period: {}, amountIn: () => amountOf };
}

function isWithin({ Date }: BadExpense, { from, to }: Period): boolean {
  return (from === undefined || Date >= from) && (to === undefined || Date <= to);
}
