/** A figure of one row of a report by staff, POS or card type opens into the shares of the entries it is made of: they add up to it to the đồng. */
import type { Schemas } from '@so-the/api-client';
import { inBookOrder, type Period } from '../ledger/balance.ts';
import type { Entry } from '../records/entry.ts';
import { invalid, type Refusal } from '../command/result.ts';
import type { Swipe } from '../records/schedule.ts';
import type { World } from '../store/world.ts';
import type { DrillLine } from './drill.ts';
import { postedShares, TRADE_NAMES, type PostedShare, type TradeFigures } from './figuresBy.ts';
import { NO_SWIPE, posKey, swipeShares, typeKey } from './posRevenue.ts';
import { staffShares } from './staffReport.ts';

/** Which row of which report is opened; without a number the row of what belongs to none. */
export interface ReportRow {
  GroupBy?: 'staff' | 'pos' | 'typeCard';
  StaffID?: number;
  PosID?: number;
  PosPartnerID?: number;
  TypeCard?: Swipe['TypeCard'];
}

/** Refuses a row without one of the figures that are shared out among rows. */
export function refuseRow({ GroupBy, Figure }: ReportRow & { Figure?: Schemas['Figure'] }): Refusal | undefined {
  const isKnown = GroupBy === undefined || (Figure !== undefined && isShared(Figure));
  return isKnown ? undefined : invalid('Chỉ tiêu', 'Figure');
}

/** Entries behind a figure of a row, by day, then as they were posted; each with the share that is the row's. */
export function rowLines(
  world: World,
  shopIds: readonly number[],
  period: Period,
  row: ReportRow & { Figure?: Schemas['Figure'] },
): DrillLine[] {
  const { Figure } = row;
  if (Figure === undefined || !isShared(Figure)) return [];
  const lines = new Map<Entry, DrillLine>();
  for (const { shopId, entry, figures } of sharesOfRow(world, shopIds, period, row)) {
    const amount = figures[Figure] + (lines.get(entry)?.amount ?? 0);
    lines.set(entry, { shopId, entry, amount });
  }
  return [...lines.values()].filter(({ amount }) => amount !== 0).toSorted((a, b) => inBookOrder(a.entry, b.entry));
}

function sharesOfRow(
  world: World,
  shopIds: readonly number[],
  period: Period,
  row: ReportRow,
): PostedShare<number | string>[] {
  if (row.GroupBy === 'staff') {
    const shares = postedShares(world, shopIds, period, staffShares(world));
    return [...shares].filter(({ key }) => key === (row.StaffID ?? 0));
  }
  const shares = postedShares(world, shopIds, period, swipeShares(world, row.GroupBy === 'pos' ? posKey : typeKey));
  const wished = swipeKey(row);
  return [...shares].filter(({ key }) => key === wished);
}

function swipeKey({ GroupBy, PosID, PosPartnerID, TypeCard }: ReportRow): string {
  if (GroupBy === 'typeCard') return TypeCard === undefined ? NO_SWIPE : typeKey({ TypeCard });
  return PosID === undefined && PosPartnerID === undefined ? NO_SWIPE : posKey({ PosID, PosPartnerID });
}

function isShared(figure: Schemas['Figure']): figure is Extract<Schemas['Figure'], keyof TradeFigures> {
  return TRADE_NAMES.some((name) => name === figure);
}
