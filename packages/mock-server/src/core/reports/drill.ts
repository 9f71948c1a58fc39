/** A figure of a report opens into the entries it is made of: what they add, less what they take off, is the figure to the đồng. */
import type { Schemas } from '@so-the/api-client';
import { idIn, kindOf } from '../records/accounts.ts';
import { inBookOrder, movementOf, type Period } from '../ledger/balance.ts';
import { addFigure, figuresOf, type DayFigures } from '../books/dayFigures.ts';
import type { Entry } from '../records/entry.ts';
import { partsOf } from '../books/flows.ts';
import { sumOf } from '../values/money.ts';
import type { World } from '../store/world.ts';
import { isOf } from './accountsAsked.ts';
import { figureEntries } from './figureEntries.ts';
import { RESULT_COLUMNS, resultOfDay, type ResultFigures } from './businessResult.ts';

/** Which figure is opened: a column of a report, on all accounts or some. */
export interface Drill {
  /** One ledger account, a kind of account, a group of incomes or expenses, or a category of vouchers (`voucher/7`). */
  Account?: string;
  Figure?: Schemas['Figure'];
  /** Only what was posted for one order. */
  ScheduleID?: number;
  /** Only one entry. */
  EntryID?: number;
}

/** One entry behind a figure. */
export interface DrillLine {
  shopId: number;
  entry: Entry;
  /** Đồng the entry adds to the figure. */
  amount: number;
}

/** Entries behind a figure of some shops in a period, by day, then as they were posted. */
export function drillLines(world: World, shopIds: readonly number[], period: Period, drill: Drill): DrillLine[] {
  return shopIds
    .flatMap((shopId) =>
      figureEntries(world, shopId, period, drill).map((entry) => lineOf(world, shopId, entry, drill)),
    )
    .filter((line) => line.amount !== 0)
    .toSorted((a, b) => inBookOrder(a.entry, b.entry));
}

/** Balance of the accounts asked for before a period; a column of a report starts from nothing. */
export function drillOpening(world: World, shopIds: readonly number[], period: Period, drill: Drill): number {
  const { Account, Figure } = drill;
  if (Account === undefined || Figure !== undefined || period.from === undefined) return 0;
  return sumOf(shopIds, (shopId) => {
    const matching = [...(world.books.shops.get(shopId)?.keys() ?? [])].filter((key) => isOf(key, Account));
    return sumOf(matching, (key) => signOf(key) * movementOf(world, shopId, key, period).opening);
  });
}

function lineOf(world: World, shopId: number, entry: Entry, { Account, Figure }: Drill): DrillLine {
  const config = Account === undefined ? undefined : configIn(Account);
  if (config !== undefined) return { shopId, entry, amount: voucherIn(world, entry, config) };
  if (Figure !== undefined) return { shopId, entry, amount: figureIn(entry, Figure, Account) };
  const amount = sumOf(entry.Lines, (line) =>
    Account !== undefined && isOf(line.Account, Account) ? signOf(line.Account) * line.Amount : 0,
  );
  return { shopId, entry, amount };
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
