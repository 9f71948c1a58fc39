/** Wrong rules of lots and of the money POS return: paid twice, left on the wrong POS, late or not. */
import { fault, type PlantedFault } from './plantedFault.ts';

/** What the stories of lots must find. */
export const PLANTED_IN_LOTS: readonly PlantedFault[] = [
  fault(
    'a lot is paid beyond what is left',
    'lots/payLot.ts',
    'Remain > 0 && amount <= Remain + BillCount',
    'Remain > 0',
  ),
  fault('a cancelled lot payment stays in force', 'lots/payLot.ts', '    Status: 2,\n', '    Status: 1,\n'),
  fault('what is left of a lot ignores adjustments', 'lots/lotFigures.ts', ' + paid.adjusted', ''),
  fault(
    'money back stays on the parent POS',
    'cashBacks/payCashBack.ts',
    'perPos.set(lot.PosID, (perPos.get(lot.PosID)',
    'perPos.set(payment.PosParentID, (perPos.get(payment.PosParentID)',
  ),
  fault(
    'money paid ahead is spent a second time',
    'lots/surplus.ts',
    " - world.lotPayments.sum('payer', posID, 'received')",
    '',
  ),
  fault(
    'money paid ahead moves the wrong way',
    'lots/surplus.ts',
    '...debit(accounts.pos(payment.PosParentID), Amount), ...credit(accounts.pos(lot.PosID), Amount)',
    '...credit(accounts.pos(payment.PosParentID), Amount), ...debit(accounts.pos(lot.PosID), Amount)',
  ),
  fault(
    'money of one lot pays another that is late',
    'lots/posOverdue.ts',
    'outside: Math.max(0, outside) };',
    'outside: Math.min(0, balance - sumOf(lots, ({ lot, Remain }) => (lot.DueDate < to ? Remain : 0))) };',
  ),
  fault('what lies in no lot is never late', 'lots/posOverdue.ts', 'outside: Math.max(0, outside) };', 'outside: 0 };'),
  fault(
    'the POS debts tell another overdue than the lots',
    'cashBacks/listPosDebts.ts',
    'row.Overdue = ofShop.get(row.PosID) ?? 0;',
    'row.Overdue = Math.max(0, Math.min(row.Closing, ofShop.get(row.PosID) ?? 0));',
  ),
  fault(
    'a cancelled cash back keeps its parts',
    'cashBacks/cancelCashBack.ts',
    'for (const part of partsOf(world, payment)) dropPayment(world, part, reason, context);',
    '',
  ),
];
