/** A wrong percentage is corrected by the mirror of what it posted and the right entry, both told in the order's history, and never by an adjustment (domain §2(p)). */
import type { Schemas } from '@so-the/api-client';
import { ACTION, MENU } from '../values/menus.ts';
import type { Context } from '../command/context.ts';
import { ADJUST_REASON, refuseReason } from '../command/reasons.ts';
import { done, type Result } from '../command/result.ts';
import { byTwo, type WorthProposal } from '../approvals/held.ts';
import { logAction } from '../history/actionLog.ts';
import { post } from '../ledger/post.ts';
import { reverse } from '../ledger/reverse.ts';
import { userName } from '../listing/wire.ts';
import type { PercentChange } from '../records/percentChange.ts';
import type { Schedule } from '../records/schedule.ts';
import { stampChange } from '../records/stamped.ts';
import type { World } from '../store/world.ts';
import { formatDong, sumOf } from '../values/money.ts';
import { cleanText } from '../values/text.ts';
import { correctedFigures, figuresOfOrder } from './correctedFigures.ts';
import { swipePosting } from './freezeSwipe.ts';
import {
  planCorrection,
  swipesOfPlan,
  type CorrectionPlan,
  type PercentCommand,
  type SwipeChange,
} from './planCorrection.ts';
import { resettledOn, settleAgain } from './settlement.ts';

type Correction = Schemas['PercentCorrection'];

/** What a correction would do to the figures of its order; nothing is kept. Refuses as {@link correctPercent}. */
export function previewCorrection(world: World, command: PercentCommand, context: Context): Result<Correction> {
  const plan = planCorrection(world, command, context);
  return plan.ok ? done(toldOf(world, plan.value, context)) : plan;
}

/**
 * Corrects percentages of an order. A posted swipe is mirrored and posted again today; the settlement on its own day
 * while that is open, else today. What changes much waits for a second person. Refuses as {@link planCorrection}, and
 * without a reason.
 */
export function correctPercent(world: World, command: PercentCommand, context: Context): Result<Correction> {
  const planned = planCorrection(world, command, context);
  if (!planned.ok) return planned;
  const unreasoned = refuseReason(command.Reason, ADJUST_REASON);
  if (unreasoned) return unreasoned;
  const told = toldOf(world, planned.value, context);
  return byTwo(world, correctionOf(planned.value.old, told, command), context, {
    asItIs: told,
    carryOut: () => carryOut(world, planned.value, cleanText(command.Reason) ?? '', context, told),
  });
}

/** Figures of an order that a correction changes, as they are called. */
const FIGURES = {
  FeeAmount: 'phí khách',
  PosFeeAmount: 'phí máy',
  AffAmount: 'hoa hồng',
  PartnerAmount: 'phần đối tác',
} as const;

const FIGURE_NAMES = Object.keys(FIGURES) as (keyof typeof FIGURES)[];

/** A correction as a second person is told of it: it changes worth by all that its figures change. */
function correctionOf(order: Schedule, { Before, After }: Correction, command: PercentCommand): WorthProposal {
  const changed = FIGURE_NAMES.flatMap((name) => {
    const [before, after] = [Before[name], After[name]];
    return before === after ? [] : [{ name, before, after }];
  });
  const words = changed.map(
    ({ name, before, after }) => `${FIGURES[name]} từ ${formatDong(before)} thành ${formatDong(after)}`,
  );
  return {
    call: 'correctSchedulePercent',
    refId: order.ScheduleID,
    menu: 'contracts',
    worth: sumOf(changed, ({ before, after }) => Math.abs(after - before)),
    command,
    title: `Sửa phần trăm đơn ${order.Code}`,
    effect: `Sửa ${words.join(', ') || 'phần trăm'}`,
    reason: cleanText(command.Reason),
    scheduleId: order.ScheduleID,
  };
}

function carryOut(
  world: World,
  plan: CorrectionPlan,
  reason: string,
  context: Context,
  told: Correction,
): Result<Correction> {
  const entriesBefore = world.books.entries.length;
  for (const change of plan.swipes) correctSwipe(world, plan.right, change, reason, context);
  const order = world.schedules.put({ ...plan.right, ...stampChange(plan.old, context) });
  settleAgain(world, order, reason, context);
  const EntryIDs = world.books.entries.slice(entriesBefore).map(({ EntryID }) => EntryID);
  for (const change of plan.changes) {
    world.percentChanges.put({
      PercentChangeID: world.percentChanges.nextId,
      ShopID: order.ShopID,
      ScheduleID: order.ScheduleID,
      ...change,
      Reason: reason,
      UserID: context.userId,
      At: context.now,
      EntryIDs,
    });
  }
  const action = { MenuID: MENU.contracts, ActionID: ACTION.approve, RefID: order.ScheduleID };
  const values = (side: 'Old' | 'New') => Object.fromEntries(plan.changes.map((each) => [nameOf(each), each[side]]));
  const Note = `Sửa phần trăm đơn ${order.Code}: ${reason}`;
  logAction(world, { ...action, Note, before: values('Old'), after: values('New') }, context);
  return done(told);
}

/** A corrected percentage as the order's history shows it. */
export function percentChangeView(world: World, change: PercentChange): Schemas['PercentChange'] {
  const { PercentChangeID, Field, logWithdrawalId, Old, New, Reason, UserID, At, EntryIDs } = change;
  const UserName = userName(world, UserID);
  return { PercentChangeID, Field, logWithdrawalId, Old, New, Reason, UserName, At, EntryIDs: [...EntryIDs] };
}

function toldOf(world: World, plan: CorrectionPlan, context: Context): Correction {
  return {
    ScheduleID: plan.old.ScheduleID,
    SettledDate: resettledOn(world, plan.right, { swipes: swipesOfPlan(world, plan) }, context),
    Before: figuresOfOrder(world, plan.old),
    After: correctedFigures(world, plan),
  };
}

/** Keeps the right rates of a swipe; where its entry changes with them, that is mirrored and the right one posted. */
function correctSwipe(world: World, order: Schedule, change: SwipeChange, reason: string, context: Context): void {
  const { old, right, isPosted } = change;
  const kept = { ...right, ...stampChange(old, context) };
  if (!isPosted || old.EntryID === undefined) {
    world.swipes.put(kept);
    return;
  }
  reverse(world, old.EntryID, reason, context, context.businessDate);
  const draft = {
    ShopID: order.ShopID,
    BusinessDate: context.businessDate,
    RefType: 'Swipe' as const,
    RefID: old.logWithdrawalId,
    Description: `Sửa phần trăm lượt quẹt đơn ${order.Code}`,
    Lines: swipePosting(order, right),
  };
  const entry = post(world, draft, context);
  world.swipes.put({ ...kept, EntryID: entry.ok ? entry.value.EntryID : old.EntryID });
}

function nameOf({ Field, logWithdrawalId }: CorrectionPlan['changes'][number]): string {
  return logWithdrawalId === undefined ? Field : `${Field} ${logWithdrawalId}`;
}
