/** More money than an order is about is booked only with a reason, which stays on its line; nothing smaller is ever proposed (domain §2(p)). */
import { askReason } from '../command/reasons.ts';
import type { Refusal } from '../command/result.ts';
import { RULE_LEVEL } from '../pos/swipeRules.ts';
import { LINE_KIND, LINE_STATUS, type MoneyLine, type RuleWarning, type Schedule } from '../records/schedule.ts';
import type { World } from '../store/world.ts';
import { formatDong } from '../values/money.ts';
import { doneSwipes } from './orderTotals.ts';

/** How many times its amount an order may take from the customer before W13 asks. */
const TOP_UP_TIMES = 2;

/** The rules a line of an order's money breaks: W12 a card payment over what the order still asks for or over the card's limit, W13 top-ups over twice the order. */
export function brokenLineRules(world: World, order: Schedule, line: MoneyLine): RuleWarning[] {
  const Message = messageOf(world, order, line);
  if (Message === undefined) return [];
  return [{ Code: line.Kind === LINE_KIND.payCard ? 'W12' : 'W13', Level: RULE_LEVEL.warn, Message }];
}

/** Refuses a line whose broken rules nobody gave a reason of five characters for. */
export function refuseBrokenLineRules({ RuleWarnings = [], OverrideReason }: MoneyLine): Refusal | undefined {
  const [first] = RuleWarnings;
  return first && askReason(first.Message, OverrideReason, 'OverrideReason');
}

function messageOf(world: World, order: Schedule, line: MoneyLine): string | undefined {
  if (line.Kind === LINE_KIND.send) return undefined;
  const before = movedOrPlanned(world, line);
  if (line.Kind === LINE_KIND.topUp) {
    if (before + line.Amount <= TOP_UP_TIMES * order.Amount) return undefined;
    return `Khách nạp ${formatDong(before + line.Amount)}, hơn hai lần số tiền của đơn ${formatDong(order.Amount)}`;
  }
  const asked = Math.max(0, order.Amount - before);
  if (line.Amount > asked) return `Nạp thẻ ${formatDong(line.Amount)} vượt số đơn còn cần ${formatDong(asked)}`;
  const limit = world.cards.get(order.CardDataID)?.LimitAmount;
  if (!limit || before - swiped(world, order) + line.Amount <= limit) return undefined;
  return `Nạp thẻ ${formatDong(line.Amount)} vượt hạn mức thẻ ${formatDong(limit)}`;
}

/** Đồng of the order's other lines of the kind that are booked or wait. */
function movedOrPlanned(world: World, { ScheduleID, Kind, PaymentID }: MoneyLine): number {
  let total = 0;
  for (const other of world.moneyLines.by('schedule', ScheduleID)) {
    const stands = other.Status === LINE_STATUS.done || other.Status === LINE_STATUS.waiting;
    if (stands && other.Kind === Kind && other.PaymentID !== PaymentID) total += other.Amount;
  }
  return total;
}

function swiped(world: World, order: Schedule): number {
  return doneSwipes(world, order.ScheduleID).reduce((sum, swipe) => sum + swipe.Amount, 0);
}
