/** An announced cash back moves no money: it says what a parent POS should send on a day. */
import { ACTION, MENU } from '../values/menus.ts';
import { logAction } from '../history/actionLog.ts';
import type { Context } from '../command/context.ts';
import { displayDate, isIsoDate, type IsoDate } from '../values/dates.ts';
import { formatDong, isAmount } from '../values/money.ts';
import type { CashBack } from '../records/cashBack.ts';
import { stampNew } from '../records/stamped.ts';
import { done, firstRefusal, invalid, type Result } from '../command/result.ts';
import { refuseBeforeFirstDay } from '../ledger/firstDay.ts';
import { cleanText } from '../values/text.ts';
import type { World } from '../store/world.ts';
import { findParent } from './payCashBack.ts';

/** What the announcement says. */
export interface CashBackCommand {
  PosParentID: number;
  Date: IsoDate;
  ExpectedAmount: number;
  Note?: string;
}

/** Announces money of a parent POS. Refuses a child POS, and a day before the shop's first; a day to come is what is announced. */
export function addCashBack(world: World, command: CashBackCommand, context: Context): Result<CashBack> {
  const found = findParent(world, command.PosParentID, context);
  if (!found.ok) return found;
  const refused = firstRefusal(
    isIsoDate(command.Date) ? undefined : invalid('Ngày', 'Date'),
    refuseBeforeFirstDay(world, context.shopId, command.Date, 'Date', 'Ngày tiền về'),
    isAmount(command.ExpectedAmount) ? undefined : invalid('Số tiền dự kiến', 'ExpectedAmount'),
  );
  if (refused) return refused;
  const { PosParentID, Date, ExpectedAmount } = command;
  const cashBack = world.cashBacks.put({
    ...stampNew(context),
    CashBackID: world.cashBacks.nextId,
    PosParentID,
    Date,
    ExpectedAmount,
    Note: cleanText(command.Note),
  });
  const note = `Báo tiền về ${formatDong(ExpectedAmount)} của ${found.value.PosName} ngày ${displayDate(Date)}`;
  logAction(world, { MenuID: MENU.posDebts, ActionID: ACTION.add, RefID: cashBack.CashBackID, Note: note }, context);
  return done(cashBack);
}
