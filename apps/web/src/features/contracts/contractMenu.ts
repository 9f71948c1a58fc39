import type { Schedule, ScheduleStatus } from '@so-the/api-client';
import type { MenuItem } from '@so-the/ui';
import { vietnamToday } from '@so-the/ui/format';
import { leftToSend } from '../../kit/order/orderMoney.ts';
import type { Rights } from '../../kit/access/rights.ts';
import { isAppointment, ORDER_STATUS } from '../../kit/order/orderStatus.ts';
import { statusStep } from '../../kit/order/statusStep.ts';
import * as places from '../../kit/places/places.ts';
import type { NextStep } from './steps/nextStep.ts';

/** Work began and the order was not called off: its percentages may be corrected. */
export function isAtWork({ Status }: Schedule): boolean {
  return Status >= ORDER_STATUS.working && Status !== ORDER_STATUS.cancelled;
}

/** Whether the person may take the next step: who only reads prints receipts at most. */
export function mayTake({ kind }: NextStep, { add, edit }: Pick<Rights, 'add' | 'edit'>): boolean {
  if (kind === 'receipt') return true;
  if (kind === 'status') return edit;
  return add && (kind !== 'collect' || edit);
}

/**
 * The steps of the order beside its next one: those that deserve a button, and those that the menu has. Nothing is completed
 * by a button before anything happened, nor waits for a transfer with nothing to send.
 */
export function otherSteps(
  order: Schedule,
  next: NextStep | undefined,
  { edit }: Pick<Rights, 'edit'>,
): { seen: ScheduleStatus[]; rare: ScheduleStatus[] } {
  const allowed = edit ? order.NextStatuses : [];
  const others = allowed.filter((one) => !(next?.kind === 'status' && next.to === one));
  const isSeen = (one: ScheduleStatus) => {
    if (statusStep(order, one).needsReason) return false;
    if (one === ORDER_STATUS.transferring) return leftToSend(order) !== null;
    return order.TotalPaidCard + order.TotalSwipe > 0;
  };
  return { seen: others.filter(isSeen), rare: others.filter((one) => !isSeen(one)) };
}

/**
 * Leads to the appointment's form, while it is one, and to that of terms while the order is at work and nothing is settled
 * (counter.md §8), for who may change it.
 *
 * @param correct opens the form of terms; false where the API does not keep why they were corrected
 */
export function editItems(order: Schedule, { edit }: Pick<Rights, 'edit'>, correct: (() => void) | false): MenuItem[] {
  if (edit && isAppointment(order))
    return [{ label: 'Sửa lịch hẹn', icon: 'edit', href: places.appointment(order.ScheduleID) }];
  if (!edit || !correct || order.Status !== ORDER_STATUS.working) return [];
  return [{ label: 'Sửa điều khoản', icon: 'edit', onSelect: correct }];
}

/** The lines of the cash book that the order is the document of. */
export function entriesItems({ Code, CreatedDate }: Schedule, leads: (href: string) => boolean): MenuItem[] {
  const fromDate = CreatedDate.slice(0, 10);
  const href = places.entries({ GeneralSearch: Code, fromDate, toDate: vietnamToday() });
  return leads(href) ? [{ label: 'Xem trong sổ quỹ', icon: 'book', href }] : [];
}

/** A step of the order as a line of its menu. */
export function stepItem(order: Schedule, to: ScheduleStatus, choose: (to: ScheduleStatus) => void): MenuItem {
  const { label, isCancel } = statusStep(order, to);
  return { label, danger: isCancel, onSelect: () => choose(to) };
}
