/** Orders are found by whom they are for, by how far they are, and by the days of their appointments. */
import { Collection } from './collection.ts';
import { dayKey, dayOfRow } from '../records/dayOfRow.ts';
import { byAppointment, byCompletion, isCardPaid, isOpen, isStanding, type Schedule } from '../records/schedule.ts';

type ScheduleIndex =
  | 'shop'
  | 'appointed'
  | 'shopAppointed'
  | 'open'
  | 'day'
  | 'customer'
  | 'card'
  | 'cardPaid'
  | 'partner'
  | 'aff'
  | 'affStanding';

/** The one value of the index of all orders that are not deleted, of whatever shop, in the order of their appointments. */
export const APPOINTED = 1;

/** Orders, none yet, with the indexes the rules search by. */
export function createOrders(): Collection<Schedule, ScheduleIndex> {
  return new Collection<Schedule, ScheduleIndex>(
    (row) => row.ScheduleID,
    {
      shop: (row) => row.ShopID,
      appointed: (row) => (row.IsDeleted ? undefined : APPOINTED),
      shopAppointed: (row) => (row.IsDeleted ? undefined : row.ShopID),
      open: (row) => (isOpen(row) ? row.ShopID : undefined),
      day: (row) => dayKey(row, dayOfRow.schedules(row)),
      customer: (row) => row.CustomerID,
      card: (row) => row.CardDataID,
      cardPaid: (row) => (isCardPaid(row) ? row.CardDataID : undefined),
      partner: (row) => row.PartnerID,
      aff: (row) => row.AffID,
      affStanding: (row) => (isStanding(row) ? row.AffID : undefined),
    },
    undefined,
    { appointed: byAppointment, shopAppointed: byAppointment, affStanding: byAppointment, cardPaid: byCompletion },
  );
}
