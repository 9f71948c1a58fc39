/** An order is played step by step, each step minutes after the last and never after now. */
import type { Card } from '../core/records/card.ts';
import { LINE_KIND, SCHEDULE_STATUS, type Schedule, type ServiceType } from '../core/records/schedule.ts';
import { changeScheduleStatus } from '../core/schedules/changeStatus.ts';
import { cancelLine } from '../core/schedules/cancelLine.ts';
import { addLine, addWaitingLine } from '../core/schedules/moneyLines.ts';
import { orderTotals } from '../core/schedules/orderTotals.ts';
import { addComment, toggleHighlight } from '../core/remarks/remarks.ts';
import { createSchedule } from '../core/schedules/saveSchedule.ts';
import { actAs, must } from './actor.ts';
import type { Dice } from './dice.ts';
import { fullestAccount, type Branch } from './branch.ts';
import { lendFor } from './lending.ts';
import { nextStep, type Story } from './story.ts';
import { swipeOrder } from './swipeStory.ts';
import { CANCEL_REASONS, COMMENTS, LINE_REASONS, ORDER_NOTES } from './words.ts';

const MILLION = 1_000_000;

/** How far an order is played; an order that is `owing` is done with all of its fee still to pay. */
export type Ending =
  | 'appointment'
  | 'ready'
  | 'waiting'
  | 'paid'
  | 'swiped'
  | 'transferring'
  | 'done'
  | 'owing'
  | 'called off';

/** What an order begins with. */
export interface Opening extends Pick<Story, 'world' | 'dice' | 'branch' | 'card' | 'at' | 'now'> {
  service: ServiceType;
  /** Moment the customer is to come; the moment of making when absent. */
  appointment?: number;
}

/** Makes an order and plays it to its ending. */
export function playOrder(opening: Opening, ending: Ending): void {
  const story = begin(opening);
  remark(story);
  if (ending === 'appointment') return;
  if (ending === 'called off' && story.dice.chance(60)) {
    callOff(story);
    return;
  }
  move(story, SCHEDULE_STATUS.ready);
  if (ending === 'ready') return;
  move(story, SCHEDULE_STATUS.working);
  if (ending === 'called off') {
    payAndTakeBack(story);
    callOff(story);
    return;
  }
  if (ending === 'waiting') {
    must(addWaitingLine(story.world, LINE_KIND.payCard, payment(story, story.order.Amount), nextStep(story)));
    return;
  }
  if (story.order.ServiceType !== 2 && story.order.PartnerMode !== 2) pay(story);
  if (ending === 'paid') return;
  swipeOrder(story);
  if (ending === 'swiped') return;
  finish(story, ending);
}

function begin({ service, appointment, ...opening }: Opening): Story {
  const { world, dice, branch, card } = opening;
  const userId = dice.pick(branch.shop.userIds);
  const customer = world.customers.get(card.CustomerID);
  const step = { ...opening, userId };
  const context = nextStep(step);
  const order = must(
    createSchedule(
      world,
      {
        ServiceType: service,
        CustomerID: card.CustomerID,
        CardDataID: card.cardDataID,
        AffID: customer?.AffID,
        ...partnerOf(dice, branch, service),
        AppointmentDate: appointment === undefined ? context.now : actAs(dice, userId, 0, appointment).now,
        Amount: amountOf(dice, card),
        CustomerFeePercent: customer?.FeePercentDefault ?? 1800,
        ExtraFee: dice.chance(8) ? 20_000 : 0,
        StaffID: userId,
        Note: dice.chance(20) ? dice.pick(ORDER_NOTES) : undefined,
      },
      context,
    ),
  );
  return { ...step, order };
}

/** Few orders run through a partner, in each of the three ways. */
function partnerOf(dice: Dice, branch: Branch, service: ServiceType) {
  if (!dice.chance(1)) return {};
  const PartnerMode = service === 2 ? dice.pick([1, 2, 3] as const) : dice.pick([1, 3] as const);
  return { PartnerMode, PartnerID: branch.partnerId };
}

function amountOf(dice: Dice, card: Card): number {
  const most = Math.min(80, Math.floor(((card.LimitAmount ?? 30 * MILLION) * 0.9) / MILLION));
  const amount = dice.whole(5, Math.max(6, most)) * MILLION;
  return dice.chance(30) ? amount + dice.whole(1, 9) * 100_000 : amount;
}

function remark(story: Story): void {
  const { world, dice, order } = story;
  const { ScheduleID } = order;
  if (dice.chance(15)) must(addComment(world, { ScheduleID, Content: dice.pick(COMMENTS) }, nextStep(story)));
  if (dice.chance(5)) must(toggleHighlight(world, { ScheduleID }, nextStep(story)));
}

function move(story: Story, Status: Schedule['Status'], Note?: string): void {
  const { ScheduleID } = story.order;
  story.order = must(changeScheduleStatus(story.world, { ScheduleID, Status, Note }, nextStep(story)));
}

function callOff(story: Story): void {
  move(story, SCHEDULE_STATUS.cancelled, story.dice.pick(CANCEL_REASONS));
}

function payment(story: Story, Amount: number) {
  const { world, dice, branch, order } = story;
  const RefNo = `FT${dice.digits(11)}`;
  const BankCardID = fullestAccount(world, branch);
  return { ScheduleID: order.ScheduleID, Amount, Method: 2 as const, BankCardID, RefNo };
}

/** A payment that the shop is able to make. */
function outlay(story: Story, Amount: number) {
  const { dice, branch, at, now, userId } = story;
  const paid = payment(story, Amount);
  lendFor(story, paid, actAs(dice, userId, branch.shop.shopId, Math.min(at, now)));
  return paid;
}

function pay(story: Story): void {
  const { world, dice, order } = story;
  if (dice.chance(2)) payAndTakeBack(story);
  must(addLine(world, LINE_KIND.payCard, outlay(story, amountToPay(order)), nextStep(story)));
}

/** Of Đáo + Rút a part pays the card, the rest is withdrawn. */
function amountToPay({ ServiceType, Amount }: Schedule): number {
  return ServiceType === 3 ? Math.round((Amount * 0.6) / 100_000) * 100_000 : Amount;
}

function payAndTakeBack(story: Story): void {
  const { world, dice, order } = story;
  if (order.ServiceType === 2 || order.PartnerMode === 2) return;
  const line = must(addLine(world, LINE_KIND.payCard, outlay(story, order.Amount), nextStep(story)));
  const cancel = { PaymentID: line.PaymentID, Reason: dice.pick(LINE_REASONS) };
  must(cancelLine(world, LINE_KIND.payCard, cancel, nextStep(story)));
}

function finish(story: Story, ending: Ending): void {
  const { world, branch, card } = story;
  move(story, SCHEDULE_STATUS.transferring);
  if (ending === 'transferring') return;
  const { CustomerDebt } = orderTotals(world, story.order);
  if (CustomerDebt < 0) must(addLine(world, LINE_KIND.send, outlay(story, -CustomerDebt), nextStep(story)));
  const isUnpaid = CustomerDebt > 0 && (ending === 'owing' || !collect(story, CustomerDebt));
  move(story, SCHEDULE_STATUS.done);
  if (isUnpaid)
    branch.unpaid.push({ customerId: card.CustomerID, scheduleId: story.order.ScheduleID, since: story.at });
}

/** Collects the fee at the counter, most times; the rest stays a debt. */
function collect(story: Story, Amount: number): boolean {
  const { world, dice } = story;
  if (dice.chance(13)) return false;
  const line = dice.chance(55) ? { ...payment(story, Amount), Method: 1 as const } : payment(story, Amount);
  if (dice.chance(1)) {
    const { PaymentID } = must(addLine(world, LINE_KIND.topUp, line, nextStep(story)));
    must(cancelLine(world, LINE_KIND.topUp, { PaymentID, Reason: dice.pick(LINE_REASONS) }, nextStep(story)));
  }
  must(addLine(world, LINE_KIND.topUp, line, nextStep(story)));
  return true;
}
