/** An adjustment moves no money, is a loss or gain of its kind, says why in at least ten characters, and never turns a customer's debt into a credit. */
import { ACTION } from '../values/menus.ts';
import { logAction } from '../history/actionLog.ts';
import {
  decidedNow,
  proposalOf,
  refuseDecision,
  type Decision,
  type Proposal,
  type ProposalKind,
} from '../approvals/approval.ts';
import { isHeld, noteAlone, type WorthWrite } from '../approvals/held.ts';
import type { Context } from '../command/context.ts';
import { displayDate, isIsoDate, type IsoDate } from '../values/dates.ts';
import { accounts, partyAccount } from '../records/accounts.ts';
import { orderBalance } from '../ledger/balance.ts';
import { transfer, type Line } from '../records/entry.ts';
import { post, refuseDate } from '../ledger/post.ts';
import { postingDay } from '../ledger/reverse.ts';
import { formatDong, isAmount } from '../values/money.ts';
import { ADJUST_REASON, refuseReason } from '../command/reasons.ts';
import {
  ADJUST_KIND,
  DEBT_KIND,
  DEBT_STATUS,
  PARTY_TYPE,
  type AdjustKind,
  type Allocation,
  type Debt,
  type PartyType,
} from '../records/debt.ts';
import { SCHEDULE_STATUS } from '../records/schedule.ts';
import { stampNew } from '../records/stamped.ts';
import { done, firstRefusal, invalid, notFound, refuse, type Refusal, type Result } from '../command/result.ts';
import { ownRow } from '../scope/shops.ts';
import { cleanText } from '../values/text.ts';
import type { World } from '../store/world.ts';
import { allocate } from './openDebts.ts';
import { debtMenu, debtMenuName } from '../access/debtMenu.ts';
import { findParty, type Party } from '../parties/parties.ts';

interface Checked {
  party: Party;
  parts: Allocation[];
}

/** A change of a party's debt without money. */
export interface AdjustDebtCommand {
  DebtType: PartyType;
  PartyID: number;
  /** Change in đồng, not zero; positive: the party owes more. */
  Amount: number;
  Reason: string;
  /** What it is for; 2 when absent. */
  AdjustKind?: AdjustKind;
  /** Order of the customer the change belongs to. */
  ScheduleID?: number;
  /** Today when absent. */
  BusinessDate?: IsoDate;
}

/** Posts an adjustment of a party's debt, or leaves a large one waiting for a second person; what was entered wrong is cancelled instead (domain §2(p)). Refuses a discount that takes nothing off a customer's debt, a short reason, a foreign or cancelled order, and taking off more than a customer owes. */
export function adjustDebt(world: World, command: AdjustDebtCommand, context: Context): Result<Debt> {
  const adjustment: Debt = {
    ...stampNew(context),
    DebtID: world.debts.nextId,
    DebtType: command.DebtType,
    PartyID: command.PartyID,
    Kind: DEBT_KIND.adjustment,
    AdjustKind: command.AdjustKind ?? ADJUST_KIND.adjustment,
    Amount: command.Amount,
    AskedScheduleID: command.ScheduleID || undefined,
    Allocations: [],
    PaidAt: context.now,
    BusinessDate: command.BusinessDate ?? context.businessDate,
    Reason: cleanText(command.Reason) ?? '',
    Status: DEBT_STATUS.waiting,
  };
  const checked = checkAdjustment(world, adjustment, context);
  if (!checked.ok) return checked;
  const write = worthOf(adjustment);
  if (!isHeld(world, write, context)) {
    const posted = postAdjustment(world, adjustment, checked.value, context);
    if (posted.ok) noteAlone(world, write, context);
    return posted;
  }
  log(world, adjustment, `${wordsOf(checked.value, adjustment)}, chờ duyệt`, context);
  return done(world.debts.put(adjustment));
}

/** Approves a waiting adjustment, which posts it as it was proposed, on the day of approval when its own is closed by then (domain §2(q)), or refuses it with a reason. */
export function decideAdjustment(world: World, command: Decision & { DebtID: number }, context: Context): Result<Debt> {
  const debt = ownRow(world.debts.get(command.DebtID), context);
  if (!debt || debt.Kind !== DEBT_KIND.adjustment) return notFound('điều chỉnh công nợ');
  const refused = refuseDecision(world, adjustmentKind(debt.DebtType), adjustmentProposal(debt), command, context);
  if (refused) return refused;
  const decided = decidedNow(debt, context);
  if (command.Status === DEBT_STATUS.refused) {
    const RefuseReason = cleanText(command.Reason) ?? '';
    log(world, debt, `Từ chối: ${adjustName(debt)} ${formatDong(debt.Amount)}: ${RefuseReason}`, context);
    return done(world.debts.put({ ...decided, Status: DEBT_STATUS.refused, RefuseReason }));
  }
  const adjustment = { ...decided, BusinessDate: dayOfApproval(world, debt, context) };
  const checked = checkAdjustment(world, adjustment, context);
  return checked.ok ? postAdjustment(world, adjustment, checked.value, context) : checked;
}

/** The day an approved adjustment posts on: its own while that is open for the shop and the party, else today. */
function dayOfApproval(world: World, { BusinessDate, DebtType, PartyID, Amount }: Debt, context: Context): IsoDate {
  const Lines = [{ Account: partyAccount(DebtType, PartyID), Amount }];
  return postingDay(world, { ShopID: context.shopId, BusinessDate, Lines }, context);
}

/** What adjustments of the debts of a kind of party are as proposals. */
export function adjustmentKind(type: PartyType): ProposalKind {
  return { menu: debtMenuName(type), name: 'Điều chỉnh công nợ lớn' };
}

function worthOf({ DebtID, DebtType, Amount }: Debt): WorthWrite {
  return { call: 'adjustDebt', refId: DebtID, menu: debtMenuName(DebtType), worth: Amount };
}

/** An adjustment as a proposal. */
export function adjustmentProposal(debt: Debt): Proposal & { ShopID: number } {
  return proposalOf(debt, debt.Status === DEBT_STATUS.waiting);
}

/** The party and the orders an adjustment goes to, or why it cannot be posted. */
function checkAdjustment(world: World, debt: Debt, context: Context): Result<Checked> {
  const party = findParty(world, debt.DebtType, debt.PartyID, context);
  if (!party) return notFound('đối tượng công nợ');
  const refused = firstRefusal(
    isAmount(Math.abs(debt.Amount)) ? undefined : invalid('Số tiền', 'Amount'),
    refuseReason(debt.Reason, ADJUST_REASON),
    refuseKind(debt),
    isIsoDate(debt.BusinessDate) ? undefined : invalid('Ngày ghi sổ', 'BusinessDate'),
    refuseOrder(world, debt, context),
    refuseDate(world, context.shopId, debt.BusinessDate, context, 'BusinessDate'),
  );
  if (refused) return refused;
  const parts = partsOf(world, debt, context);
  return parts.ok ? done({ party, parts: parts.value }) : parts;
}

function postAdjustment(world: World, debt: Debt, { party, parts }: Checked, context: Context): Result<Debt> {
  const entry = post(
    world,
    {
      ShopID: context.shopId,
      BusinessDate: debt.BusinessDate,
      RefType: 'DebtAdjustment',
      RefID: debt.DebtID,
      Description: `${adjustName(debt)} ${party.Code} ${party.Name}: ${debt.Reason ?? ''}`,
      Lines: parts.flatMap((part) => adjustmentLines(debt, part)),
    },
    context,
  );
  if (!entry.ok) return entry;
  const on = `, ghi sổ ngày ${displayDate(debt.BusinessDate)}`;
  const words = wordsOf({ party }, debt);
  log(world, debt, debt.ApprovedBy === undefined ? words : `Duyệt: ${words}${on}`, context);
  return done(
    world.debts.put({ ...debt, Allocations: parts, Status: DEBT_STATUS.inForce, EntryID: entry.value.EntryID }),
  );
}

function wordsOf({ party }: Pick<Checked, 'party'>, debt: Debt): string {
  return `${adjustName(debt)} ${party.Code} ${formatDong(debt.Amount)}: ${debt.Reason ?? ''}`;
}

function log(world: World, { DebtType, DebtID }: Debt, Note: string, context: Context): void {
  logAction(world, { MenuID: debtMenu(DebtType), ActionID: ACTION.approve, RefID: DebtID, Note }, context);
}

/** What an adjustment is called wherever it is told. */
function adjustName({ AdjustKind }: Debt): string {
  return AdjustKind === ADJUST_KIND.discount ? 'Giảm trừ cho khách' : 'Điều chỉnh công nợ';
}

function refuseKind({ AdjustKind, DebtType, Amount }: Debt): Refusal | undefined {
  if (AdjustKind !== ADJUST_KIND.discount || (DebtType === PARTY_TYPE.customer && Amount < 0)) return undefined;
  return refuse('Invalid', 'Giảm trừ chỉ để bớt số khách đang nợ: số tiền phải âm', 'Amount');
}

function refuseOrder(world: World, debt: Debt, context: Context): Refusal | undefined {
  if (!debt.AskedScheduleID) return undefined;
  const order = ownRow(world.schedules.get(debt.AskedScheduleID), context);
  if (!order) return notFound('đơn');
  if (debt.DebtType !== PARTY_TYPE.customer || order.CustomerID !== debt.PartyID) {
    return refuse('Invalid', 'Đơn không thuộc đối tượng này', 'ScheduleID');
  }
  return order.Status === SCHEDULE_STATUS.cancelled
    ? refuse('WrongStatus', 'Đơn đã hủy nên không thể điều chỉnh')
    : undefined;
}

/** A rise belongs to the order named, or to none; a fall of a customer's debt takes off what is open, the order named or the oldest first. */
function partsOf(world: World, debt: Debt, context: Context): Result<Allocation[]> {
  const amount = Math.abs(debt.Amount);
  const whole = { ScheduleID: debt.AskedScheduleID || 0, Amount: amount };
  if (debt.Amount > 0 || debt.DebtType !== PARTY_TYPE.customer) return done([whole]);
  if (!debt.AskedScheduleID)
    return allocate(world, { shopId: context.shopId, customerId: debt.PartyID, direction: 1, amount });
  const balance = orderBalance(world, context.shopId, accounts.customer(debt.PartyID), debt.AskedScheduleID);
  return amount <= balance ? done([whole]) : refuse('OverDebt', 'Số tiền vượt quá công nợ còn lại', 'Amount');
}

function adjustmentLines(debt: Debt, part: Allocation): Line[] {
  const party = partyAccount(debt.DebtType, debt.PartyID);
  const other = debt.AdjustKind === ADJUST_KIND.discount ? accounts.discount : accounts.debtAdjustment;
  return debt.Amount > 0 ? transfer(party, other, part) : transfer(other, party, part);
}
