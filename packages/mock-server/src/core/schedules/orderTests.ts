/** An order is in a list when it passes the test of each filter that is set. */
import type { Schemas } from '@so-the/api-client';
import type { ListQuery } from '../listing/listing.ts';
import { SCHEDULE_STATUS, type PartnerMode, type Schedule, type ScheduleStatus } from '../records/schedule.ts';
import type { IsoDate } from '../values/dates.ts';

/** Filters of every list of orders; absent ones do not filter. */
export interface ScheduleQuery extends ListQuery {
  ScheduleIDs?: readonly number[];
  /** First day of the appointment. */
  ForDate?: IsoDate;
  /** Last day of the appointment. */
  ToDate?: IsoDate;
  StaffID?: number;
  SearchShopID?: number;
  ServiceType?: number;
  /** Any of these; empty is all. */
  Statuses?: readonly ScheduleStatus[];
  PartnerID?: number;
  /** Any of these; empty is all. */
  PartnerModes?: readonly PartnerMode[];
  CustomerID?: number;
  CardDataID?: number;
  WarningCode?: Schemas['OrderWarningCode'];
  OnlyHighlight?: boolean;
  /** Only orders whose customer still owes: CustomerDebt above 0. */
  OnlyDebt?: boolean;
  HideCancelled?: boolean;
  /** Only orders that wait for their settlement at the end of this day. */
  UnsettledOn?: IsoDate;
  /** Only orders with a line of money or a swipe that waits, or only those without. */
  HasWaiting?: boolean;
}

/** Whether a row passes all of these. */
export function allOf<Row>(tests: readonly ((row: Row) => boolean)[]): (row: Row) => boolean {
  const [only = () => true] = tests;
  return tests.length > 1 ? (row) => tests.every((passes) => passes(row)) : only;
}

/** One test for each filter that is set and asks for nothing beyond the order itself. */
export function testsOf(query: ScheduleQuery): ((row: Schedule) => boolean)[] {
  const { StaffID, ServiceType, CustomerID, PartnerID, PartnerModes, CardDataID, Statuses, Status = -1 } = query;
  const tests: [isSet: unknown, test: (row: Schedule) => boolean][] = [
    [StaffID, (row) => row.StaffID === StaffID],
    [ServiceType, (row) => row.ServiceType === ServiceType],
    [CustomerID, (row) => row.CustomerID === CustomerID],
    [PartnerID, (row) => row.PartnerID === PartnerID],
    [PartnerModes?.length, (row) => PartnerModes?.includes(row.PartnerMode) ?? false],
    [CardDataID, (row) => row.CardDataID === CardDataID],
    [query.OnlyHighlight, (row) => row.IsHighlight],
    [query.HideCancelled, (row) => row.Status !== SCHEDULE_STATUS.cancelled],
    [Statuses?.length, (row) => Statuses?.includes(row.Status) ?? false],
    [Status !== -1, (row) => row.Status === Status],
  ];
  return tests.flatMap(([isSet, test]) => (isSet ? [test] : []));
}
