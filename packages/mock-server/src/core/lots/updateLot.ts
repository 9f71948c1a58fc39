/** A lot is settled against its slip (kết toán); what then differs stays shown until bills, slip or an adjustment with its reason account for it. */
import { ACTION, MENU } from '../values/menus.ts';
import { hasRight } from '../access/rights.ts';
import { byTwo, type WorthProposal } from '../approvals/held.ts';
import { logAction } from '../history/actionLog.ts';
import { spendSurplus } from './surplus.ts';
import type { Context } from '../command/context.ts';
import type { IsoDate } from '../values/dates.ts';
import { accounts } from '../records/accounts.ts';
import { PARTY_TYPE } from '../records/debt.ts';
import { partyOf } from '../parties/parties.ts';
import { refuseDate } from '../ledger/post.ts';
import { formatDong, isAmount } from '../values/money.ts';
import { parentPos } from '../pos/posGroup.ts';
import { ADJUST_REASON, refuseReason } from '../command/reasons.ts';
import { LOT_PAY_KIND, type NumberLot } from '../records/lot.ts';
import { stampChange } from '../records/stamped.ts';
import { done, firstRefusal, invalid, refuse, type Refusal, type Result } from '../command/result.ts';
import { stale } from '../listing/stale.ts';
import { cleanText } from '../values/text.ts';
import type { World } from '../store/world.ts';
import { adjustLot } from './adjustLot.ts';
import { lotFigures } from './lotFigures.ts';
import { lotName } from './lotName.ts';
import { findOwnLot } from './payLot.ts';
import { refuseSlip } from './saveLot.ts';

/** What the lot form sends; slip and note replace what was there. */
export interface UpdateLotCommand {
  numberLoID: number;
  Version: number;
  SlipCount?: number;
  SlipAmount?: number;
  DueDate?: IsoDate;
  Note?: string;
  /** Settles the lot against its slip, or takes the settlement back; as it was when absent. */
  IsSettled?: boolean;
  /** Closes what is left as a rounding difference. */
  CloseRounding?: boolean;
  /** Đồng taken off what is left, negative to add, not zero; needs Reason and the right Duyệt. */
  AdjustAmount?: number;
  /** Why the slip differs from the bills, or why the lot is adjusted. */
  Reason?: string;
}

/** Changes slip, due date and note of a lot, settles it or takes that back, and closes or adjusts what is left. What its parent POS has paid ahead goes to it once it is settled. */
export function updateNumberLot(world: World, command: UpdateLotCommand, context: Context): Result<NumberLot> {
  const found = findOwnLot(world, command.numberLoID, context);
  if (!found.ok) return found;
  const old = found.value;
  const refused = firstRefusal(
    command.Version === old.Version ? undefined : stale(world, old),
    refuseSlip(command, old.BusinessDate),
    refuseSettling(world, old, command),
    refuseRounding(world, old, command),
    refuseAdjusting(world, old, command, context),
    command.CloseRounding || command.AdjustAmount
      ? refuseDate(world, context.shopId, context.businessDate, context)
      : undefined,
  );
  if (refused) return refused;
  return byTwo(world, writeOffOf(world, old, command), context, {
    asItIs: old,
    carryOut: () => carryOut(world, old, command, context),
  });
}

/** What an update takes off a lot without money, as a second person is told of it. */
function writeOffOf(world: World, lot: NumberLot, command: UpdateLotCommand): WorthProposal {
  const { Remain } = lotFigures(world, lot);
  const worth = command.AdjustAmount ?? (command.CloseRounding ? Remain : 0);
  const name = lotName(world, lot);
  return {
    call: 'updateNumberLot',
    refId: lot.numberLoID,
    menu: 'posDebts',
    worth,
    command,
    title: `Điều chỉnh ${name}`,
    effect: `Lô còn lại từ ${formatDong(Remain)} thành ${formatDong(Remain - worth)}, không qua quỹ`,
    reason: cleanText(command.Reason),
    partyName: partyOf(world, PARTY_TYPE.pos, lot.PosID)?.Name,
    account: accounts.pos(lot.PosID),
    change: -worth,
  };
}

function carryOut(world: World, old: NumberLot, command: UpdateLotCommand, context: Context): Result<NumberLot> {
  const lot = world.numberLots.put(changed(old, command, context));
  const action = { MenuID: MENU.posDebts, ActionID: ACTION.edit, RefID: lot.numberLoID };
  logAction(world, { ...action, Note: noteOf(world, lot, command), before: old, after: lot }, context);
  const reason = cleanText(command.Reason);
  if (command.AdjustAmount) adjustLot(world, lot, LOT_PAY_KIND.adjustment, command.AdjustAmount, reason, context);
  if (command.CloseRounding)
    adjustLot(world, lot, LOT_PAY_KIND.rounding, lotFigures(world, lot).Remain, reason, context);
  if (old.SettledAt === undefined && lot.SettledAt !== undefined) spendSurplusOf(world, lot, context);
  return done(lot);
}

function spendSurplusOf(world: World, lot: NumberLot, context: Context): void {
  const parent = parentPos(world, lot.PosID);
  if (parent) spendSurplus(world, parent, context);
}

function changed(old: NumberLot, command: UpdateLotCommand, context: Context): NumberLot {
  const isSettled = command.IsSettled ?? old.SettledAt !== undefined;
  return {
    ...old,
    ...stampChange(old, context),
    SlipCount: command.SlipCount,
    SlipAmount: command.SlipAmount,
    DueDate: command.DueDate ?? old.DueDate,
    Note: cleanText(command.Note),
    SettledAt: isSettled ? (old.SettledAt ?? context.now) : undefined,
    DifferenceReason: isSettled ? (cleanText(command.Reason) ?? old.DifferenceReason) : undefined,
  };
}

function refuseSettling(world: World, old: NumberLot, command: UpdateLotCommand): Refusal | undefined {
  const isSettled = command.IsSettled ?? old.SettledAt !== undefined;
  if (isSettled && (command.SlipCount === undefined || command.SlipAmount === undefined)) {
    return refuse('Invalid', 'Vui lòng nhập số bill và tổng tiền trên phiếu kết toán', 'SlipCount');
  }
  if (isSettled || old.SettledAt === undefined) return undefined;
  const isPaid = world.lotPayments.by('lot', old.numberLoID).some((payment) => payment.Status === 1);
  return isPaid ? refuse('WrongStatus', 'Lô đã nhận tiền nên không thể mở lại') : undefined;
}

/** A remainder of at most one đồng a bill is a rounding difference (domain §2(c)). */
function refuseRounding(world: World, lot: NumberLot, command: UpdateLotCommand): Refusal | undefined {
  if (!command.CloseRounding) return undefined;
  if (command.AdjustAmount !== undefined) return invalid('Số tiền điều chỉnh', 'AdjustAmount');
  const { Remain, BillCount, ReceivedAmount } = lotFigures(world, lot);
  if (Remain === 0) return refuse('NoDebt', 'Lô không còn chênh lệch để làm tròn', 'CloseRounding');
  if (ReceivedAmount > 0 && Math.abs(Remain) <= BillCount) return undefined;
  const most = `${BillCount} bill thì tối đa ${formatDong(BillCount)}`;
  return refuse(
    'OverLimit',
    `Số còn lại ${formatDong(Remain)} không phải chênh lệch làm tròn (${most})`,
    'CloseRounding',
  );
}

function refuseAdjusting(
  world: World,
  lot: NumberLot,
  command: UpdateLotCommand,
  context: Context,
): Refusal | undefined {
  const amount = command.AdjustAmount;
  const reason = cleanText(command.Reason);
  if (amount === undefined) return reason === undefined ? undefined : refuseReason(reason, ADJUST_REASON);
  const { Remain } = lotFigures(world, lot);
  return firstRefusal(
    hasRight(world, context, MENU.posDebts, ACTION.approve)
      ? undefined
      : refuse('Forbidden', 'Không có quyền thực hiện thao tác này'),
    isAmount(Math.abs(amount)) ? undefined : invalid('Số tiền điều chỉnh', 'AdjustAmount'),
    refuseReason(reason, ADJUST_REASON),
    amount > 0 && amount > Remain
      ? refuse('OverDebt', `Số tiền vượt quá số còn lại của lô ${formatDong(Math.max(0, Remain))}`, 'AdjustAmount')
      : undefined,
  );
}

function noteOf(world: World, lot: NumberLot, command: UpdateLotCommand): string {
  if (command.CloseRounding) return `Đóng chênh lệch làm tròn ${lotName(world, lot)}`;
  if (command.AdjustAmount) {
    return `Điều chỉnh ${formatDong(command.AdjustAmount)} ${lotName(world, lot)}: ${cleanText(command.Reason) ?? ''}`;
  }
  if (command.IsSettled === undefined) return `Cập nhật ${lotName(world, lot)}`;
  return `${command.IsSettled ? 'Kết toán' : 'Mở lại'} ${lotName(world, lot)}`;
}
