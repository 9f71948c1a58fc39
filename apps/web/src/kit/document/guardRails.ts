/**
 * The guard rails of money (counter §3): what is unusual about an amount or a rate is told once, in the confirmation, by a
 * sentence that names what was entered and what it exceeds. A rail asks and never refuses: refusing is the server's.
 */
import type { SwipeWarning } from '@so-the/api-client';
import { formatMoney, formatTime } from '@so-the/ui/format';

/** A line of an order's money as the rails see it, sums in đồng. What is not known stays out, and its rail is silent. */
export interface GuardedLine {
  /** What was entered. */
  amount: number;
  /** What the order misses of this kind as its booked lines stand; never below 0. */
  missing: number;
  /** What the order is about. */
  orderAmount: number;
  /** The fund or POS that was chosen, by any name that is its own. */
  place: string;
  /** The other lines of this kind that wait or are booked. */
  others: readonly OtherLine[];
  /** The moment, in milliseconds. */
  now: number;
  /** What lies in the fund, where money leaves one. */
  balance?: number;
  /** The server's rules that the swipe breaks. */
  broken?: readonly BrokenRule[];
}

/** A line of the same kind on the same order. */
export interface OtherLine {
  /** In đồng. */
  amount: number;
  /** Its fund or POS, as {@link GuardedLine.place}. */
  place: string;
  /** Noted only; else it is booked. */
  waits: boolean;
  /** ISO moment in which it was noted or booked. */
  at: string;
}

/** What the rails read of a broken rule. */
export type BrokenRule = Pick<SwipeWarning, 'Code' | 'Message'>;

/** How long a booked line counts as the one that may be meant again: two minutes, in milliseconds. */
const JUST_NOW = 120_000;

/** Rules of the server that tell of a limit: of a POS a bill, a day, a month, and of the card (domain §2(j)). */
const LIMITS: ReadonlySet<string> = new Set<SwipeWarning['Code']>(['W03', 'W04', 'W05', 'W11']);

/** What is missing in đồng when the lines that wait are carried out too; never below 0. */
export function stillMissing({ missing, others }: Pick<GuardedLine, 'missing' | 'others'>): number {
  return Math.max(0, missing - waitingSum(others));
}

/** How many times its amount an order takes of a kind of line before the server asks why (W12, W13). */
export const ORDER_TIMES: Readonly<Record<'payCard' | 'topUp', number>> = { payCard: 1, topUp: 2 };

/** Whether the server asks for a reason: with the lines that wait or are booked the order gets more than so many times its amount. */
export function asksReason({ amount, orderAmount, others }: GuardedLine, times: number): boolean {
  return others.reduce((sum, other) => sum + other.amount, amount) > times * orderAmount;
}

/** What to ask about a line; empty when nothing is unusual. */
export function lineRails(line: GuardedLine): string[] {
  const rails = [overMissing(line), overTwice(line), belowZero(line), sameWaiting(line), sameJustNow(line)];
  return [...rails.filter((rail) => rail !== undefined), ...overLimits(line.amount, line.broken ?? [])];
}

function overMissing(line: GuardedLine): string | undefined {
  const missing = stillMissing(line);
  if (line.amount <= missing) return undefined;
  const waiting = waitingSum(line.others);
  const planned = waiting > 0 ? ` ngoài ${formatMoney(waiting)} đang chờ` : '';
  return `Nhập ${formatMoney(line.amount)}, còn thiếu ${formatMoney(missing)}${planned}`;
}

function overTwice({ amount, orderAmount }: GuardedLine): string | undefined {
  if (amount <= 2 * orderAmount) return undefined;
  return `Nhập ${formatMoney(amount)}, hơn hai lần số tiền của đơn ${formatMoney(orderAmount)}`;
}

function belowZero({ amount, balance }: GuardedLine): string | undefined {
  if (balance === undefined || amount <= balance) return undefined;
  return `Chi ${formatMoney(amount)}, quỹ đang có ${formatMoney(balance)}`;
}

function sameWaiting({ amount, others }: GuardedLine): string | undefined {
  if (!others.some((other) => other.waits && other.amount === amount)) return undefined;
  return `Nhập ${formatMoney(amount)}, đã có dòng chờ xử lý ${formatMoney(amount)}`;
}

function sameJustNow({ amount, place, others, now }: GuardedLine): string | undefined {
  const isSame = (other: OtherLine) => !other.waits && other.amount === amount && other.place === place;
  const same = others.find((other) => isSame(other) && now - Date.parse(other.at) <= JUST_NOW);
  return (
    same && `Nhập ${formatMoney(amount)}, vừa ghi dòng giống hệt ${formatMoney(amount)} lúc ${formatTime(same.at)}`
  );
}

function waitingSum(others: readonly OtherLine[]): number {
  return others.reduce((sum, { amount, waits }) => sum + (waits ? amount : 0), 0);
}

/** The limits a swipe goes over, in the server's words. */
export function overLimits(amount: number, broken: readonly BrokenRule[]): string[] {
  return broken.filter(({ Code }) => LIMITS.has(Code)).map(({ Message }) => `Nhập ${formatMoney(amount)}. ${Message}`);
}
