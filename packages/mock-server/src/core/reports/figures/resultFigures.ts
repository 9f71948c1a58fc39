/** What the incomes of a period leave over its expenses, each by posting date, is with the capital all that the owner has more (domain §2(m), §2(p)). */
import type { Schemas } from '@so-the/api-client';
import { assetChange, RESULT_GROUPS, resultGroupOf, type DayFigures } from '../../books/dayFigures.ts';
import { figureDays, type Period } from '../../ledger/balance.ts';
import type { World } from '../../store/world.ts';
import { sumColumns } from '../reportQuery.ts';

/** The figures of a business result. */
export type ResultFigures = Required<Omit<Schemas['ResultFigures'], 'Entries'>>;

/** The lines of a period, each beside the period before and split by shop. */
export interface BusinessResult {
  lines: Schemas['BusinessResultLine'][];
  totals: ResultFigures & Pick<Schemas['ResultTotals'], 'Unsettled'>;
}

/** The lines of the report: figure, its mark, name, and how it is formed. */
export const RESULT_LINES: readonly { Figure: keyof ResultFigures; Mark: string; Name: string; Formula?: string }[] = [
  { Figure: 'Revenue', Mark: '1', Name: 'Doanh thu phí' },
  { Figure: 'PosFeeAmount', Mark: '2', Name: 'Phí máy' },
  { Figure: 'AffAmount', Mark: '3', Name: 'Hoa hồng' },
  { Figure: 'PartnerAmount', Mark: '4', Name: 'Phí đối tác' },
  { Figure: 'GrossProfit', Mark: '5', Name: 'Lợi nhuận gộp', Formula: '1 − 2 − 3 − 4' },
  { Figure: 'OtherIncome', Mark: '6', Name: 'Thu khác' },
  { Figure: 'OperatingExpense', Mark: '7', Name: 'Chi hoạt động' },
  { Figure: 'BadExpense', Mark: '8', Name: 'Chi phí xấu', Formula: '8.1 − 8.2' },
  { Figure: 'LossAmount', Mark: '8.1', Name: 'Khoản lỗ' },
  { Figure: 'LossRecovered', Mark: '8.2', Name: 'Thu hồi khoản lỗ' },
  { Figure: 'Adjustments', Mark: '8b', Name: 'Điều chỉnh và hao hụt', Formula: 'a + b + c + d + e' },
  { Figure: 'Discounts', Mark: 'a', Name: 'Giảm trừ cho khách' },
  { Figure: 'DebtAdjustments', Mark: 'b', Name: 'Điều chỉnh công nợ' },
  { Figure: 'LotDifferences', Mark: 'c', Name: 'Thiếu, thừa lô' },
  { Figure: 'Roundings', Mark: 'd', Name: 'Làm tròn' },
  { Figure: 'CashDifferences', Mark: 'e', Name: 'Chênh lệch quỹ' },
  { Figure: 'NetProfit', Mark: '9', Name: 'Lợi nhuận thuần', Formula: '5 + 6 − 7 − 8 + 8b' },
  { Figure: 'CapitalIn', Mark: '10', Name: 'Góp vốn' },
  { Figure: 'CapitalOut', Mark: '11', Name: 'Rút vốn' },
  { Figure: 'OpeningBalances', Mark: '12', Name: 'Số dư đầu kỳ nhập vào' },
  { Figure: 'AssetChange', Mark: '13', Name: 'Quỹ và công nợ tăng thêm', Formula: '9 + 10 − 11 + 12' },
];

/** Names of the figures in their order. */
export const RESULT_COLUMNS = RESULT_LINES.map((line) => line.Figure);

/**
 * Name of the line of the business result that an account is posted to: `Chi hoạt động` for rent. None for funds, parties
 * and the company (domain §2(p)).
 */
export function resultLineOf(account: string): string | undefined {
  const group = resultGroupOf(account);
  if (group === undefined) return undefined;
  const moved = resultOfDay({ [group]: 1 });
  return RESULT_LINES.find(({ Figure, Formula }) => Formula === undefined && moved[Figure] !== 0)?.Name;
}

/** The figures of some shops over a period. */
export function resultOf(world: World, shopIds: readonly number[], period: Period): ResultFigures {
  const days = shopIds.flatMap((shopId) => figureDays(world, shopId, period).map(([, day]) => resultOfDay(day)));
  return sumColumns(days, RESULT_COLUMNS);
}

/** The figures of one shop's day; a gain is positive among the adjustments, and `AssetChange` is read from funds and debts themselves. */
export function resultOfDay(day: DayFigures): ResultFigures {
  const of = (group: (typeof RESULT_GROUPS)[keyof typeof RESULT_GROUPS]) => day[group] ?? 0;
  const Revenue = 0 - of(RESULT_GROUPS.serviceFee) - of(RESULT_GROUPS.partnerFee);
  const PosFeeAmount = of(RESULT_GROUPS.posFee);
  const AffAmount = of(RESULT_GROUPS.commission);
  const PartnerAmount = of(RESULT_GROUPS.partnerShare);
  const GrossProfit = Revenue - PosFeeAmount - AffAmount - PartnerAmount;
  const OtherIncome = 0 - of(RESULT_GROUPS.otherIncome);
  const OperatingExpense = of(RESULT_GROUPS.otherExpense);
  const LossAmount = of(RESULT_GROUPS.badDebt);
  const LossRecovered = 0 - of(RESULT_GROUPS.lossRecovered);
  const BadExpense = LossAmount - LossRecovered;
  const adjustments = adjustmentsOf(day);
  const NetProfit = GrossProfit + OtherIncome - OperatingExpense - BadExpense + adjustments.Adjustments;
  return {
    Revenue,
    PosFeeAmount,
    AffAmount,
    PartnerAmount,
    GrossProfit,
    OtherIncome,
    OperatingExpense,
    BadExpense,
    LossAmount,
    LossRecovered,
    ...adjustments,
    NetProfit,
    CapitalIn: 0 - of(RESULT_GROUPS.capitalIn),
    CapitalOut: of(RESULT_GROUPS.capitalOut),
    OpeningBalances: 0 - of(RESULT_GROUPS.openingBalance),
    AssetChange: assetChange(day),
  };
}

/** What an order's lines leave of its gross profit once its adjustments are counted, in đồng (domain §2(q)). */
export function orderProfitOf(day: DayFigures): number {
  const { GrossProfit, Adjustments } = resultOfDay(day);
  return GrossProfit + Adjustments;
}

function adjustmentsOf(day: DayFigures) {
  const gain = (group: keyof typeof RESULT_GROUPS) => 0 - (day[RESULT_GROUPS[group]] ?? 0);
  const Discounts = gain('discount');
  const DebtAdjustments = gain('debtAdjustment');
  const LotDifferences = gain('lotDifference');
  const Roundings = gain('rounding');
  const CashDifferences = gain('cashDifference');
  const Adjustments = Discounts + DebtAdjustments + LotDifferences + Roundings + CashDifferences;
  return { Adjustments, Discounts, DebtAdjustments, LotDifferences, Roundings, CashDifferences };
}
