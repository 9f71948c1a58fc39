/** Every đồng that entered or left a fund stands in exactly one column, so that opening, the columns and closing tie (I3). */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../../command/context.ts';
import { causedMovementOf } from '../../ledger/balance.ts';
import { BETWEEN_FUNDS, FLOWS, type FlowOf } from '../../books/flows.ts';
import type { ListPage } from '../../listing/listing.ts';
import type { Result } from '../../command/result.ts';
import { sumOf } from '../../values/money.ts';
import type { World } from '../../store/world.ts';
import { fundsOf, type Fund } from './funds.ts';
import {
  booksOfReport,
  periodOf,
  refusePeriod,
  reportPage,
  shopName,
  sumColumns,
  type ReportQuery,
} from '../reportQuery.ts';

const CAUSES = Object.keys(FLOWS.fund) as FlowOf<'fund'>[];
const INS = CAUSES.filter((flow) => FLOWS.fund[flow] === 1 && flow !== BETWEEN_FUNDS);
const OUTS = CAUSES.filter((flow) => FLOWS.fund[flow] === -1);

/** Columns of the cash flow report that are summed. */
const CASH_FLOW_COLUMNS = ['Opening', ...INS, 'TotalIn', ...OUTS, 'TotalOut', BETWEEN_FUNDS, 'Closing'] as const;

type CashFlowPage = ListPage<Schemas['CashFlowRow'], Schemas['CashFlowTotals']>;

/** Cash flow of each fund over a period. */
export function getCashFlow(world: World, query: ReportQuery, context: Context): Result<CashFlowPage> {
  const refused = refusePeriod(query);
  if (refused) return refused;
  const shopIds = booksOfReport(world, context, query.searchShopID);
  const rows = fundsOf(world, shopIds, {}, context).map((fund) => rowOf(world, fund, query));
  return reportPage(rows, query, { textOf, totalsOf: (all) => sumColumns(all, CASH_FLOW_COLUMNS) });
}

function textOf({ Fund, ShopName }: Schemas['CashFlowRow']): string {
  return `${Fund} ${ShopName}`;
}

function rowOf(world: World, fund: Fund, query: Pick<ReportQuery, 'fromDate' | 'toDate'>): Schemas['CashFlowRow'] {
  const { opening, closing, flows } = causedMovementOf(world, fund.shopId, fund.account, periodOf(query));
  const causes = Object.fromEntries(CAUSES.map((flow) => [flow, flows[flow] ?? 0])) as Record<FlowOf<'fund'>, number>;
  return {
    Account: fund.account,
    ShopID: fund.shopId,
    ShopName: shopName(world, fund.shopId),
    AccountType: fund.AccountType,
    AccountID: fund.AccountID,
    Fund: fund.Fund,
    Opening: opening,
    ...causes,
    TotalIn: sumOf(INS, (flow) => causes[flow]),
    TotalOut: sumOf(OUTS, (flow) => causes[flow]),
    Closing: closing,
  };
}
