/** A lot is opened once for its key and is given up only while it holds neither bills nor money. */
import { movedOn } from '../listing/stale.ts';
import { ACTION, MENU } from '../values/menus.ts';
import { logAction } from '../history/actionLog.ts';
import type { Context } from '../command/context.ts';
import { isIsoDate, type IsoDate } from '../values/dates.ts';
import { isAmountOrZero } from '../values/money.ts';
import type { NumberLot } from '../records/lot.ts';
import { LINE_STATUS } from '../records/schedule.ts';
import { stampChange } from '../records/stamped.ts';
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
import { refuseBeforeFirstDay } from '../ledger/firstDay.ts';
import { ownRow } from '../scope/shops.ts';
import { cleanText } from '../values/text.ts';
import type { World } from '../store/world.ts';
import { findLot, openLot } from './joinLot.ts';
import { lotName } from './lotName.ts';

/** What the form of a new lot sends. */
export interface LotCommand {
  PosID: number;
  BusinessDate: IsoDate;
  LotNo: string;
  SlipCount?: number;
  SlipAmount?: number;
  DueDate?: IsoDate;
  Note?: string;
}

/** Opens a lot and takes in the swipes of its POS and day that name it. Refuses a second one of the same key, a day to come, and one before the shop's first. */
export function createNumberLot(world: World, command: LotCommand, context: Context): Result<NumberLot> {
  const LotNo = command.LotNo.trim();
  const key = { PosID: command.PosID, BusinessDate: command.BusinessDate, LotNo };
  const refused = firstRefusal(
    ownRow(world.poses.get(command.PosID), context) ? undefined : notFound('máy POS'),
    LotNo ? undefined : missing('số lô', 'LotNo'),
    isIsoDate(command.BusinessDate) ? undefined : invalid('Ngày', 'BusinessDate'),
    command.BusinessDate > context.businessDate
      ? refuse('FutureDate', 'Ngày của lô không được ở tương lai', 'BusinessDate')
      : undefined,
    refuseBeforeFirstDay(world, context.shopId, command.BusinessDate, 'BusinessDate', 'Ngày của lô'),
    refuseSlip(command, command.BusinessDate),
    findLot(world, key) ? refuse('Duplicate', 'Máy này đã có lô cùng số trong ngày', 'LotNo') : undefined,
  );
  if (refused) return refused;
  const lot = openLot(
    world,
    {
      ...key,
      SlipCount: command.SlipCount,
      SlipAmount: command.SlipAmount,
      ...(command.DueDate ? { DueDate: command.DueDate } : {}),
      Note: cleanText(command.Note),
    },
    context,
  );
  takeInSwipes(world, lot);
  const note = `Thêm ${lotName(world, lot)}`;
  logAction(world, { MenuID: MENU.posDebts, ActionID: ACTION.add, RefID: lot.numberLoID, Note: note }, context);
  return done(lot);
}

/** Cancels a lot that has no bill in force and no payment in force. */
export function deleteNumberLot(world: World, command: { numberLoID: number }, context: Context): Result<NumberLot> {
  const lot = ownRow(world.numberLots.get(command.numberLoID), context);
  if (!lot) return notFound('số lô');
  const hasBills = world.swipes.by('lot', lot.numberLoID).some((swipe) => swipe.Status === LINE_STATUS.done);
  const hasMoney = world.lotPayments.by('lot', lot.numberLoID).some((payment) => payment.Status === 1);
  if (lot.CancelledAt !== undefined) return movedOn(world, 'AlreadyCancelled', lot, 'Lô đã được hủy trước đó');
  if (hasBills || hasMoney) return refuse('InUse', 'Lô còn bill hoặc đã nhận tiền nên không thể xóa');
  const cancelled = world.numberLots.put({ ...lot, ...stampChange(lot, context), CancelledAt: context.now });
  const note = `Xóa ${lotName(world, lot)}`;
  logAction(world, { MenuID: MENU.posDebts, ActionID: ACTION.remove, RefID: lot.numberLoID, Note: note }, context);
  return done(cancelled);
}

/** Refuses slip figures that are no count or no money, and a due date before the day of the lot. */
export function refuseSlip(
  slip: { SlipCount?: number; SlipAmount?: number; DueDate?: IsoDate },
  businessDate: IsoDate,
): Refusal | undefined {
  return firstRefusal(
    isAmountOrZero(slip.SlipCount ?? 0) ? undefined : invalid('Số bill trên phiếu kết toán', 'SlipCount'),
    isAmountOrZero(slip.SlipAmount ?? 0) ? undefined : invalid('Tổng tiền trên phiếu kết toán', 'SlipAmount'),
    !slip.DueDate || (isIsoDate(slip.DueDate) && slip.DueDate >= businessDate)
      ? undefined
      : refuse('Invalid', 'Hạn tiền về không được trước ngày của lô', 'DueDate'),
  );
}

function takeInSwipes(world: World, lot: NumberLot): void {
  for (const swipe of world.swipes.by('posMonth', `${lot.PosID}|${lot.BusinessDate.slice(0, 7)}`)) {
    const isFree = swipe.NumberLoID === undefined && swipe.Status === LINE_STATUS.done;
    if (isFree && swipe.BusinessDate === lot.BusinessDate && swipe.LotNo === lot.LotNo)
      world.swipes.put({ ...swipe, NumberLoID: lot.numberLoID });
  }
}
