/** A figure is asked for by its name and by what narrows it; where two reports call different things alike, by the report too. */
import type { Schemas } from '@so-the/api-client';
import { invalid, type Refusal } from '../../command/result.ts';
import type { Period } from '../../ledger/balance.ts';
import type { Entry } from '../../records/entry.ts';
import type { ServiceType, Swipe } from '../../records/schedule.ts';
import type { World } from '../../store/world.ts';
import { addDays } from '../../values/dates.ts';
import { TRADE_NAMES, type TradeFigures } from './tradeFigures.ts';

/** Which row of which report is opened; without a number the row of what belongs to none. */
export interface ReportRow {
  GroupBy?: Schemas['RowKind'];
  /** Only what was posted for one order. */
  ScheduleID?: number;
  ServiceType?: ServiceType;
  StaffID?: number;
  CustomerID?: number;
  PosID?: number;
  PosPartnerID?: number;
  TypeCard?: Swipe['TypeCard'];
}

/** Everything a figure may be asked by; days and shops stand beside it. */
export interface FigureQuery extends ReportRow {
  /** One ledger account, a kind of account, a group of incomes or expenses, or a category of vouchers (`voucher/7`). */
  Account?: string;
  /** Column of a report; absent for a balance of the accounts. */
  Figure?: Schemas['Figure'];
  /** Only one entry. */
  EntryID?: number;
  /** Report whose column it is, where another report calls another thing alike. */
  Report?: Schemas['ReportName'];
}

/** Finds the records of a shop that a figure is made of. */
export type FindRecords = (
  world: World,
  shopId: number,
  period: Period,
  asked: FigureQuery,
) => Schemas['FigureRecord'][];

/** Which entries a figure is read from, and what each adds to it. */
export interface Reading {
  period: Period;
  /** The one account whose entries suffice; absent for all entries of the days. */
  account?: string;
  /** Shops whose books count. Default: those in view. */
  shops?: readonly number[];
  /** What an entry of a shop adds, in đồng. */
  amountIn: (shopId: number) => (entry: Entry) => number;
}

/** A row by its number alone: of staff, of a customer, of a POS, of a card type, of a service. An order without a kind of row narrows any figure. */
export function withRowKind<Query extends FigureQuery>(query: Query): Query {
  const { GroupBy, Figure, StaffID, CustomerID, PosID, PosPartnerID, TypeCard, ServiceType: service } = query;
  if (GroupBy !== undefined || Figure === undefined) return query;
  if (StaffID !== undefined) return { ...query, GroupBy: 'staff' };
  if (CustomerID !== undefined) return { ...query, GroupBy: 'customer' };
  if (PosID !== undefined || PosPartnerID !== undefined) return { ...query, GroupBy: 'pos' };
  if (TypeCard !== undefined) return { ...query, GroupBy: 'typeCard' };
  return service === undefined ? query : { ...query, GroupBy: 'service' };
}

/** Refuses a row without one of the figures that are shared out among rows. */
export function refuseRow({ GroupBy, Figure }: FigureQuery): Refusal | undefined {
  if (GroupBy === 'order' && (Figure === 'Adjustments' || Figure === 'OrderProfit')) return undefined;
  const isKnown = GroupBy === undefined || (Figure !== undefined && (isShared(Figure) || isCount(Figure)));
  return isKnown ? undefined : invalid('Chỉ tiêu', 'Figure');
}

/** Whether the rows of a report by order, staff, service or POS have shares of a figure. */
export function isShared(figure: Schemas['Figure']): figure is Extract<Schemas['Figure'], keyof TradeFigures> {
  return TRADE_NAMES.some((name) => name === figure);
}

/** Whether a figure counts records, which a row may have a share of too. */
function isCount(figure: string): boolean {
  return figure === 'NewCustomers' || figure === 'SwipeCount';
}

/** All days before a period; none before one without a beginning. */
export function daysBefore({ from }: Period): Period {
  return { to: from === undefined ? '0000-01-01' : addDays(from, -1) };
}
