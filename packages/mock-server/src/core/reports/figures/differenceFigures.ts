/** Each side of a day's comparison, and the difference between them, opens into the entries it is made of, or into the counts and lots where no entry says it. */
import type { Schemas } from '@so-the/api-client';
import { figuresOf, type FigureKey } from '../../books/dayFigures.ts';
import { partsOf } from '../../books/flows.ts';
import { expectedAtCount } from '../../dayMoney/expectedFund.ts';
import { amountOn, entriesOfDay, figureDays, type Period } from '../../ledger/balance.ts';
import { fundAccount, idIn } from '../../records/accounts.ts';
import { DIFFERENCE_STATUS, type DayClose } from '../../records/dayMoney.ts';
import type { Entry } from '../../records/entry.ts';
import type { World } from '../../store/world.ts';
import type { FigureQuery, FindRecords, Reading } from './figureQuery.ts';
import { lateRecords } from './lateRecords.ts';
import { recordViews, type FigureRecord } from './recordViews.ts';

/** Figures of a day whose sides are both sums of entries, by the account that names them. */
export const COMPARED: Readonly<Record<string, Readonly<Record<'Expected' | 'Actual', FigureKey>>>> = {
  swipe: { Expected: 'customer/PaidCard', Actual: 'swiped' },
  customer: { Expected: 'customer/Fee', Actual: 'customer/Received' },
};

/** Names the comparison of one count with the books. */
export const COUNT_ACCOUNT = 'count/';

/** The entries of a side or difference; `undefined` for one that is made of records. */
export function readDifference(
  world: World,
  shopIds: readonly number[],
  period: Period,
  { Figure, Account = '' }: FigureQuery,
): Reading | undefined {
  if (Account === 'pos') return { period, account: 'pos', amountIn: () => (entry) => figureIn(entry, 'pos/CashBack') };
  const sides = COMPARED[Account];
  if (sides) {
    const expected = Figure === 'Actual' ? 0 : Figure === 'Expected' ? 1 : -1;
    const actual = Figure === 'Expected' ? 0 : 1;
    const amountOf = (entry: Entry) =>
      expected * figureIn(entry, sides.Expected) + actual * figureIn(entry, sides.Actual);
    return { period, amountIn: () => amountOf };
  }
  const close = closeIn(world, Account);
  return close && readCount(world, shopIds, close, Figure);
}

/** What finds the records of a side or difference; `undefined` for one that is made of entries. */
export function differenceRecords(
  world: World,
  { Figure, Account = '' }: Pick<FigureQuery, 'Figure' | 'Account'>,
): FindRecords | undefined {
  if (Account === 'pos' && Figure === 'Expected') return dueFromPos;
  if (Account === 'pos' && Figure === 'Difference') {
    return (...asked) => lateRecords(...asked).map((row) => Object.assign(row, { Amount: -(row.Amount ?? 0) }));
  }
  const close = closeIn(world, Account);
  if (!close || Figure === 'Expected' || (Figure === 'Difference' && isBooked(close))) return undefined;
  const Amount = Figure === 'Actual' ? close.Counted : close.Counted - expectedAtCount(world, close).Expected;
  return (_world, shopId) => (shopId === close.ShopID ? [recordViews(world).count(close, Amount)] : []);
}

/** What the books say without what the count booked itself, or that alone. */
function readCount(
  world: World,
  shopIds: readonly number[],
  close: DayClose,
  figure: Schemas['Figure'] | undefined,
): Reading {
  const account = fundAccount(close);
  const isOwn = ({ EntryID }: Entry) => EntryID === close.EntryID && !world.books.reversedBy.has(EntryID);
  const amountOf = (entry: Entry) => ((figure === 'Difference') === isOwn(entry) ? amountOn(entry, account) : 0);
  return {
    period: figure === 'Difference' ? {} : { to: close.Date },
    account,
    shops: shopIds.filter((shopId) => shopId === close.ShopID),
    amountIn: () => amountOf,
  };
}

/** What came back from each POS, and what is late. */
const dueFromPos: FindRecords = (world, shopId, period, asked) => {
  const back = new Map<string, number>();
  for (const [date] of figureDays(world, shopId, period)) {
    for (const part of entriesOfDay(world, shopId, date).flatMap((entry) => partsOf(entry))) {
      if (part.kind !== 'pos' || part.flow !== 'CashBack') continue;
      back.set(part.account, (back.get(part.account) ?? 0) + part.amount);
    }
  }
  const came = [...back].flatMap(([account, amount]): FigureRecord[] => {
    const pos = world.poses.get(idIn(account));
    return pos && amount !== 0 ? [recordViews(world).back(pos, amount)] : [];
  });
  return [...came, ...lateRecords(world, shopId, period, asked)];
};

function figureIn(entry: Entry, key: FigureKey): number {
  return figuresOf(entry).reduce((sum, [each, amount]) => (each === key ? sum + amount : sum), 0);
}

function closeIn(world: World, account: string): DayClose | undefined {
  return account.startsWith(COUNT_ACCOUNT) ? world.dayCloses.get(idIn(account)) : undefined;
}

function isBooked({ DifferenceStatus }: DayClose): boolean {
  return DifferenceStatus === DIFFERENCE_STATUS.booked;
}
