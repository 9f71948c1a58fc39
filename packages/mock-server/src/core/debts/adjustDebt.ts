/** An adjustment moves no money, says why in at least ten characters, and never turns a customer's debt into a credit. */
import { ACTION } from '../access/menus.ts';
import { logAction } from '../actionLog.ts';
import type { Context } from '../context.ts';
import { isIsoDate, type IsoDate } from '../dates.ts';
import { accounts, partyAccount } from '../ledger/accounts.ts';
import { orderBalance } from '../ledger/balance.ts';
import { transfer, type Line } from '../ledger/entry.ts';
import { post, refuseDate } from '../ledger/post.ts';
import { formatDong, isAmount } from '../money.ts';
import { ADJUST_REASON, refuseReason } from '../reasons.ts';
import { DEBT_KIND, PARTY_TYPE, type Allocation, type Debt, type PartyType } from '../records/debt.ts';
import { SCHEDULE_STATUS } from '../records/schedule.ts';
import { stampNew } from '../records/stamped.ts';
import { done, firstRefusal, invalid, notFound, refuse, type Refusal, type Result } from '../result.ts';
import { ownRow } from '../shops.ts';
import { cleanText } from '../text.ts';
import type { World } from '../world.ts';
import { allocate } from './openDebts.ts';
import { debtMenu } from './debtMenu.ts';
import { findParty } from './parties.ts';

/** A change of a party's debt without money. */
export interface AdjustDebtCommand {
  DebtType: PartyType;
  PartyID: number;
  /** Change in đồng, not zero; positive: the party owes more. */
  Amount: number;
  Reason: string;
  /** Order of the customer the change belongs to. */
  ScheduleID?: number;
  /** Today when absent. */
  BusinessDate?: IsoDate;
}

/** Posts an adjustment of a party's debt. Refuses a short reason, a foreign or cancelled order, and taking off more than a customer owes. */
export function adjustDebt(world: World, command: AdjustDebtCommand, context: Context): Result<Debt> {
  const party = findParty(world, command.DebtType, command.PartyID, context);
  if (!party) return notFound('đối tượng công nợ');
  const date = command.BusinessDate ?? context.businessDate;
  const refused = firstRefusal(
    isAmount(Math.abs(command.Amount)) ? undefined : invalid('Số tiền', 'Amount'),
    refuseReason(command.Reason, ADJUST_REASON),
    isIsoDate(date) ? undefined : invalid('Ngày ghi sổ', 'BusinessDate'),
    refuseOrder(world, command, context),
    refuseDate(world, context.shopId, date, context),
  );
  if (refused) return refused;
  const parts = partsOf(world, command, context);
  if (!parts.ok) return parts;
  const id = world.debts.nextId;
  const reason = cleanText(command.Reason) ?? '';
  const entry = post(
    world,
    {
      ShopID: context.shopId,
      BusinessDate: date,
      RefType: 'DebtAdjustment',
      RefID: id,
      Description: `Điều chỉnh công nợ ${party.Code} ${party.Name}: ${reason}`,
      Lines: parts.value.flatMap((part) => adjustmentLines(command, part)),
    },
    context,
  );
  if (!entry.ok) return entry;
  const debt = world.debts.put({
    ...stampNew(context),
    DebtID: id,
    DebtType: command.DebtType,
    PartyID: command.PartyID,
    Kind: DEBT_KIND.adjustment,
    Amount: command.Amount,
    Allocations: parts.value,
    PaidAt: context.now,
    BusinessDate: date,
    Reason: reason,
    Status: 1,
    EntryID: entry.value.EntryID,
  });
  const note = `Điều chỉnh công nợ ${party.Code} ${formatDong(command.Amount)}: ${reason}`;
  const action = { MenuID: debtMenu(command.DebtType), ActionID: ACTION.approve };
  logAction(world, { ...action, RefID: id, Note: note }, context);
  return done(debt);
}

function refuseOrder(world: World, command: AdjustDebtCommand, context: Context): Refusal | undefined {
  if (!command.ScheduleID) return undefined;
  const order = ownRow(world.schedules.get(command.ScheduleID), context);
  if (!order) return notFound('đơn');
  if (command.DebtType !== PARTY_TYPE.customer || order.CustomerID !== command.PartyID) {
    return refuse('Invalid', 'Đơn không thuộc đối tượng này', 'ScheduleID');
  }
  return order.Status === SCHEDULE_STATUS.cancelled
    ? refuse('WrongStatus', 'Đơn đã hủy nên không thể điều chỉnh')
    : undefined;
}

/** A rise belongs to the order named, or to none; a fall of a customer's debt takes off what is open, the order named or the oldest first. */
function partsOf(world: World, command: AdjustDebtCommand, context: Context): Result<Allocation[]> {
  const amount = Math.abs(command.Amount);
  const whole = { ScheduleID: command.ScheduleID || 0, Amount: amount };
  if (command.Amount > 0 || command.DebtType !== PARTY_TYPE.customer) return done([whole]);
  if (!command.ScheduleID)
    return allocate(world, { shopId: context.shopId, customerId: command.PartyID, direction: 1, amount: amount });
  const balance = orderBalance(world, context.shopId, accounts.customer(command.PartyID), command.ScheduleID);
  return amount <= balance ? done([whole]) : refuse('OverDebt', 'Số tiền vượt quá công nợ còn lại', 'Amount');
}

function adjustmentLines(command: AdjustDebtCommand, part: Allocation): Line[] {
  const party = partyAccount(command.DebtType, command.PartyID);
  const { debtAdjustment } = accounts;
  return command.Amount > 0 ? transfer(party, debtAdjustment, part) : transfer(debtAdjustment, party, part);
}
