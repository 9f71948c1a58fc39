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
    'a commission that waits is settled all the same',
    'schedules/settlement.ts',
    '=== COMMISSION_WHEN.paid ? 0 :',
    '=== COMMISSION_WHEN.paid && order.PartnerMode === 2 ? 0 :',
  ),
  fault(
    'a commission stays owed when the customer owes again',
    'ledger/followCommission.ts',
    'if (said) takeBack(',
    'if (said && !standing) takeBack(',
  ),
  fault('a written off debt counts as paid', 'ledger/commissionStanding.ts', 'balance <= 0 && !isLost', 'balance <= 0'),
  fault(
    'a discount counts as a payment',
    'ledger/commissionStanding.ts',
    'accounts.discount, accounts.debtAdjustment]',
    'accounts.debtAdjustment]',
  ),
  fault(
    'a part makes the whole commission owed',
    'ledger/commissionStanding.ts',
    'const isOwed = balance <= 0',
    'const isOwed = balance <= 500_000',
  ),
  fault(
    'a payment is not followed by its commission',
    'ledger/post.ts',
    '  followCommissions(world, entry, context);\n',
    '',
  ),
  fault(
    'a step of the status is not followed by the commission',
    'schedules/changeStatus.ts',
    '  followCommission(world, moved, context);\n',
    '',
  ),
  fault(
    'a cancelled swipe leaves its commission',
    'schedules/settlement.ts',
    '  followCommission(world, order, context);\n',
    '',
  ),
  fault(
    'the rule of today counts for what was settled before',
    'ledger/commissionStanding.ts',
    'return commissionWhenOf(step ?? world.shops.get(order.ShopID));',
    'return commissionWhenOf(world.shops.get(order.ShopID));',
  ),
  fault(
    'a settled order still waits for its revenue',
    'schedules/unsettledOrders.ts',
    'note(settled, noWaiting())',
    'note(settled, last)',
  ),
];
