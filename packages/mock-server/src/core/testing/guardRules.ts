/** What the guards of money promise after every step of a story, worked out anew from lines and entries. */
import type { Entry } from '../records/entry.ts';
import type { MoneyLine } from '../records/schedule.ts';
import type { World } from '../store/world.ts';
import { REASON } from './storyStep.ts';

/**
 * First guard that what a step did passed by, in words.
 *
 * @param entriesBefore entries in the books before the step
 * @param linesBefore lines of money before it
 */
export function guardFault(world: World, entriesBefore: number, linesBefore: number): string | undefined {
  const fresh = world.books.entries.slice(entriesBefore);
  for (const entry of fresh) {
    const fault = dayFault(world, entry) ?? fundFault(world, entry);
    if (fault) return `bút toán ${entry.EntryID}: ${fault}`;
  }
  const booked = new Set(fresh.filter((entry) => entry.ReversesID === undefined).map((entry) => entry.EntryID));
  const lines = world.moneyLines.rows.filter((line, place) => place >= linesBefore || booked.has(line.EntryID ?? 0));
  for (const line of lines) {
    const fault = lineRuleFault(world, line);
    if (fault) return `dòng tiền ${line.PaymentID}: ${fault}`;
  }
  return undefined;
}

function dayFault(world: World, { ShopID, BusinessDate }: Entry): string | undefined {
  return BusinessDate < (world.shops.get(ShopID)?.FirstDate ?? '') ? 'ghi trước ngày đầu tiên' : undefined;
}

/** Nothing but a mirror lowers a fund below 0 where the shop refuses; where it asks, the entry tells why. */
function fundFault(world: World, entry: Entry): string | undefined {
  const rule = world.shops.get(entry.ShopID)?.NegativeFunds ?? 2;
  const isStated = entry.Lines.some(({ Account }) => Account === 'equity/opening' || Account === 'adjustment/cash');
  if (rule === 3 || entry.ReversesID !== undefined || isStated) return undefined;
  const moved = sumByFund(entry.Lines);
  const past = world.books.entries.slice(0, entry.EntryID).filter(({ ShopID }) => ShopID === entry.ShopID);
  const balances = sumByFund(past.flatMap(({ Lines }) => Lines));
  const lowered = [...moved].find(([fund, change]) => change < 0 && (balances.get(fund) ?? 0) < 0);
  if (!lowered || (rule === 2 && entry.Description.includes(REASON))) return undefined;
  return `${lowered[0]} âm ${balances.get(lowered[0]) ?? 0} đ`;
}

function sumByFund(lines: Entry['Lines']): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { Account, Amount } of lines) {
    if (Account.startsWith('fund:')) sums.set(Account, (sums.get(Account) ?? 0) + Amount);
  }
  return sums;
}

/** A line carries its rule exactly when it breaks it, and then a reason. */
function lineRuleFault(world: World, line: MoneyLine): string | undefined {
  const expected = brokenOnPaper(world, line);
  const told = line.RuleWarnings?.map(({ Code }) => Code).join(' ');
  if (told !== expected) return `${told ?? 'không quy tắc'} thay vì ${expected ?? 'không quy tắc'}`;
  return expected !== undefined && (line.OverrideReason?.length ?? 0) < 5 ? `${expected} không có lý do` : undefined;
}

function brokenOnPaper(world: World, line: MoneyLine): string | undefined {
  const order = world.schedules.get(line.ScheduleID);
  if (!order || line.Kind === 3) return undefined;
  const others = world.moneyLines.rows.filter(
    (other) =>
      other.ScheduleID === line.ScheduleID &&
      other.Kind === line.Kind &&
      other.PaymentID !== line.PaymentID &&
      (other.Status === 0 || other.Status === 1),
  );
  const sum = others.reduce((total, other) => total + other.Amount, line.Amount);
  if (line.Kind === 2) return sum > 2 * order.Amount ? 'W13' : undefined;
  const swipes = world.swipes.rows.filter((swipe) => swipe.ScheduleID === line.ScheduleID && swipe.Status === 1);
  const swiped = swipes.reduce((total, swipe) => total + swipe.Amount, 0);
  const limit = world.cards.get(order.CardDataID)?.LimitAmount ?? 0;
  return sum > order.Amount || (limit > 0 && sum - swiped > limit) ? 'W12' : undefined;
}
