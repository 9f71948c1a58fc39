/** A flag says what is wrong with an order and stays until its cause is gone or a person sets it aside; none is ever stored (domain §2(k)). */
import type { Schemas } from '@so-the/api-client';
import { affPercent } from '../affs/affPercent.ts';
import { billDifferences, swipesWithoutBill } from './orderBills.ts';
import type { Context } from '../command/context.ts';
import { addDays, businessDateOf, daysBetween, hoursBetween, type IsoDate } from '../values/dates.ts';
import { lotName } from '../lots/lotName.ts';
import { overdueLotsOf, overdueOutsideOf } from '../lots/overdueLots.ts';
import { formatDong, sumOf } from '../values/money.ts';
import {
  LINE_KIND,
  LINE_STATUS,
  SCHEDULE_STATUS,
  type DismissedWarning,
  type Schedule,
  type Swipe,
} from '../records/schedule.ts';
import type { World } from '../store/world.ts';
import { doneSwipes, partnerRateOf, type OrderTotals } from './orderTotals.ts';

/** Hours a paid card may wait for its swipe. */
const SWIPE_HOURS = 24;
/** Days a customer may owe after completion (assumed). */
const DEBT_DAYS = 7;
/** Days the shop may keep a card (assumed). */
const HOLD_DAYS = 30;

/** One flag of an order. */
export interface Flag {
  Code: Schemas['OrderWarningCode'];
  /** Cause with its figures, ready to show; never a profit. */
  Message: string;
  /** Day the flag arose. */
  Since: IsoDate;
  /** Amount concerned, in đồng. */
  Amount?: number;
  /** Swipe that the flag is about: of C03 the oldest without a bill. */
  LogWithdrawalID?: number;
}

/** What makes each flag go away. */
export const WARNING_FIX: Readonly<Record<Flag['Code'], string>> = {
  C01: 'Quẹt lại tiền đã nạp, hoặc hủy lần nạp thẻ nếu nhập nhầm',
  C02: 'Quẹt nốt phần còn thiếu, hoặc thu khoản khách còn nợ',
  C03: 'Tải bill của lượt quẹt lên và gắn vào đơn',
  C04: 'Sửa bill đọc sai, hoặc hủy lượt quẹt và nhập lại đúng số tiền',
  C05: 'Ghi nhận tiền về của lô, hoặc tra soát với ngân hàng',
  C06: 'Kiểm tra phí khách, phí máy và hoa hồng; mở lại đơn để sửa nếu nhập sai',
  C07: 'Thu nợ của khách, hoặc điều chỉnh công nợ kèm lý do',
  C08: 'Trả thẻ cho khách và ghi nhận việc trả thẻ',
  C09: 'Nhập phí khách của đơn, hoặc cấu hình hoa hồng cho loại thẻ',
  C10: 'Kiểm tra chứng từ của lượt quẹt, rồi bỏ qua kèm lý do hoặc hủy lượt quẹt',
  C11: 'Hủy dòng tiền nhập nhầm, hoặc bỏ qua kèm lý do nếu khách đúng là nạp nhiều như vậy',
  C12: 'Sửa phí khách hoặc phí đối tác của đơn, hoặc bỏ qua kèm lý do nếu đã thỏa thuận như vậy',
};

/** Flags of an order that stand: all but those set aside. */
export function warningsOf(world: World, order: Schedule, totals: OrderTotals, context: Context): Flag[] {
  return allWarnings(world, order, totals, context).filter((flag) => dismissalOf(order, flag) === undefined);
}

/** How a flag of an order was set aside, unless it has grown since. */
export function dismissalOf(order: Schedule, flag: Flag): DismissedWarning | undefined {
  return order.DismissedWarnings?.find(
    ({ Code, Amount }) => Code === flag.Code && Math.abs(flag.Amount ?? 0) <= Amount,
  );
}

/** Flags of an order, those set aside too. */
export function allWarnings(world: World, order: Schedule, totals: OrderTotals, context: Context): Flag[] {
  if (order.Status === SCHEDULE_STATUS.cancelled) return [];
  const swipes = doneSwipes(world, order.ScheduleID);
  const found = [
    paidNotSwiped(world, order, totals, context),
    swipedShort(order, totals),
    noBill(world, swipes, context),
    billDiffers(world, swipes),
    moneyLate(world, swipes, context),
    lossMaking(order, totals),
    owesLong(order, totals, context),
    heldLong(world, order, context),
    missingRate(world, order),
    ruleBroken(swipes),
    moneyOver(world, order),
    belowPartner(world, order, swipes),
  ];
  return found.filter((flag) => flag !== undefined);
}

function paidNotSwiped(world: World, order: Schedule, totals: OrderTotals, context: Context): Flag | undefined {
  if (order.Status !== SCHEDULE_STATUS.working || totals.TotalPaidCard === 0 || totals.TotalSwipe > 0) return undefined;
  const paidAt = world.moneyLines
    .by('schedule', order.ScheduleID)
    .find((line) => line.Kind === LINE_KIND.payCard && line.Status === LINE_STATUS.done)?.PaidAt;
  if (paidAt === undefined || hoursBetween(paidAt, context.now) <= SWIPE_HOURS) return undefined;
  const Message = `Đã nạp thẻ ${formatDong(totals.TotalPaidCard)} nhưng chưa quẹt quá ${SWIPE_HOURS} giờ`;
  return { Code: 'C01', Message, Since: addDays(businessDateOf(paidAt), 1), Amount: totals.TotalPaidCard };
}

function swipedShort(order: Schedule, totals: OrderTotals): Flag | undefined {
  const short = totals.TotalPaidCard - totals.TotalSwipe;
  if (!totals.IsSettled || short <= 0 || totals.CustomerDebt <= 0) return undefined;
  return {
    Code: 'C02',
    Message: `Quẹt thiếu ${formatDong(short)} so với tiền nạp thẻ`,
    Since: lastDay(order),
    Amount: short,
  };
}

function noBill(world: World, swipes: readonly Swipe[], context: Context): Flag | undefined {
  const missing = swipesWithoutBill(world, swipes).filter((swipe) => swipe.BusinessDate < context.businessDate);
  const [first] = missing;
  if (!first) return undefined;
  const Amount = sumOf(missing, (swipe) => swipe.Amount);
  const Message = `Chưa có bill của ${missing.length} lượt quẹt, tổng ${formatDong(Amount)}`;
  const { logWithdrawalId: LogWithdrawalID, BusinessDate } = first;
  return { Code: 'C03', Message, Since: addDays(BusinessDate, 1), Amount, LogWithdrawalID };
}

function billDiffers(world: World, swipes: readonly Swipe[]): Flag | undefined {
  const [first] = billDifferences(world, swipes);
  if (!first) return undefined;
  const { swipe, bill, difference } = first;
  const Message = `Bill ghi ${formatDong(bill.Amount ?? 0)}, lượt quẹt ${formatDong(swipe.Amount)}`;
  return { Code: 'C04', Message, Since: businessDateOf(bill.CreatedDate), Amount: difference };
}

function moneyLate(world: World, swipes: readonly Swipe[], context: Context): Flag | undefined {
  const lots = overdueLotsOf(world, swipes, context.businessDate);
  const outside = overdueOutsideOf(world, swipes, context.businessDate);
  const late = [
    ...lots.map(({ lot, Remain }) => ({ name: lotName(world, lot), DueDate: lot.DueDate, Remain })),
    ...outside.map(({ pos, DueDate, Remain }) => ({ name: `${pos.PosName}, ngoài lô`, DueDate, Remain })),
  ];
  const [first] = late;
  if (!first) return undefined;
  const Amount = sumOf(late, ({ Remain }) => Remain);
  const Message = `Tiền chưa về ${formatDong(Amount)} của ${first.name}`;
  return { Code: 'C05', Message, Since: addDays(first.DueDate, 1), Amount };
}

/** Says that an order lost money but not how much: profits have a right of their own, warnings have not. */
function lossMaking(order: Schedule, totals: OrderTotals): Flag | undefined {
  if (!totals.IsSettled || totals.Profit >= 0) return undefined;
  return {
    Code: 'C06',
    Message: 'Lợi nhuận âm',
    Since: lastDay(order),
    Amount: totals.Profit,
  };
}

function owesLong(order: Schedule, totals: OrderTotals, context: Context): Flag | undefined {
  if (order.CompletedDate === undefined || totals.CustomerDebt <= 0) return undefined;
  const since = addDays(businessDateOf(order.CompletedDate), DEBT_DAYS);
  if (since >= context.businessDate) return undefined;
  const Message = `Khách nợ ${formatDong(totals.CustomerDebt)} quá ${DEBT_DAYS} ngày`;
  return { Code: 'C07', Message, Since: addDays(since, 1), Amount: totals.CustomerDebt };
}

function heldLong(world: World, order: Schedule, context: Context): Flag | undefined {
  const card = world.cards.get(order.CardDataID);
  if (!card?.cardInShop || card.HoldDate === undefined) return undefined;
  const days = daysBetween(businessDateOf(card.HoldDate), context.businessDate);
  if (days <= HOLD_DAYS || world.schedules.last('card', card.cardDataID)?.ScheduleID !== order.ScheduleID)
    return undefined;
  const Since = addDays(businessDateOf(card.HoldDate), HOLD_DAYS + 1);
  return { Code: 'C08', Message: `Cửa hàng giữ thẻ đã ${days} ngày`, Since };
}

function missingRate(world: World, order: Schedule): Flag | undefined {
  const typeCard = world.cards.get(order.CardDataID)?.TypeCard ?? 9;
  const noCommission = order.AffID !== undefined && affPercent(world, order.AffID, typeCard) === undefined;
  if (!noCommission && order.CustomerFeePercent > 0) return undefined;
  const Message = noCommission ? 'Chưa cấu hình hoa hồng cho loại thẻ này' : 'Chưa có phí khách (%)';
  return { Code: 'C09', Message, Since: businessDateOf(order.CreatedDate) };
}

function ruleBroken(swipes: readonly Swipe[]): Flag | undefined {
  const swipe = swipes.find((each) => each.RuleWarnings.length > 0);
  const [broken] = swipe?.RuleWarnings ?? [];
  if (!swipe || !broken) return undefined;
  return {
    Code: 'C10',
    Message: `Quẹt vi phạm quy tắc: ${broken.Message}`,
    Since: swipe.BusinessDate,
    Amount: swipe.Amount,
  };
}

/** In case 3 the partner gets what the customer pays over its own rate: below that nothing, by what swipes carry, before them by what is set (domain §2(q)). */
function belowPartner(world: World, order: Schedule, swipes: readonly Swipe[]): Flag | undefined {
  if (order.PartnerMode !== 3) return undefined;
  const typeCard = world.cards.get(order.CardDataID)?.TypeCard ?? 9;
  const rates = swipes.map(({ PartnerFeePercent }) => PartnerFeePercent);
  const rate = Math.max(...(rates.length === 0 ? [partnerRateOf(world, order, typeCard)] : rates));
  if (rate <= order.CustomerFeePercent) return undefined;
  const Message = `Phí khách ${inPercent(order.CustomerFeePercent)} thấp hơn phí đối tác ${inPercent(rate)}`;
  return { Code: 'C12', Message, Since: businessDateOf(order.CreatedDate) };
}

/** Thousandths of a percent as people write them: `1,8 %`. */
function inPercent(rate: number): string {
  return `${String(rate / 1000).replace('.', ',')} %`;
}

/** A line that waits is flagged too: it may still be put right before money moves. */
function moneyOver(world: World, order: Schedule): Flag | undefined {
  const over = world.moneyLines
    .by('schedule', order.ScheduleID)
    .filter((line) => line.RuleWarnings !== undefined && line.Status <= LINE_STATUS.done);
  const [first] = over;
  const [broken] = first?.RuleWarnings ?? [];
  if (!first || !broken) return undefined;
  return {
    Code: 'C11',
    Message: broken.Message,
    Since: first.BusinessDate,
    Amount: sumOf(over, (line) => line.Amount),
  };
}

function lastDay(order: Schedule): IsoDate {
  return businessDateOf(order.CompletedDate ?? order.UpdatedDate ?? order.CreatedDate);
}
