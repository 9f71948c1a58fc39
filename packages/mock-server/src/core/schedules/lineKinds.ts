/** Money of an order is of three kinds; each may move, be planned and be taken back only while the order stands so. */
import type { Context } from '../command/context.ts';
import { done, notFound, refuse, type Refusal, type Result } from '../command/result.ts';
import type { RefType } from '../records/entry.ts';
import { LINE_KIND, SCHEDULE_STATUS, type LineKind, type MoneyLine, type Schedule } from '../records/schedule.ts';
import { ownRow } from '../scope/shops.ts';
import type { World } from '../store/world.ts';
import { orderMovedOn } from './orderMovedOn.ts';

const { appointment, ready, working, transferring, done: completed } = SCHEDULE_STATUS;

/** What a kind of money is called and posts, and when it may move. */
interface LinePlan {
  word: string;
  refType: RefType;
  /** Statuses of the order in which money may move, be planned, and be taken back. */
  move: readonly number[];
  plan: readonly number[];
  undo: readonly number[];
}

/** The kinds of money of an order, each with its statuses. */
export const LINE_PLANS: Readonly<Record<LineKind, LinePlan>> = {
  [LINE_KIND.payCard]: {
    word: 'Nạp thẻ',
    refType: 'CardPayment',
    move: [working],
    plan: [appointment, ready, working],
    undo: [appointment, ready, working, transferring],
  },
  [LINE_KIND.topUp]: {
    word: 'Khách nạp tiền',
    refType: 'TopUp',
    move: [working, transferring, completed],
    plan: [appointment, ready, working, transferring],
    undo: [appointment, ready, working, transferring, completed],
  },
  [LINE_KIND.send]: {
    word: 'Chuyển tiền cho khách',
    refType: 'SentMoney',
    move: [working, transferring],
    plan: [appointment, ready, working, transferring],
    undo: [appointment, ready, working, transferring],
  },
};

/** A line of a kind, of a shop the caller works in. */
export function findLine(world: World, kind: LineKind, paymentId: number, context: Context): Result<MoneyLine> {
  const line = ownRow(world.moneyLines.get(paymentId), context);
  return line && line.Kind === kind ? done(line) : notFound('dòng tiền');
}

/** Refuses money that the order does not take as it stands, or never. */
export function refuseStatus(
  world: World,
  order: Schedule,
  kind: LineKind,
  statuses: readonly number[],
): Refusal | undefined {
  if (order.PartnerMode === 2)
    return refuse('WrongStatus', 'Đơn quẹt thẻ của đối tác chỉ ghi lượt quẹt, tiền tính vào công nợ đối tác');
  if (kind === LINE_KIND.payCard && order.ServiceType === 2)
    return refuse('WrongStatus', 'Đơn rút tiền không có nạp thẻ');
  if (statuses.includes(order.Status)) return undefined;
  return orderMovedOn(world, order, `Đơn lúc này không ghi được ${LINE_PLANS[kind].word.toLowerCase()}`);
}
