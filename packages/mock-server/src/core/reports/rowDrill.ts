/** A figure of one row of a report by staff, POS, card type, order or service opens into the shares of the entries it is made of: they add up to it to the đồng. */
import type { Schemas } from '@so-the/api-client';
import { inBookOrder, type Period } from '../ledger/balance.ts';
import type { Entry } from '../records/entry.ts';
import { invalid, type Refusal } from '../command/result.ts';
import type { ServiceType, Swipe } from '../records/schedule.ts';
import type { World } from '../store/world.ts';
import type { DrillLine } from './drill.ts';
import { orderShares, postedShares, TRADE_NAMES, type Share, type Trade, type TradeFigures } from './figuresBy.ts';
import { orderKeys } from './orderReport.ts';
import { NO_SWIPE, posKey, swipeShares, typeKey } from './posRevenue.ts';
import { serviceShares } from './dailyServices.ts';
import { staffShares } from './staffReport.ts';

/** Which row of which report is opened; without a number the row of what belongs to none. */
export interface ReportRow {
  GroupBy?: Schemas['RowKind'];
  ScheduleID?: number;
  ServiceType?: ServiceType;
  StaffID?: number;
  PosID?: number;
  PosPartnerID?: number;
  TypeCard?: Swipe['TypeCard'];
}

/** A row by its number alone: of staff, of a POS, of a card type, of a service. An order without a kind of row narrows any figure. */
export function withRowKind<Row extends ReportRow & { Figure?: Schemas['Figure'] }>(row: Row): Row {
  const { GroupBy, Figure, StaffID, PosID, PosPartnerID, TypeCard, ServiceType: service } = row;
  if (GroupBy !== undefined || Figure === undefined) return row;
  if (StaffID !== undefined) return { ...row, GroupBy: 'staff' };
  if (PosID !== undefined || PosPartnerID !== undefined) return { ...row, GroupBy: 'pos' };
  if (TypeCard !== undefined) return { ...row, GroupBy: 'typeCard' };
  return service === undefined ? row : { ...row, GroupBy: 'service' };
}

/** Refuses a row without one of the figures that are shared out among rows. */
export function refuseRow({ GroupBy, Figure }: ReportRow & { Figure?: Schemas['Figure'] }): Refusal | undefined {
  const isKnown = GroupBy === undefined || (Figure !== undefined && (isShared(Figure) || isCount(Figure)));
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
  const { key, sharesOf } = rowShares(world, row);
  const shares =
    row.ScheduleID === undefined
      ? postedShares(world, shopIds, period, sharesOf)
      : orderShares(world, shopIds, period, row.ScheduleID, sharesOf);
  for (const share of shares) {
    if (share.key !== key) continue;
    const { shopId, entry, figures } = share;
    lines.set(entry, { shopId, entry, amount: figures[Figure] + (lines.get(entry)?.amount ?? 0) });
  }
  return [...lines.values()].filter(({ amount }) => amount !== 0).toSorted((a, b) => inBookOrder(a.entry, b.entry));
}

type Key = number | string | undefined;

/** How what was posted is shared among the rows of a report, and the key of one of them. */
export function rowShares(
  world: World,
  row: ReportRow,
): { key: Key; sharesOf: (trade: Trade) => readonly Share<Key>[] } {
  if (row.GroupBy === 'staff') return { key: row.StaffID ?? 0, sharesOf: staffShares(world) };
  if (row.GroupBy === 'order') return { key: row.ScheduleID ?? 0, sharesOf: orderKeys };
  if (row.GroupBy === 'service') return { key: row.ServiceType, sharesOf: serviceShares(world) };
  return { key: swipeKey(row), sharesOf: swipeShares(world, row.GroupBy === 'pos' ? posKey : typeKey) };
}

function swipeKey({ GroupBy, PosID, PosPartnerID, TypeCard }: ReportRow): string {
  if (GroupBy === 'typeCard') return TypeCard === undefined ? NO_SWIPE : typeKey({ TypeCard });
  return PosID === undefined && PosPartnerID === undefined ? NO_SWIPE : posKey({ PosID, PosPartnerID });
}

/** Whether a figure counts records, which a row may have a share of too. */
function isCount(figure: string): boolean {
  return figure === 'NewCustomers' || figure === 'SwipeCount';
}

function isShared(figure: Schemas['Figure']): figure is Extract<Schemas['Figure'], keyof TradeFigures> {
  return TRADE_NAMES.some((name) => name === figure);
}
