/** An owner sees the shops side by side on one day: what each earned and why that moved, what the till lacks, how long POS owe, what waits for a word (counter.md §8). */
import type { Schemas } from '@so-the/api-client';
import { hasRight } from '../../access/rights.ts';
import type { Context } from '../../command/context.ts';
import { dayCloseView } from '../../dayMoney/dayMoneyView.ts';
import { waitingRows } from '../../inbox/approvalRows.ts';
import { lastCountOf } from '../../ledger/fundLock.ts';
import { closingOn } from '../../ledger/balance.ts';
import { posAge } from '../../lots/posAge.ts';
import { accounts } from '../../records/accounts.ts';
import type { World } from '../../store/world.ts';
import { shopsBeside } from '../../scope/shops.ts';
import { addDays, type IsoDate } from '../../values/dates.ts';
import { ACTION, MENU } from '../../values/menus.ts';
import { sumOf } from '../../values/money.ts';
import { shopHandle, type FigureHandle } from '../figures/figureHandles.ts';
import { resultOf } from '../figures/resultFigures.ts';
import { debtBalances } from '../money/debtBalances.ts';
import { fundsOf } from '../money/funds.ts';
import { comparedResult, lineReasons, profitReason } from './resultReasons.ts';
import { shopName } from '../reportQuery.ts';

type Row = Schemas['OwnerShop'];

/** Days that a usual one is the average of. */
const USUAL_DAYS = 28;

/** Each shop of the caller on a day, with counts, POS and proposals as they are now, and all of them together. */
export function getOwnerMorning(
  world: World,
  date: IsoDate,
  context: Context,
): { rows: Row[]; totals: Schemas['OwnerTotals'] } {
  const shopIds = shopsBeside(world, context);
  const rows = shopIds.map((shopId) => rowOf(world, shopId, date, context));
  const beside: FigureHandle = { Report: 'allShops' };
  return {
    rows,
    totals: {
      Entries: { ...beside, toDate: context.businessDate },
      Profit: profitReason(comparedResult(world, shopIds, dayOf(date)), dayOf(date), beside),
      PosDebt: sumOf(rows, ({ PosDebt }) => PosDebt),
      CashDifference: sumOf(rows, ({ CashDifference }) => CashDifference),
      Waiting: sumOf(rows, ({ Waiting }) => Waiting.length),
      OldestDays: Math.max(0, ...rows.flatMap(({ Poses }) => Poses.map(({ OldestDays }) => OldestDays))),
    },
  };
}

function rowOf(world: World, shopId: number, date: IsoDate, context: Context): Row {
  const beside: FigureHandle = { Report: 'allShops', ...shopHandle({ ShopID: shopId }) };
  const inShop = { ...context, shopId };
  const compared = comparedResult(world, [shopId], dayOf(date));
  const Counts = hasRight(world, inShop, MENU.advances, ACTION.view) ? lastCounts(world, inShop) : [];
  return {
    ShopID: shopId,
    ShopName: shopName(world, shopId),
    Entries: { ...beside, toDate: context.businessDate },
    Profit: profitReason(compared, dayOf(date), beside),
    UsualProfit: usualProfit(world, shopId, date),
    Reasons: lineReasons(compared, dayOf(date), beside),
    PosDebt: debtBalances(world, [shopId], context.businessDate).Pos,
    Poses: posesOf(world, shopId, context.businessDate, beside),
    CashDifference: sumOf(Counts, ({ Difference }) => Difference),
    Counts,
    Waiting: waitingRows(world, shopId, inShop)
      .map(({ view }) => view)
      .filter(({ CanApprove }) => CanApprove),
  };
}

function dayOf(date: IsoDate) {
  return { fromDate: date, toDate: date };
}

/** Net profit of a day on the average of the days before, whole đồng. */
function usualProfit(world: World, shopId: number, date: IsoDate): number {
  const period = { from: addDays(date, -USUAL_DAYS), to: addDays(date, -1) };
  return Math.round(resultOf(world, [shopId], period).NetProfit / USUAL_DAYS);
}

/** POS that owe at the end of a day, the oldest money first. */
function posesOf(world: World, shopId: number, date: IsoDate, beside: FigureHandle): Row['Poses'] {
  return world.poses
    .by('shop', shopId)
    .flatMap((pos) => {
      const age = posAge(world, pos, date);
      if (!age) return [];
      const Account = accounts.pos(pos.posID);
      const Closing = closingOn(world, shopId, Account, date);
      const Entries: FigureHandle = { ...beside, toDate: date, Account, Figure: 'Closing' };
      return [{ PosID: pos.posID, PosName: pos.PosName, Closing, ...age, Entries }];
    })
    .toSorted((one, other) => other.OldestDays - one.OldestDays || other.Closing - one.Closing);
}

/** The last count of each fund of the shop, those that differ first, the largest difference before all. */
function lastCounts(world: World, context: Context): Row['Counts'] {
  return fundsOf(world, [context.shopId], {}, context)
    .flatMap(({ account }) => lastCountOf(world, context.shopId, account) ?? [])
    .map((close) => dayCloseView(world, close, context))
    .toSorted((one, other) => Math.abs(other.Difference) - Math.abs(one.Difference));
}
