/** What must hold of the owner's wealth after anything is done: all that a shop has more in any days is its profit and its capital (domain §2(p)), worked out line by line from the entries. */
import type { IsoDate } from '../values/dates.ts';
import { movementOf, type Period } from '../ledger/balance.ts';
import { resultOf, type ResultFigures } from '../reports/figures/resultFigures.ts';
import type { World } from '../store/world.ts';

/** A window of days, both included. */
export type Window = Required<Period>;

type Figure = keyof ResultFigures;
type Sums = Record<Figure, number>;

const FIGURES = [
  'LossAmount',
  'LossRecovered',
  'BadExpense',
  'Discounts',
  'DebtAdjustments',
  'LotDifferences',
  'Roundings',
  'CashDifferences',
  'Adjustments',
  'NetProfit',
  'CapitalIn',
  'CapitalOut',
  'OpeningBalances',
  'AssetChange',
] as const satisfies readonly Figure[];

/** What each account that is neither fund nor party counts in, by the words it begins with; a gain is a credit but for what is drawn out. */
const COUNTS: readonly (readonly [account: RegExp, gain: 1 | -1, figures: readonly Figure[]])[] = [
  [/^expense\/bad-debt$/, -1, ['LossAmount', 'BadExpense', 'NetProfit']],
  [/^income\/loss-recovered$/, -1, ['LossRecovered', 'BadExpense', 'NetProfit']],
  [/^(income|expense)\//, -1, ['NetProfit']],
  [/^adjustment\/discount$/, -1, ['Discounts', 'Adjustments', 'NetProfit']],
  [/^adjustment\/debt$/, -1, ['DebtAdjustments', 'Adjustments', 'NetProfit']],
  [/^adjustment\/lot$/, -1, ['LotDifferences', 'Adjustments', 'NetProfit']],
  [/^adjustment\/rounding$/, -1, ['Roundings', 'Adjustments', 'NetProfit']],
  [/^adjustment\/cash$/, -1, ['CashDifferences', 'Adjustments', 'NetProfit']],
  [/^equity\/in$/, -1, ['CapitalIn']],
  [/^equity\/out$/, 1, ['CapitalOut']],
  [/^equity\/opening$/, -1, ['OpeningBalances']],
];

/** Figures that are told as what was lost: a gain lowers them. */
const LOSSES: ReadonlySet<Figure> = new Set(['LossAmount', 'BadExpense']);

/** Funds, the four debts, and what shop and company owe each other. */
const ASSET = /^(fund:|customer\/|partner\/|aff\/|pos\/|company$)/;

/** Every window of days that begins and ends on a day with an entry. */
export function everyWindow(world: World): Window[] {
  const days = storyDays(world);
  return days.flatMap((from, place) => days.slice(place).map((to) => ({ from, to })));
}

/** Every day with an entry, each a window of its own. */
export function everyDay(world: World): Window[] {
  return storyDays(world).map((day) => ({ from: day, to: day }));
}

/** Every month of the books. */
export function everyMonth(world: World): Window[] {
  const months = new Set(storyDays(world).map((day) => day.slice(0, 7)));
  return [...months].map((month) => ({ from: `${month}-01`, to: `${month}-31` }));
}

/** First shop, or all together, and window in which wealth is not profit and capital, or a report tells another figure than the entries; undefined when all hold. */
export function identityFault(world: World, windows: readonly Window[]): string | undefined {
  const shopIds = [...world.books.shops.keys()];
  const days = foldDays(world);
  const balances = { world, rises: risesOf(world) };
  if (typeof days === 'string') return days;
  for (const window of windows) {
    const parts = shopIds.map((shopId) => sumWithin(days.get(shopId), window));
    for (const [place, shopId] of shopIds.entries()) {
      const fault = parts[place] && windowFault(balances, [shopId], window, parts[place]);
      if (fault) return `cửa hàng ${shopId}, ${window.from} đến ${window.to}: ${fault}`;
    }
    const fault = windowFault(balances, shopIds, window, addUp(parts));
    if (fault) return `tất cả cửa hàng, ${window.from} đến ${window.to}: ${fault}`;
  }
  return undefined;
}

function windowFault(
  { world, rises }: Balances,
  shopIds: readonly number[],
  window: Window,
  sums: Sums,
): string | undefined {
  const earned = sums.NetProfit + sums.CapitalIn - sums.CapitalOut + sums.OpeningBalances;
  if (sums.AssetChange !== earned) return `quỹ và công nợ tăng ${sums.AssetChange}, lợi nhuận và vốn ${earned} đ`;
  const risen = shopIds.reduce((sum, shopId) => sum + rises(shopId, window), 0);
  if (risen !== earned) return `số dư tăng ${risen}, lợi nhuận và vốn ${earned} đ`;
  const told = resultOf(world, shopIds, window);
  const wrong = FIGURES.find((figure) => told[figure] !== sums[figure]);
  return wrong && `${wrong} được báo ${told[wrong]}, bút toán có ${sums[wrong]} đ`;
}

/** A world with what the balances of a shop's funds, debts and advances rose by in a window. */
interface Balances {
  world: World;
  rises: (shopId: number, window: Window) => number;
}

/** A single day is read off the days of every account, once for all days; more days off what each opened and closed with. */
function risesOf(world: World): Balances['rises'] {
  const ofDay = new Map<string, number>();
  const read = new Set<number>();
  return (shopId, window) => {
    const isDay = window.from === window.to;
    if (!isDay || !read.has(shopId)) {
      const assets = [...(world.books.shops.get(shopId)?.keys() ?? [])].filter((account) => ASSET.test(account));
      if (!isDay) return assets.reduce((sum, account) => sum + riseOf(world, shopId, account, window), 0);
      for (const account of assets) addDaysOf(ofDay, world, shopId, account);
      read.add(shopId);
    }
    return ofDay.get(`${shopId}|${window.from}`) ?? 0;
  };
}

function riseOf(world: World, shopId: number, account: string, window: Window): number {
  const { opening, closing } = movementOf(world, shopId, account, window);
  return closing - opening;
}

function addDaysOf(sums: Map<string, number>, world: World, shopId: number, account: string): void {
  for (const { date, debit, credit } of world.books.history.account(shopId, account).days) {
    const key = `${shopId}|${date}`;
    sums.set(key, (sums.get(key) ?? 0) + debit - credit);
  }
}

/** Sums of each day of each shop, or the account that belongs to no line of the result. */
function foldDays(world: World): Map<number, Map<IsoDate, Sums>> | string {
  const shops = new Map<number, Map<IsoDate, Sums>>();
  const counts = new Map<string, readonly [gain: 1 | -1, figures: readonly Figure[]]>();
  for (const { EntryID, ShopID, BusinessDate, Lines } of world.books.entries) {
    const days = shops.get(ShopID) ?? new Map<IsoDate, Sums>();
    shops.set(ShopID, days);
    const sums = days.get(BusinessDate) ?? noSums();
    days.set(BusinessDate, sums);
    for (const { Account, Amount } of Lines) {
      const [gain, figures] = counts.get(Account) ?? countsOf(Account);
      if (figures.length === 0) return `bút toán ${EntryID}: ${Account} không thuộc dòng nào của kết quả`;
      counts.set(Account, [gain, figures]);
      for (const figure of figures) sums[figure] += (LOSSES.has(figure) ? -gain : gain) * Amount;
    }
  }
  return shops;
}

function countsOf(account: string): readonly [gain: 1 | -1, figures: readonly Figure[]] {
  if (ASSET.test(account)) return [1, ['AssetChange']];
  const [, gain = 1, figures = []] = COUNTS.find(([of]) => of.test(account)) ?? [];
  return [gain, figures];
}

function sumWithin(days: ReadonlyMap<IsoDate, Sums> | undefined, { from, to }: Window): Sums {
  if (from === to) return days?.get(from) ?? noSums();
  return addUp([...(days ?? [])].flatMap(([day, sums]) => (day >= from && day <= to ? [sums] : [])));
}

function addUp(parts: readonly Sums[]): Sums {
  const total = noSums();
  for (const part of parts) for (const figure of FIGURES) total[figure] += part[figure];
  return total;
}

function noSums(): Sums {
  return Object.fromEntries(FIGURES.map((figure) => [figure, 0])) as Sums;
}

/** Days with an entry: between two of them nothing moves, so that they alone bound windows that differ. */
function storyDays({ books }: World): IsoDate[] {
  return [...new Set(books.entries.map(({ BusinessDate }) => BusinessDate))].toSorted();
}
