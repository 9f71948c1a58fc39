/** What a day should have brought stands beside what it did: swipes beside card payments, payments beside fees, money back beside what was due, each counted fund beside its books. */
import type { Schemas } from '@so-the/api-client';
import { COMPANY_SHOP_ID, type Context } from '../../command/context.ts';
import type { FigureKey } from '../../books/dayFigures.ts';
import { expectedAtCount } from '../../dayMoney/expectedFund.ts';
import { fundName } from '../../dayMoney/fundName.ts';
import { openDifferences } from '../../dayMoney/waitingDifferences.ts';
import { figureSum } from '../../ledger/balance.ts';
import { posOverdue } from '../../lots/posOverdue.ts';
import { DIFFERENCE_STATUS, type DayClose } from '../../records/dayMoney.ts';
import type { World } from '../../store/world.ts';
import { displayDate, type IsoDate } from '../../values/dates.ts';
import { sumOf } from '../../values/money.ts';
import { COMPARED, COUNT_ACCOUNT } from '../figures/differenceFigures.ts';
import { shopName } from '../reportQuery.ts';

type Difference = Schemas['DailyDifference'];

/**
 * What to look into at the end of a day, in đồng: trade and money back first, then each count that differs from the books
 * and is not booked yet, and each whose difference was booked on the day.
 */
export function dailyDifferences(
  world: World,
  shopIds: readonly number[],
  date: IsoDate,
  context: Context,
): Difference[] {
  const counts = shopIds.flatMap((shopId) => countsToTell(world, shopId, date));
  return [...tradeOf(world, shopIds, date), ...counts.map((close) => countedRow(world, close, context))];
}

function tradeOf(world: World, shopIds: readonly number[], date: IsoDate): Difference[] {
  const of = (key: FigureKey) => figureSum(world, shopIds, { from: date, to: date }, key);
  const compared = (Account: string, Name: string) => {
    const { Expected, Actual } = COMPARED[Account] ?? {};
    return differing(Account, Name, Expected ? of(Expected) : 0, Actual ? of(Actual) : 0);
  };
  const overdue = sumOf(shopIds, (shopId) => sumOf(posOverdue(world, shopId, date).values(), (amount) => amount));
  const back = of('pos/CashBack');
  return [
    compared('swipe', 'Quẹt so với nạp thẻ'),
    compared('customer', 'Khách trả so với phí phát sinh'),
    differing('pos', 'Tiền POS về so với đến hạn', back + overdue, back),
  ];
}

function countsToTell(world: World, shopId: number, date: IsoDate): DayClose[] {
  const open = openDifferences(world, shopId).filter((close) => close.Date <= date);
  const booked = world.dayCloses
    .by('shop', shopId)
    .filter((close) => close.Status === 1 && close.DifferenceStatus === DIFFERENCE_STATUS.booked)
    .filter((close) => world.books.entries[(close.EntryID ?? 0) - 1]?.BusinessDate === date);
  return [...open, ...booked];
}

function countedRow(world: World, close: DayClose, context: Context): Difference {
  const { Expected } = expectedAtCount(world, close);
  const shop = context.shopId === COMPANY_SHOP_ID ? ` – ${shopName(world, close.ShopID)}` : '';
  const state = STATES[close.DifferenceStatus ?? DIFFERENCE_STATUS.waiting];
  const name = `Quỹ ${fundName(world, close)}${shop} đếm ngày ${displayDate(close.Date)}, ${state}`;
  return differing(`${COUNT_ACCOUNT}${close.DayCloseID}`, name, Expected, close.Counted);
}

const STATES = {
  [DIFFERENCE_STATUS.waiting]: 'chờ duyệt',
  [DIFFERENCE_STATUS.booked]: 'đã ghi sổ',
  [DIFFERENCE_STATUS.refused]: 'bị từ chối',
} as const;

function differing(Account: string, Name: string, Expected: number, Actual: number): Difference {
  return { Account, Name, Expected, Actual, Difference: Actual - Expected };
}
