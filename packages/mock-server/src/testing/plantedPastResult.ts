/** Wrong rules by which the owner gains or loses past the business result, or past the capital (domain §2(p)). */
import { fault, type PlantedFault } from './plantedFault.ts';

/** What the identity of wealth must find, each kind of adjustment among them. */
export const PLANTED_PAST_RESULT: readonly PlantedFault[] = [
  fault(
    'a discount is drawn out as capital',
    'debts/adjustDebt.ts',
    '? accounts.discount :',
    '? accounts.capitalOut :',
  ),
  fault(
    'a discount counts as any adjustment',
    'debts/adjustDebt.ts',
    '? accounts.discount :',
    '? accounts.debtAdjustment :',
  ),
  fault('a discount is owed by the company', 'debts/adjustDebt.ts', '? accounts.discount :', '? accounts.company :'),
  fault('a discount is in no report', 'books/dayFigures.ts', 'discount: accounts.discount,', ''),
  fault(
    'a discount of an order raises its profit',
    'schedules/orderTotals.ts',
    'figures.ProfitAdjust -= Amount',
    'figures.ProfitAdjust += Amount',
  ),
  fault(
    'a discount of an order passes by its profit',
    'schedules/orderTotals.ts',
    'const Profit = ProfitAdjust + FeeAmount',
    'const Profit = FeeAmount',
  ),
  fault(
    'a discount raises what the report by order tells',
    'reports/figures/orderAdjustments.ts',
    '(sums.get(ScheduleID) ?? 0) - Amount',
    '(sums.get(ScheduleID) ?? 0) + Amount',
  ),
  fault(
    'the book of fees forgets those of partners’ cards',
    'reports/orders/feeBook.ts',
    'const Revenue = ServiceFeeAmount + PartnerFeeAmount;',
    'const Revenue = ServiceFeeAmount;',
  ),
  fault(
    'the book of fees counts the machine fees',
    'reports/orders/feeBook.ts',
    'day[RESULT_GROUPS.serviceFee] ?? 0',
    'day[RESULT_GROUPS.posFee] ?? 0',
  ),
  fault(
    'what is recovered of a loss is told nowhere',
    'losses/lossPosting.ts',
    'transfer(fundAccount(RecoveredTo), accounts.lossRecovered, part)',
    'transfer(fundAccount(RecoveredTo), accounts.badDebt, part)',
  ),
  fault(
    'a loss is told without what was recovered',
    'reports/figures/resultFigures.ts',
    'const BadExpense = LossAmount - LossRecovered;',
    'const BadExpense = LossAmount;',
  ),
  fault(
    'an adjusted debt passes as an opening balance',
    'debts/adjustDebt.ts',
    ': accounts.debtAdjustment;',
    ': accounts.openingBalance;',
  ),
  fault(
    'what a lot lacks passes as capital',
    'lots/adjustLot.ts',
    "[LOT_PAY_KIND.adjustment]: 'lotDifference'",
    "[LOT_PAY_KIND.adjustment]: 'capitalOut'",
  ),
  fault(
    'a rounding counts as what a lot lacks',
    'lots/adjustLot.ts',
    "[LOT_PAY_KIND.rounding]: 'rounding'",
    "[LOT_PAY_KIND.rounding]: 'lotDifference'",
  ),
  fault('a rounding is in no report', 'books/dayFigures.ts', 'rounding: accounts.rounding,', ''),
  fault(
    'an adjusted cash back passes as capital',
    'cashBacks/payCashBack.ts',
    '? accounts.lotDifference : fundAccount(payment)',
    '? accounts.capitalIn : fundAccount(payment)',
  ),
  fault('a cash difference is in no report', 'books/dayFigures.ts', 'cashDifference: accounts.cashDifference,', ''),
  fault(
    'the adjustments leave out what was counted wrong',
    'reports/figures/resultFigures.ts',
    'Roundings + CashDifferences;',
    'Roundings;',
  ),
  fault(
    'a loss is drawn out as capital',
    'losses/lossPosting.ts',
    'transfer(accounts.badDebt, paid, part)',
    'transfer(accounts.capitalOut, paid, part)',
  ),
  fault('a loss is in no report', 'books/dayFigures.ts', 'badDebt: accounts.badDebt,', ''),
  fault('capital laid in is in no report', 'books/dayFigures.ts', 'capitalIn: accounts.capitalIn,', ''),
  fault(
    'capital drawn out counts as capital laid in',
    'vouchers/voucherPosting.ts',
    'isIncome ? accounts.capitalIn : accounts.capitalOut',
    'accounts.capitalIn',
  ),
  fault('an opening balance is in no report', 'books/dayFigures.ts', 'openingBalance: accounts.openingBalance,', ''),
  fault(
    'an opening balance counts as income',
    'opening/openingEntries.ts',
    'credit(accounts.openingBalance, Amount)',
    'credit(accounts.otherIncome(1), Amount)',
  ),
  fault(
    'money pushed by the company is profit of the shop',
    'dayMoney/pushMoney.ts',
    'postIn(world, row, { shop }, [own, accounts.company], inShop),',
    'postIn(world, row, { shop }, [own, accounts.otherIncome(1)], inShop),',
  ),
  fault(
    'what the company advanced is no part of its wealth',
    'books/dayFigures.ts',
    'effect * (day[key] ?? 0), day.company ?? 0)',
    'effect * (day[key] ?? 0), 0)',
  ),
];
