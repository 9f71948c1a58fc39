/** Vouchers open by category into what they posted, those that count in the business result apart from those that do not. */
import type { Period } from '../../ledger/balance.ts';
import { kindOf } from '../../records/accounts.ts';
import type { Entry } from '../../records/entry.ts';
import { VOUCHER_KIND, type Voucher } from '../../records/voucher.ts';
import { sumOf } from '../../values/money.ts';
import type { World } from '../../store/world.ts';
import type { FigureQuery, Reading } from './figureQuery.ts';

/** Columns that take only what counts in the business result, or only what does not. */
const COUNTED: Readonly<Record<string, boolean>> = {
  ResultIn: true,
  ResultOut: true,
  OtherIn: false,
  OtherOut: false,
};

/** How a column of the report of vouchers is read, of one category (`voucher/7/result`) or all. */
export function readVouchers(world: World, period: Period, { Figure = 'Net', Account }: FigureQuery): Reading {
  const isWished = voucherFilter(Account);
  const counted = COUNTED[Figure];
  const amountOf = (entry: Entry) => {
    const voucher = voucherOf(world, entry);
    if (!voucher || !isWished(voucher, entry)) return 0;
    if (counted !== undefined && countsInResult(entry) !== counted) return 0;
    const moved = sumOf(entry.Lines, (line) => (kindOf(line.Account) === 'fund' ? line.Amount : 0));
    if (Figure === 'Net') return moved;
    const isIncome = voucher.type === VOUCHER_KIND.income;
    if (Figure.endsWith('In') !== isIncome) return 0;
    return isIncome ? moved : -moved;
  };
  return { period, amountIn: () => amountOf };
}

/** Whether a voucher's entry belongs to a row of the report, named by its account; all do without one. */
export function voucherFilter(account: string | undefined): (voucher: Voucher, entry: Entry) => boolean {
  const [, config, counted] = account?.split('/') ?? [];
  return ({ ConfigID }, entry) =>
    (config === undefined || ConfigID === Number(config)) &&
    (counted === undefined || countsInResult(entry) === (counted === 'result'));
}

/** The voucher an entry posts or takes back. */
export function voucherOf(world: World, { RefType, RefID }: Entry): Voucher | undefined {
  return RefType === 'Receipt' || RefType === 'Expense' ? world.vouchers.get(RefID) : undefined;
}

/** Whether what a voucher posted counts in the business result. */
export function countsInResult(entry: Entry): boolean {
  return entry.Lines.some(({ Account }) => ['income', 'expense'].includes(kindOf(Account)));
}
