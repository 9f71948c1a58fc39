/** Faults of money as a careless change would make them: each swaps one piece of a rule's text for a wrong one. */

/** One wrong rule. */
export interface PlantedFault {
  /** What goes wrong, in words. */
  what: string;
  /** File below `core/`. */
  file: string;
  /** Text that stands in the file exactly once. */
  find: string;
  /** What stands there instead. */
  plant: string;
}

const fault = (what: string, file: string, find: string, plant: string): PlantedFault => ({ what, file, find, plant });

/** Every fault the properties of money must find. */
export const PLANTED_FAULTS: readonly PlantedFault[] = [
  fault('fees are cut instead of rounded', 'fees.ts', 'rest * pctMilli + HALF', 'rest * pctMilli'),
  fault('the fee is taken on the smaller sum', 'fees.ts', 'Math.max(paidCard, swiped)', 'Math.min(paidCard, swiped)'),
  fault('the surcharge is forgotten', 'fees.ts', ' + terms.ExtraFee', ''),
  fault('only the last swipe earns a commission', 'fees.ts', '(amountOfRate.get(pctMilli) ?? 0) + amount', 'amount'),
  fault(
    'money of a customer leaves the fund',
    'schedules/moneyLines.ts',
    '? [fund, customer] :',
    '? [customer, fund] :',
  ),
  fault(
    'a cancelled line is not mirrored',
    'schedules/moneyLines.ts',
    'if (line.EntryID !== undefined)',
    'if (line.EntryID === 0)',
  ),
  fault(
    'a confirmed line is confirmed again',
    'schedules/moneyLines.ts',
    'waiting.Status === LINE_STATUS.waiting',
    'waiting.Status !== LINE_STATUS.cancelled',
  ),
  fault(
    'a settlement does not follow a cancelled line',
    'schedules/moneyLines.ts',
    '  settle(world, order, context);\n',
    '',
  ),
  fault('more is sent than the order owes', 'schedules/lineLimits.ts', 'line.Amount <= most', 'line.Amount > 0'),
  fault(
    'a completed order takes more than its debt',
    'schedules/lineLimits.ts',
    '!isLateCollection ||',
    '!isLateCollection || line.Amount > 0 ||',
  ),
  fault(
    'an order is settled twice',
    'schedules/changeStatus.ts',
    'if (order.Status === working && command.Status !== cancelled)',
    'if (command.Status !== cancelled)',
  ),
  fault(
    'a reopened order keeps its settlement',
    'schedules/changeStatus.ts',
    'if (order.Status === completed) unsettle',
    'if (order.Status === cancelled) unsettle',
  ),
  fault(
    'the fee of a partner’s card is charged to the customer',
    'schedules/settlement.ts',
    'isPartnersCard ? 0 : customerFee',
    'customerFee',
  ),
  fault(
    'the partner’s share is of the whole fee',
    'schedules/settlement.ts',
    'order.CustomerFeePercent - swipe.PartnerFeePercent',
    'order.CustomerFeePercent',
  ),
  fault(
    'the commission is the customer’s rate',
    'schedules/settlement.ts',
    'pctMilli: swipe.AffPercent',
    'pctMilli: swipe.CustomerFeePercent',
  ),
  fault(
    'a cancelled swipe is not mirrored',
    'schedules/swipes.ts',
    'if (swipe.EntryID !== undefined) {',
    'if (swipe.EntryID === 0) {',
  ),
  fault(
    'the machine fee is a đồng too dear',
    'schedules/freezeSwipe.ts',
    'PosFee: fee(slip.Amount, posPercent)',
    'PosFee: fee(slip.Amount, posPercent) + 1',
  ),
  fault(
    'a reciprocal order shares twice',
    'schedules/freezeSwipe.ts',
    'order?.PartnerMode === 3 ? 0 :',
    'order?.PartnerMode === 4 ? 0 :',
  ),
  fault(
    'a partner’s card credits the customer',
    'schedules/freezeSwipe.ts',
    'order.PartnerMode !== 2',
    'order.PartnerMode !== 4',
  ),
  fault(
    'profit gains the commission',
    'schedules/orderTotals.ts',
    'PosFeeAmount - AffAmount - PartnerAmount };',
    'PosFeeAmount + AffAmount - PartnerAmount };',
  ),
  fault('a locked day takes one more posting', 'ledger/post.ts', 'date <= lock', 'date < lock'),
  fault('a mirror repeats its entry', 'ledger/post.ts', 'Amount: -line.Amount', 'Amount: line.Amount'),
  fault(
    'an agreed balance takes one more posting',
    'ledger/partyLock.ts',
    'lock !== undefined && date <= lock',
    'lock !== undefined && date < lock',
  ),
  fault(
    'what left an account is counted as what came',
    'ledger/books.ts',
    'else day.credit -= line.Amount',
    'else day.debit -= line.Amount',
  ),
  fault(
    'the kept balance of an order forgets a sign',
    'ledger/books.ts',
    '(book.orders.get(order) ?? 0) + line.Amount',
    '(book.orders.get(order) ?? 0) + Math.abs(line.Amount)',
  ),
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
    'command.Amount - fee, command',
    'command.Amount, command',
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
  fault(
    'what is left of a lot ignores adjustments',
    'lots/lotFigures.ts',
    " - lotPayments.sum('lot', id, 'adjusted')",
    '',
  ),
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
    'if (!type.IsBusinessResult) return accounts.equity',
    'if (type.IsBusinessResult) return accounts.equity',
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
  fault('an opening is posted whole at each change', 'bankCards.ts', 'opening - (old?.OpeningBalance ?? 0)', 'opening'),
  fault(
    'a report leaves out bad debts',
    'reports/businessResult.ts',
    ' - OperatingExpense - BadExpense',
    ' - OperatingExpense',
  ),
  fault('a report counts a mirror as money', 'ledger/flows.ts', 'entry.ReversesID === undefined ? 1 : -1', '1'),
  fault(
    'a day opens with its own movements',
    'ledger/balance.ts',
    'period.from !== undefined && date < period.from',
    'period.from !== undefined && date <= period.from',
  ),
  fault(
    'a total row is its last row',
    'reports/reportQuery.ts',
    'totals[column] += row[column] ?? 0',
    'totals[column] = row[column] ?? 0',
  ),
];
