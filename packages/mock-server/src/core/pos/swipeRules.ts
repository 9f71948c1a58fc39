/** The rules tell what is wrong with a swipe and never what would be right: no other amount, split or POS is ever proposed (domain §2(j)). */
import type { TypeCard } from '../values/cardTypes.ts';
import { previousDue, timeOf, type IsoInstant, businessDateOf } from '../values/dates.ts';
import { formatDong } from '../values/money.ts';
import type { Card } from '../records/card.ts';
import type { Pos } from '../records/funds.ts';
import { LINE_KIND, LINE_STATUS, type RuleWarning, type Swipe } from '../records/schedule.ts';
import { notFound, done, type Result } from '../command/result.ts';
import type { Context } from '../command/context.ts';
import { inView } from '../scope/shops.ts';
import { slipKey } from '../store/documents.ts';
import type { World } from '../store/world.ts';
import { posFeePercent } from './posFee.ts';
import { counts, swipedOn } from './swiped.ts';

/** How hard a rule is: 1 a reason is typed, 2 papers are asked for, 3 an approver is needed, 4 nobody may override. */
export const RULE_LEVEL = { warn: 1, papers: 2, block: 3, never: 4 } as const;

/** How many times the registered average bill is too much (assumed). */
const TICKET_TIMES = 3;
/** What makes a large amount round (assumed). */
const ROUND_STEP = 1_000_000;

/** A swipe as the rules see it. */
export interface SwipePlan {
  pos: Pos;
  Amount: number;
  SwipedAt: IsoInstant;
  TypeCard?: TypeCard;
  card?: Card;
  LotNo?: string;
  InvoiceNo?: string;
  /** The waiting swipe that is being confirmed, not to be counted against itself. */
  logWithdrawalId?: number;
}

const rule = (Code: RuleWarning['Code'], Level: RuleWarning['Level'], Message: string): RuleWarning => ({
  Code,
  Level,
  Message,
});

/** Every rule a swipe on an own POS breaks, W01 to W11 in order. */
export function brokenRules(world: World, plan: SwipePlan): RuleWarning[] {
  const found = [
    stopped(plan),
    ...billSize(plan),
    ...posTotals(world, plan),
    averageTicket(plan),
    sameCard(world, plan),
    outsideHours(plan),
    roundAmount(world, plan),
    sameInvoice(world, plan),
    cardLimit(world, plan),
  ];
  return found.filter((each) => each !== undefined);
}

/** The rules a swipe on a partner's POS breaks: only the card's own limit is known there. */
export function brokenRulesElsewhere(world: World, plan: Omit<SwipePlan, 'pos'>): RuleWarning[] {
  const found = cardLimit(world, plan);
  return found ? [found] : [];
}

/** What the swipe form knows while it is filled in. */
export interface SwipeQuery {
  PosID: number;
  Money: number;
  CardDataID?: number;
  LotNo?: string;
  InvoiceNo?: string;
  /** Now when absent. */
  SwipedAt?: IsoInstant;
}

/** The rules an amount on a POS would break, most serious first, for the form. */
export function checkSwipeRules(world: World, query: SwipeQuery, context: Context): Result<RuleWarning[]> {
  const pos = inView(world, world.poses.get(query.PosID), context);
  if (!pos) return notFound('máy POS');
  const card = inView(world, world.cards.get(query.CardDataID), context);
  const { Money: Amount, LotNo, InvoiceNo, SwipedAt = context.now } = query;
  const plan = { pos, Amount, SwipedAt, card, TypeCard: card?.TypeCard, LotNo, InvoiceNo };
  return done(brokenRules(world, plan).toSorted((a, b) => b.Level - a.Level));
}

function stopped({ pos, TypeCard, SwipedAt }: SwipePlan): RuleWarning | undefined {
  if (pos.Status !== 1) return rule('W01', RULE_LEVEL.never, 'Máy POS đã ngừng hoạt động');
  const date = businessDateOf(SwipedAt);
  const configured =
    TypeCard === undefined
      ? pos.Fees.some((fee) => (fee.FromDate ?? '') <= date)
      : posFeePercent(pos, TypeCard, date) !== undefined;
  return configured ? undefined : rule('W01', RULE_LEVEL.never, 'Máy POS chưa cấu hình phí cho loại thẻ này');
}

function billSize({ pos, Amount }: SwipePlan): (RuleWarning | undefined)[] {
  return [
    pos.MinPerBill !== undefined && Amount < pos.MinPerBill
      ? rule('W02', RULE_LEVEL.warn, `Số tiền nhỏ hơn mức tối thiểu mỗi bill ${formatDong(pos.MinPerBill)}`)
      : undefined,
    pos.MaxPerBill !== undefined && Amount > pos.MaxPerBill
      ? rule('W03', RULE_LEVEL.block, `Số tiền lớn hơn mức tối đa mỗi bill ${formatDong(pos.MaxPerBill)}`)
      : undefined,
  ];
}

function posTotals(world: World, { pos, Amount, SwipedAt, logWithdrawalId }: SwipePlan): (RuleWarning | undefined)[] {
  if (pos.MaxPerDay === undefined && pos.MaxPerMonth === undefined) return [];
  const others = (swipe: Swipe) => counts(swipe) && swipe.logWithdrawalId !== logWithdrawalId;
  const swiped = swipedOn(world, pos.posID, businessDateOf(SwipedAt), others);
  return [
    pos.MaxPerDay !== undefined && swiped.day + Amount > pos.MaxPerDay
      ? rule(
          'W04',
          RULE_LEVEL.block,
          `Vượt hạn mức ngày ${formatDong(pos.MaxPerDay)} (đã quẹt ${formatDong(swiped.day)})`,
        )
      : undefined,
    pos.MaxPerMonth !== undefined && swiped.month + Amount > pos.MaxPerMonth
      ? rule(
          'W05',
          RULE_LEVEL.block,
          `Vượt hạn mức tháng ${formatDong(pos.MaxPerMonth)} (đã quẹt ${formatDong(swiped.month)})`,
        )
      : undefined,
  ];
}

function averageTicket({ pos, Amount }: SwipePlan): RuleWarning | undefined {
  if (!pos.AvgTicket || Amount <= pos.AvgTicket * TICKET_TIMES) return undefined;
  return rule(
    'W06',
    RULE_LEVEL.warn,
    `Vượt ${TICKET_TIMES} lần giá trị bill bình quân đăng ký ${formatDong(pos.AvgTicket)}`,
  );
}

function sameCard(world: World, { pos, card, SwipedAt, logWithdrawalId }: SwipePlan): RuleWarning | undefined {
  if (!card) return undefined;
  const date = businessDateOf(SwipedAt);
  const times = world.swipes
    .by('card', card.cardDataID)
    .filter(
      (swipe) =>
        swipe.PosID === pos.posID &&
        swipe.BusinessDate === date &&
        counts(swipe) &&
        swipe.logWithdrawalId !== logWithdrawalId,
    ).length;
  if (times < (pos.MaxPerCardPerDay ?? 1)) return undefined;
  return rule('W07', RULE_LEVEL.warn, `Thẻ đã quẹt máy này ${times} lần trong ngày`);
}

function outsideHours({ pos, SwipedAt }: SwipePlan): RuleWarning | undefined {
  const time = timeOf(SwipedAt);
  if (time >= (pos.HourFrom ?? '00:00') && time <= (pos.HourTo ?? '23:59')) return undefined;
  return rule('W08', RULE_LEVEL.warn, `Ngoài giờ cho phép ${pos.HourFrom ?? '00:00'}–${pos.HourTo ?? '23:59'}`);
}

function roundAmount(world: World, { pos, Amount }: SwipePlan): RuleWarning | undefined {
  const from = world.shops.get(pos.ShopID)?.RoundAmountFrom;
  if (from === undefined || Amount < from || Amount % ROUND_STEP !== 0) return undefined;
  return rule('W09', RULE_LEVEL.papers, 'Số tiền lớn và tròn, cần kèm chứng từ bán hàng');
}

function sameInvoice(world: World, { pos, LotNo, InvoiceNo, logWithdrawalId }: SwipePlan): RuleWarning | undefined {
  const slip = slipKey({ PosID: pos.posID, LotNo, InvoiceNo });
  const same = slip === undefined ? [] : world.swipes.by('slip', slip);
  return same.some((swipe) => counts(swipe) && swipe.logWithdrawalId !== logWithdrawalId)
    ? rule('W10', RULE_LEVEL.never, 'Trùng mã máy, số lô và số hóa đơn với một lượt quẹt đã có')
    : undefined;
}

function cardLimit(
  world: World,
  { card, Amount, SwipedAt, logWithdrawalId }: Omit<SwipePlan, 'pos'>,
): RuleWarning | undefined {
  if (!card?.LimitAmount) return undefined;
  const left = card.LimitAmount - Math.max(0, usedOfLimit(world, card, SwipedAt, logWithdrawalId));
  if (Amount <= left) return undefined;
  return rule('W11', RULE_LEVEL.warn, `Vượt hạn mức thẻ còn lại ${formatDong(Math.max(0, left))}`);
}

/** What the shop knows was swiped since the last due day, less what was paid in since. */
function usedOfLimit(world: World, card: Card, at: IsoInstant, exceptId?: number): number {
  const since = previousDue(card.DateDues, businessDateOf(at));
  let used = 0;
  for (const swipe of world.swipes.by('card', card.cardDataID)) {
    if (swipe.BusinessDate > since && counts(swipe) && swipe.logWithdrawalId !== exceptId) used += swipe.Amount;
  }
  for (const order of world.schedules.by('card', card.cardDataID)) {
    for (const line of world.moneyLines.by('schedule', order.ScheduleID)) {
      const isPaid = line.Kind === LINE_KIND.payCard && line.Status === LINE_STATUS.done;
      if (isPaid && line.BusinessDate > since) used -= line.Amount;
    }
  }
  return used;
}
