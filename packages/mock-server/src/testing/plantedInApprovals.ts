/** Doors left open past the second person: each write that changes worth without money, and each that undoes what two approved. */
import { fault, type PlantedFault } from './plantedFault.ts';

/** What the stories of two persons must find. */
export const PLANTED_IN_APPROVALS: readonly PlantedFault[] = [
  fault(
    'what is split over parties passes one by one',
    'approvals/held.ts',
    'aloneToday(world, context) + worth >= approvalFrom',
    'worth >= approvalFrom',
  ),
  fault(
    'what one person changed alone is forgotten',
    'approvals/held.ts',
    'if (write.worth === 0 || context.approvedBy !== undefined) return;',
    'if (write.worth !== Infinity || context.approvedBy !== undefined) return;',
  ),
  fault(
    'a lot is written off by one person',
    'lots/updateLot.ts',
    'const worth = command.AdjustAmount ?? (command.CloseRounding ? Remain : 0);',
    'const worth = command.CloseRounding ? Remain : 0;',
  ),
  fault(
    'a parent POS is adjusted by one person',
    'cashBacks/payCashBack.ts',
    'if (planned.value.payment.Type !== adjustment) return book',
    'if (planned.value.payment.Amount !== 0) return book',
  ),
  fault(
    'an opening balance is changed by one person',
    'opening/saveOpening.ts',
    'return proposal ? byTwo',
    'return proposal && proposal.worth === 0 ? byTwo',
  ),
  fault(
    'an opening balance is changed by one person on a form',
    'opening/openingApproval.ts',
    'change.change === 0 || !isHeld(world, write, context)',
    'change.change !== Infinity || !isHeld(world, write, context)',
  ),
  fault(
    'a percentage is corrected by one person',
    'schedules/correctPercent.ts',
    'worth: sumOf(changed, ({ before, after }) => Math.abs(after - before)),',
    'worth: 0,',
  ),
  fault(
    'a voucher of two is cancelled by one',
    'approvals/undoing.ts',
    'menu: voucherMenu(context), worth: 0, undoes: voucher }',
    'menu: voucherMenu(context), worth: 0 }',
  ),
  fault(
    'an adjustment is cancelled by one person',
    'approvals/undoing.ts',
    'worth: debt.Kind === DEBT_KIND.adjustment ? debt.Amount : 0,',
    'worth: 0,',
  ),
  fault(
    'a loss of two is deleted by one',
    'approvals/undoing.ts',
    "menu: 'badExpenses', worth, undoes: loss }",
    "menu: 'badExpenses', worth: 0 }",
  ),
  fault(
    'what was taken off a lot comes back by one person',
    'approvals/undoing.ts',
    'Kind === LOT_PAY_KIND.money ? 0 : Amount',
    'Kind === LOT_PAY_KIND.money ? 0 : Amount - Amount',
  ),
  fault(
    'an adjusted parent POS is put back by one person',
    'approvals/undoing.ts',
    'Type === CASH_BACK_TYPE.adjustment ? Amount : 0',
    'Type === CASH_BACK_TYPE.adjustment ? Amount - Amount : 0',
  ),
  fault(
    'a held write is carried out though it waits',
    'approvals/held.ts',
    'const refused = refuseWaiting(world, proposal, context);',
    'const refused = refuseWaiting(world, proposal, context); carryOut();',
  ),
  fault(
    'a refused write is carried out',
    'inbox/decideHeld.ts',
    'if (command.Status === HELD_STATUS.refused) {',
    'if (command.Status === HELD_STATUS.refused) { CARRY_OUT[held.Write](world, JSON.parse(held.Command) as never, { ...context, userId: held.CreatedBy, approvedBy: context.userId });',
  ),
];
