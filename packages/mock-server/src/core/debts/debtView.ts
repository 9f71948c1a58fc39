/** A debt document is shown with its party, its parts and its state; an order still open is a document too, derived from the ledger. */
import type { Schemas } from '@so-the/api-client';
import { ACTION } from '../values/menus.ts';
import { hasRight } from '../access/rights.ts';
import { decisionRights } from '../approvals/approval.ts';
import type { Context } from '../command/context.ts';
import { addDays, businessDateOf } from '../values/dates.ts';
import { accounts } from '../records/accounts.ts';
import { bookOf } from '../ledger/balance.ts';
import { DEBT_KIND, DEBT_STATUS, PARTY_TYPE, type Debt } from '../records/debt.ts';
import { SCHEDULE_STATUS, type Schedule } from '../records/schedule.ts';
import { waitingCommission } from '../schedules/waitingCommissions.ts';
import { orderTotals } from '../schedules/orderTotals.ts';
import { accountLabel, bankCode, userName } from '../listing/wire.ts';
import type { World } from '../store/world.ts';
import { adjustmentKind, adjustmentProposal } from './adjustDebt.ts';
import { debtMenu } from '../access/debtMenu.ts';
import { isInWork } from './openDebts.ts';
import { outsideDocument } from './outsideDocument.ts';
import { partyOf } from '../parties/parties.ts';

/** Days after completion within which an order's debt should be paid (assumed). */
const DEBT_DAYS = 7;

/** A payment or adjustment as lists see it. */
export function debtView(world: World, row: Debt, context: Context): Schemas['DebtDocument'] {
  const swipe = world.swipes.get(row.LogWithdrawalId);
  const card = world.cards.get(swipe?.CardDataID);
  const [only, ...more] = row.Allocations;
  const order = more.length === 0 ? world.schedules.get(only?.ScheduleID || undefined) : undefined;
  return {
    DebtID: row.DebtID,
    DebtType: row.DebtType,
    PartyID: row.PartyID,
    PartyName: partyOf(world, row.DebtType, row.PartyID)?.Name ?? '',
    Kind: row.Kind,
    AdjustKind: row.AdjustKind,
    Amount: row.Amount,
    PaidAmount: 0,
    Remain: 0,
    At: row.PaidAt,
    BusinessDate: row.BusinessDate,
    IsOverdue: false,
    ScheduleID: order?.ScheduleID,
    ScheduleCode: order?.Code,
    CardBankCode: card && bankCode(card.BankID),
    CardLast4: card?.Last4,
    Method: row.Method,
    BankCardID: row.BankCardID,
    BankCardName: accountLabel(world.bankCards.get(row.BankCardID)),
    CashGiven: row.CashGiven,
    RefNo: row.RefNo,
    FeeAmount: row.Kind === DEBT_KIND.card && swipe ? swipe.Amount + row.Amount : undefined,
    PosName: world.poses.get(swipe?.PosID)?.PosName,
    Allocations: row.Allocations.map(({ ScheduleID, Amount }) => allocationView(world, ScheduleID, Amount)),
    ShopName: world.shops.get(row.ShopID)?.ShopName,
    OffsetAllocations: row.OffsetAllocations?.map(({ ScheduleID, Amount }) =>
      allocationView(world, ScheduleID, Amount),
    ),
    OffsetType: row.OffsetType,
    OffsetID: row.OffsetID,
    OffsetName: offsetName(world, row),
    Reason: row.Reason,
    Note: row.Note,
    Status: SHOWN_STATUS[row.Status],
    CancelReason: row.CancelReason ?? row.RefuseReason,
    ApprovedByName: row.ApprovedBy === undefined ? undefined : userName(world, row.ApprovedBy),
    ...decisionsOf(world, row, context),
    CanCancel: row.Status === DEBT_STATUS.inForce && hasRight(world, context, debtMenu(row.DebtType), ACTION.cancel),
    CreatedByName: userName(world, row.CreatedBy),
  };
}

const SHOWN_STATUS = {
  [DEBT_STATUS.waiting]: 5,
  [DEBT_STATUS.inForce]: 2,
  [DEBT_STATUS.cancelled]: 4,
  [DEBT_STATUS.refused]: 6,
} as const;

/** What the caller may decide on an adjustment that waits. */
function decisionsOf(world: World, row: Debt, context: Context): { CanApprove?: boolean; CanRefuse?: boolean } {
  if (row.Status !== DEBT_STATUS.waiting) return {};
  return decisionRights(world, adjustmentKind(row.DebtType), adjustmentProposal(row), context);
}

/** Every order of a customer on which something was or is owed after settlement, and what is owed outside orders. */
export function orderDocuments(
  world: World,
  shopId: number,
  customerId: number,
  context: Context,
): Schemas['DebtDocument'][] {
  const documents: Schemas['DebtDocument'][] = [];
  for (const [scheduleId, balance] of bookOf(world, shopId, accounts.customer(customerId))?.orders ?? []) {
    const order = world.schedules.get(scheduleId || undefined);
    if (scheduleId === 0 && balance !== 0) documents.push(outsideDebt(world, customerId, balance));
    if (order && order.Status !== SCHEDULE_STATUS.cancelled)
      documents.push(orderDocument(world, order, balance, context));
  }
  return documents;
}

function orderDocument(world: World, order: Schedule, balance: number, context: Context): Schemas['DebtDocument'] {
  const totals = orderTotals(world, order);
  const card = world.cards.get(order.CardDataID);
  const paid = Math.max(0, totals.TotalTopUp);
  const due = order.CompletedDate && addDays(businessDateOf(order.CompletedDate), DEBT_DAYS);
  return {
    DebtType: PARTY_TYPE.customer,
    PartyID: order.CustomerID,
    PartyName: world.customers.get(order.CustomerID)?.FullName ?? '',
    Kind: 0,
    Amount: balance + paid,
    PaidAmount: paid,
    Remain: balance,
    At: order.AppointmentDate,
    BusinessDate: businessDateOf(order.AppointmentDate),
    DueDate: due,
    IsInWork: isInWork(order),
    ...waitingCommission(world, order),
    IsOverdue: balance > 0 && due !== undefined && due < context.businessDate,
    ScheduleID: order.ScheduleID,
    ScheduleCode: order.Code,
    CardBankCode: card && bankCode(card.BankID),
    CardLast4: card?.Last4,
    Allocations: [],
    Status: statusOf(balance, paid),
    CanCancel: false,
    CreatedByName: userName(world, order.CreatedBy),
  };
}

function outsideDebt(world: World, customerId: number, balance: number): Schemas['DebtDocument'] {
  const party = { DebtType: PARTY_TYPE.customer, PartyID: customerId, Status: statusOf(balance, 0) };
  return outsideDocument(world, party, balance);
}

function statusOf(balance: number, paid: number): Schemas['DebtStatus'] {
  if (balance <= 0) return 2;
  return paid > 0 ? 1 : 0;
}

function allocationView(world: World, scheduleId: number, amount: number): Schemas['DebtAllocation'] {
  const order = world.schedules.get(scheduleId || undefined);
  return { ScheduleID: order?.ScheduleID, ScheduleCode: order?.Code, Amount: amount };
}

function offsetName(world: World, { OffsetType, OffsetID }: Debt): string | undefined {
  if (OffsetType === undefined || OffsetType === 2 || OffsetID === undefined) return undefined;
  return partyOf(world, OffsetType, OffsetID)?.Name;
}
