/** Wrong rules of the day of settlement, of what waits for it, and of corrected percentages. */
import { fault, type PlantedFault } from './plantedFault.ts';

/** What the stories of settlements must find. */
export const PLANTED_IN_SETTLEMENT: readonly PlantedFault[] = [
  fault(
    'a settlement may be of a locked day',
    'schedules/settledDate.ts',
    '    refuseDate(world, order.ShopID, date, context),\n',
    '',
  ),
  fault('an order is settled before its last swipe', 'schedules/settledDate.ts', 'date < first', "date === ''"),
  fault(
    'a reopened order is settled on another day',
    'schedules/settledDate.ts',
    'if (kept === undefined) return context.businessDate;',
    "if (kept !== '') return context.businessDate;",
  ),
  fault(
    'a settlement is taken back on another day',
    'schedules/settlement.ts',
    'own > lock ? own : context.businessDate',
    'own < lock ? own : context.businessDate',
  ),
  fault(
    'a correction posts the right entry without the mirror',
    'schedules/correctPercent.ts',
    '  reverse(world, old.EntryID, reason, context, context.businessDate);\n',
    '',
  ),
  fault(
    'a correction leaves the settlement as it was',
    'schedules/correctPercent.ts',
    '  settleAgain(world, order, reason, context);\n',
    '',
  ),
  fault(
    'a settled order still waits for its revenue',
    'schedules/unsettledOrders.ts',
    'note(settled, noWaiting())',
    'note(settled, last)',
  ),
];
