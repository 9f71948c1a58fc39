/** A star, a note and a comment never touch money and are open to an order in any status. */
import type { Context } from '../command/context.ts';
import { commentView } from '../customers/customerView.ts';
import type { ListPage } from '../listing/listing.ts';
import type { CustomerComment } from '../records/people.ts';
import { LINE_KIND, type LineKind, type Schedule } from '../records/schedule.ts';
import { stampChange } from '../records/stamped.ts';
import { done, missing, notFound, type Result } from '../command/result.ts';
import { stale } from '../listing/stale.ts';
import { inView } from '../scope/shops.ts';
import { cleanText } from '../values/text.ts';
import type { World } from '../store/world.ts';
import type { Schemas } from '@so-the/api-client';
import { debtView } from '../debts/debtView.ts';
import { entriesOfOrder } from '../ledger/balance.ts';
import { percentChangeView } from '../schedules/correctPercent.ts';
import { termChangeView } from '../schedules/correctTerms.ts';
import { dismissWarning } from '../schedules/dismissWarning.ts';
import { findOrder } from '../schedules/findOrder.ts';
import { moneyLineView, scheduleView, statusLogView } from '../schedules/scheduleView.ts';

/** Turns the star of an order on or off. */
export function toggleHighlight(world: World, command: { ScheduleID: number }, context: Context): Result<Schedule> {
  const found = findOrder(world, command.ScheduleID, context);
  if (!found.ok) return found;
  const order = found.value;
  return done(world.schedules.put({ ...order, ...stampChange(order, context), IsHighlight: !order.IsHighlight }));
}

/** Replaces the note of an order, an empty one removes it; sets one of its warnings aside when asked to. */
export function updateNote(
  world: World,
  command: {
    ScheduleID: number;
    Note?: string;
    DismissCode?: Schemas['OrderWarningCode'];
    DismissReason?: string;
    Version?: number;
  },
  context: Context,
): Result<Schedule> {
  const found = findOrder(world, command.ScheduleID, context);
  if (!found.ok) return found;
  const order = found.value;
  if (command.Version !== undefined && command.Version !== order.Version)
    return stale(world, order, scheduleView(world, order, context));
  const { DismissCode: Code, DismissReason: Reason } = command;
  const dismissed = Code ? dismissWarning(world, order, { Code, Reason }, context) : done(order);
  if (!dismissed.ok || command.Note === undefined) return dismissed;
  const { value } = dismissed;
  return done(world.schedules.put({ ...value, ...stampChange(value, context), Note: cleanText(command.Note) }));
}

/** Writes a comment on an order, which is a remark about its customer too. */
export function addComment(
  world: World,
  command: { ScheduleID: number; Content: string },
  context: Context,
): Result<CustomerComment> {
  const found = findOrder(world, command.ScheduleID, context);
  if (!found.ok) return found;
  const content = cleanText(command.Content);
  if (!content) return missing('nội dung', 'Content');
  return done(
    world.comments.put({
      CommentID: world.comments.nextId,
      ShopID: found.value.ShopID,
      CustomerID: found.value.CustomerID,
      ScheduleID: found.value.ScheduleID,
      Content: content,
      UserID: context.userId,
      CreatedDate: context.now,
    }),
  );
}

/** Comments of an order, oldest first. */
export function listScheduleComments(
  world: World,
  query: { ScheduleID: number },
  context: Context,
): ListPage<Schemas['Comment']> {
  const isKnown = inView(world, world.schedules.get(query.ScheduleID), context) !== undefined;
  const rows = isKnown ? world.comments.by('schedule', query.ScheduleID) : [];
  return { rows: rows.map((row) => commentView(world, row)), total: rows.length, totals: undefined };
}

/** Everything that happened on an order, oldest first; swipes are listed apart. */
export function getScheduleHistory(
  world: World,
  query: { ScheduleID: number },
  context: Context,
): Result<Schemas['ScheduleHistory']> {
  const order = inView(world, world.schedules.get(query.ScheduleID), context);
  if (!order) return notFound('đơn');
  const lines = world.moneyLines.by('schedule', order.ScheduleID);
  const ofKind = (kind: LineKind) =>
    lines.filter((line) => line.Kind === kind).map((line) => moneyLineView(world, line));
  return done({
    Payments: ofKind(LINE_KIND.payCard),
    TopUps: ofKind(LINE_KIND.topUp),
    SentMoney: ofKind(LINE_KIND.send),
    StatusLog: world.statusLogs.by('schedule', order.ScheduleID).map((log) => statusLogView(world, log)),
    Adjustments: debtDocuments(world, order, context),
    Corrections: world.percentChanges
      .by('schedule', order.ScheduleID)
      .map((change) => percentChangeView(world, change)),
    Terms: world.termChanges.by('schedule', order.ScheduleID).map((change) => termChangeView(world, change)),
  });
}

function debtDocuments(world: World, order: Schedule, context: Context): Schemas['DebtDocument'][] {
  const ids = entriesOfOrder(world, order.ScheduleID)
    .filter((entry) => entry.RefType.startsWith('Debt') && entry.ReversesID === undefined)
    .map((entry) => entry.RefID);
  return [...new Set(ids)]
    .map((id) => world.debts.get(id))
    .filter((debt) => debt !== undefined)
    .map((debt) => debtView(world, debt, context));
}
