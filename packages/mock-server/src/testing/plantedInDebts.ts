/** Wrong rules of debts, lots, money back, vouchers, losses and the day. */
import { fault, type PlantedFault } from './plantedFault.ts';

/** What the stories of debts and funds must find. */
export const PLANTED_IN_DEBTS: readonly PlantedFault[] = [
  fault(
    'more than the debt is paid',
    'debts/openDebts.ts',
    'amount > sumOf(open, (debt) => debt.Amount)',
    'amount < 0',
  ),
  fault('a debt is paid on the wrong order', 'debts/openDebts.ts', 'Math.min(rest, Amount)', 'rest'),
  fault(
    'a payment of a debt raises it',
    'debts/payDebt.ts',
    'direction === 1 ? [fund, customer] : [customer, fund]',
    'direction === 2 ? [fund, customer] : [customer, fund]',
  ),
  fault(
    'a cancelled payment is not owed again',
    'debts/cancelDebt.ts',
    'reverse(world, debt.EntryID, reason, context)',
    'reverse(world, debt.EntryID - 1, reason, context)',
  ),
  fault(
    'an adjustment goes the wrong way',
    'debts/adjustDebt.ts',
    'command.Amount > 0 ? transfer(party',
    'command.Amount < 0 ? transfer(party',
  ),
  fault(
    'a debt paid by card falls by the whole swipe',
    'debts/payDebtWithCard.ts',
    'amount: command.Amount - fee,',
    'amount: command.Amount,',
  ),
  fault(
    'the first order bears the machine fee of all',
    'debts/payDebtWithCard.ts',
    'const posFees = shareOut(swipe.PosFee, paid);',
    'const posFees = paid.map((_part, place) => (place === 0 ? swipe.PosFee : 0));',
  ),
  fault(
    'the first order of an entry has its whole swipe',
    'reports/figuresBy.ts',
    'flatMap(tradesOf)',
    'map((entry) => ({ ScheduleID: entry.Lines[0]?.ScheduleID, entry }))',
  ),
  fault(
    'what a partner paid ahead is in no document',
    'debts/partnerDocuments.ts',
    'documents.push(document);',
    'if (order) documents.push(document);',
  ),
  fault(
    'a partner who pays owes more',
    'debts/payPartner.ts',
    'direction === 1 ? transfer(fund, partner, part)',
    'direction === 2 ? transfer(fund, partner, part)',
  ),
  fault(
    'an offset is taken from one side alone',
    'debts/offsetPartner.ts',
    'lines.push(...credit(receivable',
    'lines.push(...debit(receivable',
  ),
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
    'cashBacks/surplus.ts',
    " - world.lotPayments.sum('payer', posID, 'received')",
    '',
  ),
  fault(
    'money paid ahead moves the wrong way',
    'cashBacks/surplus.ts',
    '...debit(accounts.pos(payment.PosParentID), Amount), ...credit(accounts.pos(lot.PosID), Amount)',
    '...credit(accounts.pos(payment.PosParentID), Amount), ...debit(accounts.pos(lot.PosID), Amount)',
  ),
  fault(
    'a cancelled cash back keeps its parts',
    'cashBacks/cancelCashBack.ts',
    'for (const part of parts) dropPayment(world, part, reason, context);',
    '',
  ),
  fault(
    'a receipt takes money out',
    'vouchers/voucherPosting.ts',
    '? transfer(fund, other, part) :',
    '? transfer(other, fund, part) :',
  ),
  fault(
    'capital counts as profit',
    'vouchers/voucherPosting.ts',
    'if (!type.IsBusinessResult) return isIncome',
    'if (type.IsBusinessResult) return isIncome',
  ),
  fault(
    'a cancelled voucher is not mirrored',
    'vouchers/cancelVoucher.ts',
    'const mirror = reverse(world, voucher.EntryID ?? 0, reason, context);',
    'const mirror = done(reason);',
  ),
  fault(
    'what is recovered of a loss is lost again',
    'losses/badExpense.ts',
    'transfer(fundAccount(RecoveredTo), accounts.badDebt, part)',
    'transfer(accounts.badDebt, fundAccount(RecoveredTo), part)',
  ),
  fault(
    'a deleted loss stays in the books',
    'losses/badExpense.ts',
    'for (const entryId of loss.EntryIDs) reverse(world, entryId, reason, context);',
    '',
  ),
  fault(
    'money pushed is posted in one book',
    'dayMoney/pushMoney.ts',
    'postIn(world, row, shop, [own, accounts.company], inShop),',
    '0,',
  ),
  fault(
    'a closed day is not locked',
    'dayMoney/closeDay.ts',
    'moveLock(world, date,',
    'moveLock(world, addDays(date, -1),',
  ),
  fault(
    'a reopened day leaves the day before locked',
    'dayMoney/closeDay.ts',
    "[addDays(first, -1), ...closes.map(({ LockBefore }) => LockBefore ?? '')]",
    '[addDays(first, -1)]',
  ),
  fault(
    'what the company is owed is told as what it owes',
    'reports/allShops.ts',
    'CompanyDebt: movementOf(',
    'CompanyDebt: 0 - movementOf(',
  ),
  fault('an opening is posted whole at each change', 'bankCards.ts', 'opening - (old?.OpeningBalance ?? 0)', 'opening'),
];
