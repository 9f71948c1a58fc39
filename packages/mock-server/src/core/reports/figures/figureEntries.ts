/** Every figure of every report is the sum of entries, and these are they: what they add less what they take off is the figure to the đồng. */
import { inBookOrder, type Period } from '../../ledger/balance.ts';
import type { Entry } from '../../records/entry.ts';
import type { World } from '../../store/world.ts';
import { isBalance, readBalance } from './balanceFigures.ts';
import { entriesAsked } from './entriesAsked.ts';
import { isShared, type FigureQuery, type Reading } from './figureQuery.ts';
import { isOrderFigure, readOrder } from './orderAdjustments.ts';
import { readPosted } from './postedFigures.ts';
import { readReport } from './reportFigures.ts';
import { rowShares } from './shares.ts';
import { postedShares, sharesOfOrder } from './tradeFigures.ts';

/** One entry behind a figure. */
export interface FigureEntry {
  shopId: number;
  entry: Entry;
  /** Đồng the entry adds to the figure. */
  amount: number;
}

/** Entries behind a figure of some shops in a period, by day, then as they were posted; of a row each with the row's share. */
export function figureEntries(
  world: World,
  shopIds: readonly number[],
  period: Period,
  asked: FigureQuery,
): FigureEntry[] {
  const found =
    asked.GroupBy === undefined || isOrderFigure(asked)
      ? readEntries(world, shopIds, readingOf(world, shopIds, period, asked), asked)
      : sharedEntries(world, shopIds, period, asked);
  return found.filter(({ amount }) => amount !== 0).toSorted((a, b) => inBookOrder(a.entry, b.entry));
}

function readingOf(world: World, shopIds: readonly number[], period: Period, asked: FigureQuery): Reading {
  const { Report, Figure } = asked;
  if (isOrderFigure(asked)) return readOrder(period, asked);
  const own = Report === undefined ? undefined : readReport(world, shopIds, period, asked);
  if (own) return own;
  const isOfBalances = Report === undefined && isBalance(Figure);
  return isOfBalances ? readBalance(world, period, asked, Figure) : readPosted(world, period, asked);
}

function readEntries(
  world: World,
  shopIds: readonly number[],
  { period, account: Account, shops = shopIds, amountIn }: Reading,
  { EntryID, ScheduleID }: FigureQuery,
): FigureEntry[] {
  return shops.flatMap((shopId) => {
    const amountOf = amountIn(shopId);
    const entries = entriesAsked(world, shopId, period, { Account, EntryID, ScheduleID });
    return entries.map((entry) => ({ shopId, entry, amount: amountOf(entry) }));
  });
}

/** What of each entry is the share of one row of a report by staff, POS, card type, order or service. */
function sharedEntries(world: World, shopIds: readonly number[], period: Period, asked: FigureQuery): FigureEntry[] {
  const { Figure, ScheduleID } = asked;
  if (Figure === undefined || !isShared(Figure)) return [];
  const found = new Map<Entry, FigureEntry>();
  const { key, sharesOf } = rowShares(world, asked);
  const shares =
    ScheduleID === undefined
      ? postedShares(world, shopIds, period, sharesOf)
      : sharesOfOrder(world, shopIds, period, ScheduleID, sharesOf);
  for (const share of shares) {
    if (share.key !== key) continue;
    const { shopId, entry, figures } = share;
    found.set(entry, { shopId, entry, amount: figures[Figure] + (found.get(entry)?.amount ?? 0) });
  }
  return [...found.values()];
}
