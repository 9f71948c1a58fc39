/** A step of a random story is a command with small numbers that pick among what there is; it tells itself in words. */
import { instantAt } from '../values/dates.ts';
import type { Result } from '../command/result.ts';
import type { Stage } from './storyStage.ts';

/** Names of the steps. */
export const STEP_KINDS = [
  'order',
  'edit order',
  'delete order',
  'status',
  'pay',
  'collect',
  'send',
  'confirm',
  'cancel line',
  'swipe',
  'confirm swipe',
  'cancel swipe',
  'pay debt',
  'pay back',
  'pay by card',
  'adjust',
  'decide adjust',
  'pay partner',
  'offset',
  'offset own',
  'cancel debt',
  'cash back',
  'cancel cash back',
  'announce',
  'pay lot',
  'cancel lot pay',
  'change lot',
  'move bill',
  'open lot',
  'voucher',
  'transfer',
  'fee',
  'decide voucher',
  'decide loss',
  'decide reopening',
  'decide held',
  'second of orders',
  'cancel voucher',
  'push',
  'loss',
  'delete loss',
  'close day',
  'close fund',
  'decide difference',
  'compare',
  'opening',
  'POS opening',
  'bring along',
  'day',
  'lock',
  'fund rule',
  'commission rule',
  'square order',
  'pay around',
  'take out',
  'settle on',
  'reopen',
  'correct',
  'correct terms',
  'bank statement',
  'bank line',
] as const;

/** One step: what is done, and the numbers that pick to what and how much. */
export interface Step {
  kind: (typeof STEP_KINDS)[number];
  /** Picks the order, line or document. */
  a: number;
  /** Picks the status, POS, card or way. */
  b: number;
  /** Đồng. */
  amount: number;
  flag: boolean;
}

/** What a step did: its words and its answer; absent when there was nothing to do it to. */
export interface Told {
  words: string;
  result: Result<unknown>;
}

/** Long enough for every rule that asks why. */
export const REASON = 'Lý do trong truyện thử';

/** Plays one kind of step. */
export type Player = (stage: Stage, step: Step) => Told | undefined;

/** One of some items by a small number. */
export const pickFrom = <Item>(items: readonly Item[], index: number): Item | undefined =>
  items[index % Math.max(1, items.length)];
/** Cash or transfer, now or the day before, by a small number. */
export function waysOf(stage: Stage, { b }: Step): { Method: 1 | 2; BankCardID?: number; PaidAt?: string } {
  const PaidAt = b % 5 === 2 ? instantAt(stage.at - 86_400_000) : undefined;
  return b % 2 === 0 ? { Method: 1, PaidAt } : { Method: 2, BankCardID: stage.bankCardId, PaidAt };
}
