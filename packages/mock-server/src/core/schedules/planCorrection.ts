/** A correction changes percentages of an order on which work began, and nothing that a lot, a locked balance or a locked day already counts (domain §2(p)). */
import { ACTION, MENU } from '../values/menus.ts';
import { hasRight } from '../access/rights.ts';
import type { Context } from '../command/context.ts';
import {
  done,
  firstRefusal,
  invalid,
  missing,
  notFound,
  refuse,
  type Refusal,
  type Result,
} from '../command/result.ts';
import { stale } from '../listing/stale.ts';
import { refuseMirror, refusePartyLock } from '../ledger/partyLock.ts';
import { refuseDate } from '../ledger/post.ts';
import { lotFigures } from '../lots/lotFigures.ts';
import { lotName } from '../lots/lotName.ts';
import type { PercentField } from '../records/percentChange.ts';
import { LINE_STATUS, SCHEDULE_STATUS, type Schedule, type Swipe } from '../records/schedule.ts';
import type { World } from '../store/world.ts';
import { fee } from '../values/fees.ts';
import { isAmountOrZero, isRate } from '../values/money.ts';
import { findOrder } from './findOrder.ts';
import { swipePosting } from './freezeSwipe.ts';
import { orderMovedOn } from './orderMovedOn.ts';
import { scheduleView } from './scheduleView.ts';
import { refuseSettleAgain } from './settlement.ts';

/** The right percentages of an order; an absent one stays. */
export interface PercentCommand extends Partial<Record<PercentField, number>> {
  ScheduleID: number;
  Version?: number;
  /** Swipe whose rates are corrected; a commission without it is corrected on all swipes. */
  logWithdrawalId?: number;
  /** At least 10 characters; a preview needs none. */
  Reason?: string;
}

/** A swipe with its wrong and its right rates. */
export interface SwipeChange {
  old: Swipe;
  right: Swipe;
  /** Whether its entry says something else with the right rates. */
  isPosted: boolean;
}

/** One value that changes. */
export interface FieldChange {
  Field: PercentField;
  logWithdrawalId?: number;
  Old: number;
  New: number;
}

/** A correction as it would be made. */
export interface CorrectionPlan {
  old: Schedule;
  right: Schedule;
  swipes: readonly SwipeChange[];
  changes: readonly FieldChange[];
}

const OWN_FIELDS = ['CustomerFeePercent', 'ExtraFee'] as const;
const SWIPE_FIELDS = ['PosFeePercent', 'PartnerFeePercent', 'AffPercent'] as const;

const LABELS: Readonly<Record<PercentField, string>> = {
  CustomerFeePercent: 'Phí khách (%)',
  ExtraFee: 'Phụ phí',
  PosFeePercent: 'Phí máy (%)',
  PartnerFeePercent: 'Phí đối tác (%)',
  AffPercent: 'Hoa hồng (%)',
};

/**
 * Works a correction out and keeps nothing. Refuses without the right to approve orders, a stale
 * version, before work began, a cancelled order, a percentage that is out of range, stays as it is or is of no account
 * for the order, a swipe whose lot is settled or paid, and what a locked day or balance counts.
 */
export function planCorrection(world: World, command: PercentCommand, context: Context): Result<CorrectionPlan> {
  const found = findOrder(world, command.ScheduleID, context);
  if (!found.ok) return found;
  const old = found.value;
  const refused = firstRefusal(
    hasRight(world, context, MENU.contracts, ACTION.approve)
      ? undefined
      : refuse('Forbidden', 'Chỉ người có quyền Duyệt hợp đồng được sửa phần trăm'),
    command.Version !== undefined && command.Version !== old.Version
      ? stale(world, old, scheduleView(world, old, context))
      : undefined,
    refuseOrder(world, old),
    refuseValues(command),
  );
  if (refused) return refused;
  const chosen = chosenSwipes(world, old, command);
  if (!chosen.ok) return chosen;
  const plan = planOf(world, old, chosen.value, command);
  return refuseFields(old, chosen.value, command) ?? refusePlan(world, plan, command, context) ?? done(plan);
}

/** Confirmed swipes of an order with the rates a plan gives them. */
export function swipesOfPlan(world: World, { old, swipes }: CorrectionPlan): Swipe[] {
  const right = new Map(swipes.map((change) => [change.old.logWithdrawalId, change.right]));
  return world.swipes.by('schedule', old.ScheduleID).map((swipe) => right.get(swipe.logWithdrawalId) ?? swipe);
}

function refuseOrder(world: World, order: Schedule): Refusal | undefined {
  const { Status } = order;
  if (Status === SCHEDULE_STATUS.cancelled) return orderMovedOn(world, order, 'Đơn đã hủy nên không sửa phần trăm');
  if (Status >= SCHEDULE_STATUS.working) return undefined;
  return refuse('WrongStatus', 'Đơn chưa thực hiện, hãy sửa ngay trong điều khoản của lịch hẹn');
}

function refuseValues(command: PercentCommand): Refusal | undefined {
  const given = [...OWN_FIELDS, ...SWIPE_FIELDS].filter((name) => command[name] !== undefined);
  if (given.length === 0) return missing('phần trăm đúng', 'CustomerFeePercent');
  const wrong = given.find((name) => !(name === 'ExtraFee' ? isAmountOrZero : isRate)(command[name]));
  return wrong && invalid(LABELS[wrong], wrong);
}

/** Swipes whose rates the command corrects: the one it names, or all confirmed ones for a commission. */
function chosenSwipes(world: World, order: Schedule, command: PercentCommand): Result<Swipe[]> {
  if (SWIPE_FIELDS.every((name) => command[name] === undefined)) return done([]);
  const all = world.swipes.by('schedule', order.ScheduleID).filter(({ Status }) => Status === LINE_STATUS.done);
  if (command.logWithdrawalId === undefined) {
    if (command.PosFeePercent === undefined && command.PartnerFeePercent === undefined) return done([...all]);
    return missing('lượt quẹt', 'logWithdrawalId');
  }
  const one = all.find(({ logWithdrawalId }) => logWithdrawalId === command.logWithdrawalId);
  return one ? done([one]) : notFound('lượt quẹt đã xác nhận của đơn');
}

function planOf(world: World, old: Schedule, chosen: readonly Swipe[], command: PercentCommand): CorrectionPlan {
  const right = {
    ...old,
    CustomerFeePercent: command.CustomerFeePercent ?? old.CustomerFeePercent,
    ExtraFee: command.ExtraFee ?? old.ExtraFee,
  };
  const corrected = new Set(chosen);
  const swipes = world.swipes
    .by('schedule', old.ScheduleID)
    .filter(({ Status }) => Status === LINE_STATUS.done)
    .map((swipe) => {
      const rates = corrected.has(swipe) ? command : {};
      return changeOf(old, swipe, { ...rates, CustomerFeePercent: command.CustomerFeePercent });
    })
    .filter((change) =>
      [...SWIPE_FIELDS, 'CustomerFeePercent' as const].some((name) => change.old[name] !== change.right[name]),
    );
  const changes: FieldChange[] = [
    ...OWN_FIELDS.map((Field) => ({ Field, Old: old[Field], New: right[Field] })),
    ...swipes.flatMap((change) =>
      SWIPE_FIELDS.map((Field) => ({
        Field,
        logWithdrawalId: change.old.logWithdrawalId,
        Old: change.old[Field],
        New: change.right[Field],
      })),
    ),
  ].filter(({ Old, New }) => Old !== New);
  return { old, right, swipes, changes };
}

function changeOf(order: Schedule, old: Swipe, rates: Partial<Record<PercentField, number>>): SwipeChange {
  const PosFeePercent = rates.PosFeePercent ?? old.PosFeePercent;
  const PartnerFeePercent = rates.PartnerFeePercent ?? old.PartnerFeePercent;
  const right = {
    ...old,
    CustomerFeePercent: rates.CustomerFeePercent ?? old.CustomerFeePercent,
    AffPercent: rates.AffPercent ?? old.AffPercent,
    PosFeePercent,
    PosFee: fee(old.Amount, PosFeePercent),
    PartnerFeePercent,
    PartnerFee: order.PartnerMode === 3 ? 0 : fee(old.Amount, PartnerFeePercent),
  };
  return { old, right, isPosted: right.PosFee !== old.PosFee || right.PartnerFee !== old.PartnerFee };
}

/** Refuses a percentage that decides nothing on the order. */
function refuseFields(order: Schedule, chosen: readonly Swipe[], command: PercentCommand): Refusal | undefined {
  const onPartners = chosen.some(({ PosID }) => PosID === undefined);
  const alone = chosen.some(({ PartnerID }) => PartnerID === undefined);
  const ofPartner = order.PartnerMode === 2;
  return firstRefusal(
    ofPartner && command.CustomerFeePercent !== undefined
      ? refuse('Invalid', 'Đơn quẹt thẻ của đối tác không có phí khách', 'CustomerFeePercent')
      : undefined,
    ofPartner && command.ExtraFee !== undefined
      ? refuse('Invalid', 'Đơn quẹt thẻ của đối tác không có phụ phí', 'ExtraFee')
      : undefined,
    onPartners && command.PosFeePercent !== undefined
      ? refuse('Invalid', 'Lượt quẹt trên POS đối tác không có phí máy', 'PosFeePercent')
      : undefined,
    alone && command.PartnerFeePercent !== undefined
      ? refuse('Invalid', 'Lượt quẹt không qua đối tác', 'PartnerFeePercent')
      : undefined,
    order.AffID === undefined && command.AffPercent !== undefined
      ? refuse('Invalid', 'Đơn không có cộng tác viên', 'AffPercent')
      : undefined,
    chosen.length === 0 && command.AffPercent !== undefined
      ? refuse('Invalid', 'Đơn chưa có lượt quẹt nào được xác nhận', 'AffPercent')
      : undefined,
  );
}

function refusePlan(
  world: World,
  plan: CorrectionPlan,
  command: PercentCommand,
  context: Context,
): Refusal | undefined {
  const given = [...OWN_FIELDS, ...SWIPE_FIELDS].find((name) => command[name] !== undefined);
  return firstRefusal(
    plan.changes.length === 0 ? refuse('Invalid', 'Phần trăm mới trùng với phần trăm đang áp dụng', given) : undefined,
    refuseDate(world, plan.old.ShopID, context.businessDate, context),
    ...plan.swipes.filter(({ isPosted }) => isPosted).map((change) => refuseSwipe(world, plan.right, change, context)),
    refuseSettleAgain(world, plan.right, { swipes: swipesOfPlan(world, plan) }, context),
  );
}

function refuseSwipe(
  world: World,
  order: Schedule,
  { old, right }: SwipeChange,
  context: Context,
): Refusal | undefined {
  const lot = right.PosFee === old.PosFee ? undefined : world.numberLots.get(old.NumberLoID);
  const figures = lot && lotFigures(world, lot);
  const isPaid = figures !== undefined && (figures.ReceivedAmount !== 0 || figures.AdjustAmount !== 0);
  return firstRefusal(
    lot && (isPaid || lot.SettledAt !== undefined)
      ? refuse(
          'InUse',
          `Lượt quẹt thuộc ${lotName(world, lot)} ${isPaid ? 'đã có tiền về' : 'đã kết toán'}, không sửa phí máy được nữa`,
          'PosFeePercent',
        )
      : undefined,
    refuseMirror(world, old.EntryID),
    refusePartyLock(world, swipePosting(order, right), context.businessDate),
  );
}
