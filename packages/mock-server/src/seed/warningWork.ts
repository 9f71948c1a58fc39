/** Every kind of warning stands somewhere in the demo, and the older ones were looked at by somebody. */
import { changeHoldCard } from '../core/cards/saveCard.ts';
import { orderOfCycle } from '../core/cards/cycle.ts';
import { cardDue } from '../core/cards/cardView.ts';
import type { Context } from '../core/command/context.ts';
import { addDays } from '../core/values/dates.ts';
import type { Card } from '../core/records/card.ts';
import { LINE_KIND, SCHEDULE_STATUS } from '../core/records/schedule.ts';
import { changeScheduleStatus } from '../core/schedules/changeStatus.ts';
import { addLine } from '../core/schedules/moneyLines.ts';
import { updateNote } from '../core/remarks/remarks.ts';
import { createSchedule, type ScheduleCommand } from '../core/schedules/saveSchedule.ts';
import type { World } from '../core/store/world.ts';
import { must } from './actor.ts';
import { fullestAccount, type Branch } from './branch.ts';
import { lendFor } from './lending.ts';

const MILLION = 1_000_000;
const HOURS_A_DAY = 24;
/** Days after which somebody has looked at a warning. */
const LOOKED_AT = 7;

/** The call of the shop's owner so many hours ago. */
type CallAgo = (hoursAgo: number) => Context;

const REASONS = [
  'Đã kiểm tra chứng từ bán hàng của lượt quẹt, hợp lệ',
  'Đã gọi khách xác nhận, lưu giấy tờ tại cửa hàng',
  'Quản lý đã duyệt trước khi quẹt, có ghi nhận',
];

/** Leaves a paid card unswiped for two days (C01), a card in the drawer for too long (C08), and an order without its rate (C09). */
export function leaveWarnings(world: World, branch: Branch, as: CallAgo): void {
  const [forgotten, drawer, rateless] = freeCards(world, branch, as(0));
  if (forgotten) {
    const paidAt = as(2 * HOURS_A_DAY + 2);
    const ScheduleID = order(world, forgotten, { Amount: 20 * MILLION, CustomerFeePercent: 1800 }, paidAt);
    for (const Status of [SCHEDULE_STATUS.ready, SCHEDULE_STATUS.working] as const)
      must(changeScheduleStatus(world, { ScheduleID, Status }, paidAt));
    const money = { Amount: 20 * MILLION, Method: 2 as const, BankCardID: fullestAccount(world, branch) };
    lendFor({ world, branch }, money, paidAt);
    must(addLine(world, LINE_KIND.payCard, { ScheduleID, ...money }, paidAt));
  }
  if (drawer) {
    if (!drawer.cardInShop) {
      const said = { HoldPlace: 'Ngăn 3, dòng 7', Note: 'Khách gửi thẻ đi công tác dài ngày' };
      must(changeHoldCard(world, { cardDataID: drawer.cardDataID, ...said }, as(41 * HOURS_A_DAY)));
    }
    order(world, drawer, { Amount: 15 * MILLION, CustomerFeePercent: 1750 }, as(26));
  }
  if (rateless)
    order(world, rateless, { Amount: 10 * MILLION, CustomerFeePercent: 0, Note: 'Chờ chủ cửa hàng báo phí' }, as(5));
}

/** Sets the older broken swipe rules of a shop aside, each with a reason. */
export function settleWarnings(world: World, { shop }: Branch, as: CallAgo): void {
  const before = addDays(as(0).businessDate, -LOOKED_AT);
  const broken = world.swipes
    .by('shop', shop.shopId)
    .filter(
      ({ RuleWarnings, Status, BusinessDate }) => RuleWarnings.length > 0 && Status === 1 && BusinessDate < before,
    );
  const ids = new Set(broken.map(({ ScheduleID }) => ScheduleID).filter((id) => id !== undefined));
  for (const ScheduleID of ids) {
    if (world.schedules.get(ScheduleID)?.Status === SCHEDULE_STATUS.cancelled) continue;
    const DismissReason = REASONS[ScheduleID % REASONS.length];
    must(updateNote(world, { ScheduleID, DismissCode: 'C10', DismissReason }, as(HOURS_A_DAY + (ScheduleID % 60))));
  }
}

/** The first three cards of a shop without an order in their cycle. */
function freeCards(world: World, { cardIds }: Branch, context: Context): Card[] {
  const found: Card[] = [];
  for (const id of cardIds) {
    const card = world.cards.get(id);
    if (!card || card.Status !== 1 || orderOfCycle(world, card, cardDue(world, card, context).DueDate)) continue;
    found.push(card);
    if (found.length === 3) break;
  }
  return found;
}

function order(
  world: World,
  { cardDataID, CustomerID }: Card,
  terms: Pick<ScheduleCommand, 'Amount' | 'CustomerFeePercent' | 'Note'>,
  context: Context,
): number {
  const command = {
    ServiceType: 1 as const,
    CustomerID,
    CardDataID: cardDataID,
    AppointmentDate: context.now,
    ...terms,
  };
  return must(createSchedule(world, command, context)).ScheduleID;
}
