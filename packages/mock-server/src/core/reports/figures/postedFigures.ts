/** A figure that no report reads in a way of its own is what was posted on the accounts asked for, or for the cause that its name says. */
import type { Schemas } from '@so-the/api-client';
import { addFigure, figuresOf, RESULT_GROUPS, type DayFigures } from '../../books/dayFigures.ts';
import { partsOf } from '../../books/flows.ts';
import { movementOf, type Period } from '../../ledger/balance.ts';
import { idIn, kindOf } from '../../records/accounts.ts';
import type { Entry } from '../../records/entry.ts';
import type { World } from '../../store/world.ts';
import { sumOf } from '../../values/money.ts';
import { isOf } from './accountsAsked.ts';
import type { FigureQuery, Reading } from './figureQuery.ts';
import { orderProfitOf, RESULT_COLUMNS, resultOfDay, type ResultFigures } from './resultFigures.ts';

/** How any figure is read: vouchers by their category, a column by its name, accounts by what they moved. */
export function readPosted(world: World, period: Period, { Account, Figure }: FigureQuery): Reading {
  const config = Account === undefined ? undefined : configIn(Account);
  const amountOf = (entry: Entry) => {
    if (config !== undefined) return voucherIn(world, entry, config);
    return Figure === undefined ? movedIn(entry, Account) : figureIn(entry, Figure, Account);
  };
  return { period, account: Account, amountIn: () => amountOf };
}

/** Balance of the accounts asked for before a period; a column of a report starts from nothing. */
export function openingBefore(
  world: World,
  shopIds: readonly number[],
  period: Period,
  { Account, Figure }: FigureQuery,
): number {
  if (Account === undefined || Figure !== undefined || period.from === undefined) return 0;
  return sumOf(shopIds, (shopId) => {
    const matching = [...(world.books.shops.get(shopId)?.keys() ?? [])].filter((key) => isOf(key, Account));
    return sumOf(matching, (key) => signOf(key) * movementOf(world, shopId, key, period).opening);
  });
}

/** What an entry moved on some accounts. */
function movedIn({ Lines }: Entry, account: string | undefined): number {
  return sumOf(Lines, (line) =>
    account !== undefined && isOf(line.Account, account) ? signOf(line.Account) * line.Amount : 0,
  );
}

/** Category of `voucher/7`, which asks for the vouchers of a category wherever they were posted. */
function configIn(account: string): number | undefined {
  return account.startsWith('voucher/') ? idIn(account) : undefined;
}

function voucherIn(world: World, { RefType, RefID, Lines }: Entry, configId: number): number {
  const isVoucher = RefType === 'Receipt' || RefType === 'Expense';
  if (!isVoucher || world.vouchers.get(RefID)?.ConfigID !== configId) return 0;
  return sumOf(Lines, ({ Account, Amount }) => (kindOf(Account) === 'fund' ? Amount : 0));
}

/** What an entry adds to a column of a report. */
function figureIn(entry: Entry, figure: Schemas['Figure'], account: string | undefined): number {
  if (figure === 'TotalSwipe') return dayOf(entry).swiped ?? 0;
  if (figure === 'TotalPaidCard') return dayOf(entry)['customer/PaidCard'] ?? 0;
  if (figure === 'OrderProfit') return orderProfitOf(dayOf(entry));
  if (figure === 'ServiceFeeAmount') return 0 - (dayOf(entry)[RESULT_GROUPS.serviceFee] ?? 0);
  if (figure === 'PartnerFeeAmount') return 0 - (dayOf(entry)[RESULT_GROUPS.partnerFee] ?? 0);
  if (isResultFigure(figure)) return resultOfDay(dayOf(entry, account))[figure];
  return sumOf(partsOf(entry), (part) =>
    part.flow === figure && (account === undefined || isOf(part.account, account)) ? part.amount : 0,
  );
}

function isResultFigure(figure: string): figure is keyof ResultFigures {
  return RESULT_COLUMNS.some((column) => column === figure);
}

/** The entry as if it were a day of its own, of one account or all. */
function dayOf(entry: Entry, account?: string): DayFigures {
  const Lines = account === undefined ? entry.Lines : entry.Lines.filter((line) => isOf(line.Account, account));
  const day: DayFigures = {};
  for (const [key, amount] of figuresOf({ ...entry, Lines })) addFigure(day, key, amount);
  return day;
}

/** Incomes are credits: a report shows them as a rise. */
function signOf(account: string): 1 | -1 {
  return kindOf(account) === 'income' ? -1 : 1;
}
