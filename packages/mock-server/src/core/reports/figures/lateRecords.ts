/** Money that is late opens into what it is late for: the lots of each POS, and what lies outside them. */
import type { Period } from '../../ledger/balance.ts';
import { overdueOf } from '../../lots/posOverdue.ts';
import { idIn } from '../../records/accounts.ts';
import type { World } from '../../store/world.ts';
import type { FigureQuery } from './figureQuery.ts';
import { recordViews, type FigureRecord } from './recordViews.ts';

/** What is late of one POS, or of all, at the end of a period, in đồng. */
export function lateRecords(
  world: World,
  shopId: number,
  { to = '9999-12-31' }: Period,
  { Account }: FigureQuery,
): FigureRecord[] {
  const views = recordViews(world);
  return world.poses
    .by('shop', shopId)
    .filter(({ posID }) => Account === undefined || Account === 'pos' || posID === idIn(Account))
    .flatMap((pos) => {
      const { lots, outside } = overdueOf(world, pos, to);
      const total = lots.reduce((sum, { Remain }) => sum + Remain, outside);
      if (total <= 0) return [];
      const rows = lots.map(({ lot, Remain }) => views.lot(pos, lot, Remain));
      return outside === 0 ? rows : rows.concat(views.outside(pos, outside));
    });
}
