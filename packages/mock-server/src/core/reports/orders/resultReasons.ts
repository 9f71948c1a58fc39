/** What a net profit differs by from the period before is told line by line, and the changes of the lines add up to it (counter.md §8). */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../../command/context.ts';
import { done, type Result } from '../../command/result.ts';
import { userName } from '../../listing/wire.ts';
import type { World } from '../../store/world.ts';
import {
  customerHandle,
  shopHandle,
  staffHandle,
  swipeHandle,
  wholeReport,
  type FigureHandle,
} from '../figures/figureHandles.ts';
import { RESULT_LINES, resultOf, type ResultFigures } from '../figures/resultFigures.ts';
import { customerShares, posKey, staffShares, swipeShares } from '../figures/shares.ts';
import { tradeFigures, type Share, type Trade } from '../figures/tradeFigures.ts';
import { placeOf } from './posRevenue.ts';
import { isIsoDate } from '../../values/dates.ts';
import { before, booksOfReport, periodOf, refusePeriod, shopName, type ReportQuery } from '../reportQuery.ts';

type Reason = Schemas['ResultReason'];
type Days = Pick<ReportQuery, 'fromDate' | 'toDate' | 'searchShopID'>;

/** Most rows of each kind but lines, which are told in full. */
const MOST = 6;

/** Lines that lower the profit where they grow. */
const COSTS: ReadonlySet<keyof ResultFigures> = new Set([
  'PosFeeAmount',
  'AffAmount',
  'PartnerAmount',
  'OperatingExpense',
  'LossAmount',
]);

/** Lines of what the owner laid in or drew out, which are no profit. */
const CAPITAL: ReadonlySet<keyof ResultFigures> = new Set(['CapitalIn', 'CapitalOut', 'OpeningBalances']);

/** Lines that are posted and make up the net profit. */
const POSTED = RESULT_LINES.filter(({ Figure, Formula }) => Formula === undefined && !CAPITAL.has(Figure));

/** Why the profit of the shops in view differs from the period before: by line, then by shop, staff, POS and customer, each largest first. */
export function getResultReasons(world: World, query: Days, context: Context): Result<Reason[]> {
  const refused = refusePeriod(query);
  if (refused) return refused;
  const shopIds = booksOfReport(world, context, query.searchShopID);
  return done([
    ...lineReasons(comparedResult(world, shopIds, query), query),
    ...shopReasons(world, shopIds, query),
    ...tradeReasons(world, shopIds, query),
  ]);
}

/** The result of a period, and that of the period before. */
type Compared = readonly [now: ResultFigures, past: ResultFigures];

/** The result of some shops in a period and in the one before, added up once for all that is told of it. */
export function comparedResult(world: World, shopIds: readonly number[], days: Days): Compared {
  return [resultOf(world, shopIds, periodOf(days)), resultOf(world, shopIds, periodOf(before(days)))];
}

/**
 * Lines of the result that differ from the period before, largest first; their changes add up to that of the net profit.
 *
 * @param whole what narrows the books to these shops, for what opens the figures
 */
export function lineReasons([now, past]: Compared, days: Days, whole: FigureHandle = {}): Reason[] {
  return largest(
    POSTED.map(({ Figure, Name }) => reasonOf({ By: 'line', Name, Figure }, [now[Figure], past[Figure]], days, whole)),
  );
}

/** The net profit beside that of the period before. */
export function profitReason([now, past]: Compared, days: Days, whole: FigureHandle = {}): Reason {
  const told = { By: 'line', Name: 'Lợi nhuận thuần', Figure: 'NetProfit' } as const;
  return reasonOf(told, [now.NetProfit, past.NetProfit], days, whole);
}

/** Shops beside each other; none where there is one alone. */
function shopReasons(world: World, shopIds: readonly number[], days: Days): Reason[] {
  if (shopIds.length < 2) return [];
  const rows = shopIds.map((ShopID): Reason => {
    const Name = shopName(world, ShopID) || 'Công ty';
    return { ...profitReason(comparedResult(world, [ShopID], days), days, shopHandle({ ShopID })), By: 'shop', Name };
  });
  return largest(rows).slice(0, MOST);
}

/** Who or what earned more or less: gross profit shared out by staff, POS and customer. */
function tradeReasons(world: World, shopIds: readonly number[], days: Days): Reason[] {
  const of = sharedBy(world, shopIds, days);
  return [
    ...of('staff', staffShares(world), (StaffID) => [userName(world, StaffID), staffHandle({ StaffID })]),
    ...of('pos', swipeShares(world, posKey), (key) => {
      const { Name, ...place } = placeOf(world, key);
      return [Name, swipeHandle('pos')(place)];
    }),
    ...of('customer', customerShares(world), (CustomerID) => [
      world.customers.get(CustomerID)?.FullName,
      customerHandle({ CustomerID }),
    ]),
  ];
}

function sharedBy(world: World, shopIds: readonly number[], days: Days) {
  return <Key>(
    By: Reason['By'],
    sharesOf: (trade: Trade) => readonly Share<Key>[],
    told: (key: Key) => [name: string | undefined, handle: FigureHandle],
  ): Reason[] => {
    const now = tradeFigures(world, shopIds, periodOf(days), sharesOf);
    const past = tradeFigures(world, shopIds, periodOf(before(days)), sharesOf);
    const rows = [...new Set([...now.keys(), ...past.keys()])].map((key) => {
      const [name, handle] = told(key);
      const amounts = [now.get(key)?.GrossProfit ?? 0, past.get(key)?.GrossProfit ?? 0] as const;
      return reasonOf({ By, Name: name || 'Ngoài đơn', Figure: 'GrossProfit' }, amounts, days, handle);
    });
    return largest(rows).slice(0, MOST);
  };
}

function reasonOf(
  told: Pick<Reason, 'By' | 'Name'> & { Figure: Reason['Figure'] },
  [Amount, PreviousAmount]: readonly [now: number, past: number],
  days: Days,
  handle: FigureHandle,
): Reason {
  const more = Amount - PreviousAmount;
  const Change = COSTS.has(told.Figure as keyof ResultFigures) ? 0 - more : more;
  const { Figure } = told;
  const Entries = { ...wholeReport(days), ...handle, Figure };
  return { ...told, Amount, PreviousAmount, Change, Entries, ...pastEntries(days, Entries) };
}

/** What opens the figure of the period before; nothing where that begins before the first day there is. */
function pastEntries(days: Days, Entries: FigureHandle): Pick<Reason, 'PreviousEntries'> {
  const { fromDate, toDate } = before(days);
  return isIsoDate(fromDate) ? { PreviousEntries: { ...Entries, fromDate, toDate } } : {};
}

function largest(rows: readonly Reason[]): Reason[] {
  return rows
    .filter(({ Change }) => Change !== 0)
    .toSorted((one, other) => Math.abs(other.Change) - Math.abs(one.Change));
}
