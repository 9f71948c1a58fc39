import type { MoneyLine, Schedule } from '@so-the/api-client';
import {
  leftToCollect,
  leftToCollectInTheEnd,
  leftToPayCard,
  leftToSend,
  leftToSendInTheEnd,
} from '../../../kit/order/orderMoney.ts';
import { ORDER_STATUS } from '../../../kit/order/orderStatus.ts';

/** The three kinds of money lines of an order, beside its swipes. */
export type LineName = 'payCard' | 'topUp' | 'sendMoney';

/** How one kind of money line is spoken of, and when it is offered. */
export interface LinePlan {
  /** Title of its group and its form. */
  title: string;
  /** The line inside a sentence. */
  noun: string;
  /** The verb of its row: "Nạp". */
  verb: string;
  /** Names the fund in the confirmation. */
  fundLabel: string;
  /** 1: the customer owes more; −1: less (domain §2(o)). */
  sign: 1 | -1;
  /** What the order misses of it in đồng, or, of a line that waits for its turn, will miss; null when nothing. */
  missing: (order: Schedule, waits: boolean) => number | null;
  /** What is proposed at most, where what is missing now will not be missed in the end. Default: what is missing. */
  proposes?: (order: Schedule) => number | null;
  /** Statuses of the order in which money may move, and in which it may be noted as waiting. */
  moves: readonly number[];
  waits: readonly number[];
  /** Statuses in which a line may be cancelled. */
  undoes: readonly number[];
}

const { appointment, ready, working, transferring, done } = ORDER_STATUS;
const open = [appointment, ready, working, transferring];

/** The server decides; these tell which buttons are worth showing. */
export const linePlans: Readonly<Record<LineName, LinePlan>> = {
  payCard: {
    title: 'Nạp thẻ',
    noun: 'lượt nạp thẻ',
    verb: 'Nạp',
    fundLabel: 'Chi từ',
    sign: 1,
    missing: leftToPayCard,
    moves: [working],
    waits: [appointment, ready, working],
    undoes: open,
  },
  topUp: {
    title: 'Khách nạp tiền',
    noun: 'khoản khách nạp',
    verb: 'Thu',
    fundLabel: 'Thu vào',
    sign: -1,
    missing: leftToCollect,
    proposes: leftToCollectInTheEnd,
    moves: [working, transferring, done],
    waits: [],
    undoes: [...open, done],
  },
  sendMoney: {
    title: 'Chuyển tiền cho khách',
    noun: 'khoản chuyển khách',
    verb: 'Chuyển',
    fundLabel: 'Chi từ',
    sign: 1,
    missing: (order, waits) => (waits ? leftToSendInTheEnd(order) : leftToSend(order)),
    moves: [working, transferring],
    waits: open,
    undoes: open,
  },
};

/** Statuses of the order in which a swipe may be booked, noted as waiting, and cancelled. */
export const swipePlan = { moves: [working], waits: [appointment, ready, working], undoes: open } as const;

/** Whether an order takes lines of a kind at all: a withdrawal pays no card, a partner's card moves no money of ours. */
export function takesLines({ ServiceType, PartnerMode }: Schedule, name: LineName): boolean {
  return PartnerMode !== 2 && !(name === 'payCard' && ServiceType === 2);
}

/** Whether a line is entered where it stands: money may move now, and on an order that is done something is still missing. */
export function entersInPlace(order: Schedule, name: LineName, { moves, missing }: LinePlan): boolean {
  const isDone = order.Status === done;
  return takesLines(order, name) && moves.includes(order.Status) && (!isDone || missing(order, false) !== null);
}

/** The lines of one kind out of an order's history. */
export function linesOf(
  history: { Payments: MoneyLine[]; TopUps: MoneyLine[]; SentMoney: MoneyLine[] },
  name: LineName,
): readonly MoneyLine[] {
  return { payCard: history.Payments, topUp: history.TopUps, sendMoney: history.SentMoney }[name];
}
