import type { SwipeValues } from '../../../../kit/swipe/swipeValues.ts';

/** The POS and lot that were used last, by one person on one device. */
export interface LastSwipe {
  PosID: number;
  LotNo: string;
  /** Day of the swipe: a lot is proposed on the day it was used alone, since its numbers begin again (domain §2(c)). */
  day: string;
}

/** What decides over the POS that a swipe starts with. */
export interface SwipeChoice {
  /** Numbers of the POS in use. */
  inUse: readonly number[];
  used: LastSwipe | undefined;
  /** POS of the order which the counter was told to repeat; anything but a POS in use is none. */
  repeated: unknown;
  /** ISO date. */
  today: string;
}

/** The POS and lot a swipe starts with: the POS that is repeated, else the one used last, else the only one there is; a lot of today alone. */
export function swipeStart({
  inUse,
  used,
  repeated,
  today,
}: SwipeChoice): Partial<Pick<SwipeValues, 'PosID' | 'LotNo'>> {
  const [only, ...others] = inUse;
  const choices = [repeated, used?.PosID, others.length === 0 ? only : undefined];
  const PosID = choices.find((id): id is number => typeof id === 'number' && inUse.includes(id));
  if (PosID === undefined) return {};
  return { PosID, LotNo: used?.PosID === PosID && used.day === today ? used.LotNo : '' };
}
