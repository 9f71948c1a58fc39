/** What a tie is made of: two figures under one name, read from whole reports. */
import { COMPANY_SHOP_ID, type Context } from '../../command/context.ts';
import type { ListPage } from '../../listing/listing.ts';
import type { Result } from '../../command/result.ts';
import type { World } from '../../store/world.ts';
import type { ReportQuery } from '../reportQuery.ts';

/** Two figures that must be equal. */
export interface Tie {
  name: string;
  left: number;
  right: number;
}

/** Two figures under one name; an absent one is zero. */
export function tie(name: string, left: number | undefined, right: number | undefined): Tie {
  return { name, left: left ?? 0, right: right ?? 0 };
}

/** The query of a report that sets shops side by side, narrowed to what the other reports of the same view cover. */
export function ownShop<Query extends ReportQuery>(query: Query, { shopId }: Context): Query {
  return shopId === COMPANY_SHOP_ID ? query : { ...query, searchShopID: shopId };
}

/** Every row of a report, page by page, and its totals. */
export function allRows<Query extends ReportQuery, View, Totals>(
  report: (world: World, query: Query, context: Context) => Result<ListPage<View, Totals>>,
  world: World,
  query: Query,
  context: Context,
): { rows: View[]; totals: Totals } {
  const rows: View[] = [];
  for (let PageIndex = 1; ; PageIndex += 1) {
    const page = must(report(world, { ...query, PageIndex, PageSize: 500 }, context));
    rows.push(...page.rows);
    if (rows.length >= page.total) return { rows, totals: page.totals };
  }
}

/** The value of a report, which must not be refused. */
export function must<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value;
  throw new Error(`A report was refused: ${result.message}`);
}
