/** An order's fee is shared among its swipes by their amounts, so that POS, and card types, add up to the revenue of the period. */
import type { Schemas } from '@so-the/api-client';
import { cardTypeName, isTypeCard } from '../../values/cardTypes.ts';
import type { Context } from '../../command/context.ts';
import type { ListPage } from '../../listing/listing.ts';
import type { Swipe } from '../../records/schedule.ts';
import type { Result } from '../../command/result.ts';
import type { World } from '../../store/world.ts';
import { posKey, swipeShares, swipesWithin, typeKey } from '../figures/shares.ts';
import { tradeFigures, TRADE_NAMES } from '../figures/tradeFigures.ts';
import { booksOfReport, periodOf, refusePeriod, reportPage, sumColumns, type ReportQuery } from '../reportQuery.ts';

type Row = Schemas['PosRevenueRow'];
type Place = Pick<Row, 'PosID' | 'PosPartnerID' | 'TypeCard'>;

const COLUMNS = ['SwipeCount', ...TRADE_NAMES] as const;

/** Period and what the rows are: POS unless card types are asked for. */
export interface PosRevenueQuery extends ReportQuery {
  GroupBy?: 'pos' | 'typeCard';
}

/** Revenue by POS or by card type, most swiped first unless sorted; what no swipe earned has a row of its own. */
export function getPosRevenue(
  world: World,
  query: PosRevenueQuery,
  context: Context,
): Result<ListPage<Row, Schemas['PosRevenueTotals']>> {
  const refused = refusePeriod(query);
  if (refused) return refused;
  const shopIds = booksOfReport(world, context, query.searchShopID);
  const keyOf = query.GroupBy === 'typeCard' ? typeKey : posKey;
  const figures = tradeFigures(world, shopIds, periodOf(query), swipeShares(world, keyOf));
  const counts = swipeCounts(world, shopIds, query, keyOf);
  const rows = [...figures].map(([key, sums]): Row =>
    Object.assign(placeOf(world, key), { SwipeCount: counts.get(key) ?? 0 }, sums),
  );
  rows.sort((a, b) => b.TotalSwipe - a.TotalSwipe);
  return reportPage(rows, query, {
    textOf: (row) => `${row.Name} ${row.TID ?? ''}`,
    totalsOf: (all) => sumColumns(all, COLUMNS),
  });
}

/** How many swipes each row has. */
function swipeCounts(
  world: World,
  shopIds: readonly number[],
  query: ReportQuery,
  keyOf: (swipe: Swipe) => string,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of swipesWithin(world, shopIds, periodOf(query)).map(keyOf))
    counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** POS, terminal of a partner or card type that a key of {@link posKey} or {@link typeKey} stands for, with its name. */
export function placeOf(world: World, key: string): Place & Pick<Row, 'Name' | 'TID'> {
  const [kind, number] = key.split('/');
  const id = Number(number);
  if (kind === 'type') return { TypeCard: isTypeCard(id) ? id : 9, Name: cardTypeName(id) };
  const own = kind === 'own' ? world.poses.get(id) : undefined;
  if (own) return { PosID: id, Name: own.PosName, TID: own.TID };
  const partners = kind === 'partner' ? world.posPartners.get(id) : undefined;
  return partners ? { PosPartnerID: id, Name: partners.PosName, TID: partners.TID } : { Name: 'Không qua máy' };
}
