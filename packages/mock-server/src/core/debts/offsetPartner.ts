/** An offset (cấn trừ) moves no money: what one party owed and what was owed to the other fall by the same amount, in one posting whose adjustments cancel out (domain §2(d), §2(o)). */
import { ACTION, MENU } from '../values/menus.ts';
import type { Context } from '../command/context.ts';
import { businessDateOf, isMoment } from '../values/dates.ts';
import { accounts, kindOf } from '../records/accounts.ts';
import { balanceOf } from '../ledger/balance.ts';
import { credit, debit, type Line } from '../records/entry.ts';
import { refuseDate, refuseFuture } from '../ledger/post.ts';
import { isAmount } from '../values/money.ts';
import { ADJUST_REASON, refuseReason } from '../command/reasons.ts';
import { PARTY_TYPE, type Allocation, type Debt } from '../records/debt.ts';
import { firstRefusal, invalid, missing, notFound, type Refusal, type Result } from '../command/result.ts';
import { ownRow } from '../scope/shops.ts';
import { cleanText } from '../values/text.ts';
import type { World } from '../store/world.ts';
import { bookOffset } from './bookOffset.ts';
import { openParts } from './openDebts.ts';
import { spread } from './partnerParts.ts';

/** What a partner's payable is offset against: 1 a customer who owes, 2 the partner's own receivable orders, 4 a POS that owes. */
export type OffsetType = 1 | 2 | 4;

/** What an offset between orders of one party is against. */
export const OWN_ORDERS = 2;

/** An offset with a partner. */
export interface OffsetCommand {
  PartnerID: number;
  Amount: number;
  /** 2 when absent. */
  OffsetType?: OffsetType;
  OffsetID?: number;
  /** Orders of either side taken first. */
  ScheduleIDs?: readonly number[];
  Reason?: string;
  PaidAt?: string;
  Note?: string;
}

/** Offsets what the shop owes a partner against what a customer, the partner itself or a POS owes the shop. Refuses more than either side has open. */
export function offsetPartner(world: World, command: OffsetCommand, context: Context): Result<Debt> {
  const { PartnerID, Amount, OffsetType = PARTY_TYPE.partner } = command;
  const partner = ownRow(world.partners.get(PartnerID), context);
  const refused = refuseOffset(world, command, context);
  if (refused || !partner) return refused ?? notFound('đối tác');
  const account = accounts.partner(PartnerID);
  const payable = partsOf(world, account, 2, command, context);
  const receivable = partsOf(world, owingAccount(command), 1, command, context);
  if (!payable.ok) return payable;
  if (!receivable.ok) return receivable;
  const at = command.PaidAt ?? context.now;
  return bookOffset(
    world,
    {
      document: {
        DebtType: PARTY_TYPE.partner,
        PartyID: PartnerID,
        Amount,
        Allocations: payable.value,
        OffsetAllocations: receivable.value,
        OffsetType,
        OffsetID: OffsetType === 2 ? undefined : command.OffsetID,
        PaidAt: at,
        BusinessDate: businessDateOf(at),
        Reason: cleanText(command.Reason) ?? '',
        Note: cleanText(command.Note),
      },
      lines: offsetLines(account, payable.value, owingAccount(command), receivable.value),
      title: `Cấn trừ đối tác ${partner.Code}`,
      name: partner.Name,
      by: { MenuID: MENU.partnerDebts, ActionID: ACTION.approve },
    },
    context,
  );
}

/** Account of who owes the shop. */
function owingAccount({ PartnerID, OffsetType = 2, OffsetID = 0 }: OffsetCommand): string {
  if (OffsetType === 1) return accounts.customer(OffsetID);
  return OffsetType === 4 ? accounts.pos(OffsetID) : accounts.partner(PartnerID);
}

function partsOf(
  world: World,
  account: string,
  direction: 1 | 2,
  { Amount, ScheduleIDs = [] }: OffsetCommand,
  context: Context,
): Result<Allocation[]> {
  const open =
    kindOf(account) === 'pos'
      ? [{ ScheduleID: 0, Amount: Math.max(0, balanceOf(world, context.shopId, account)) }]
      : openParts(world, context.shopId, account, direction);
  const chosen = ScheduleIDs.filter((id) => open.some((part) => part.ScheduleID === id));
  return spread(open, Amount, { chosen });
}

/** Lines of an offset: debits the one, credits the other; where an order is touched on one side only, the adjustments of debts balance it, and are 0 over the whole. */
export function offsetLines(payable: string, owed: Allocation[], receivable: string, owing: Allocation[]): Line[] {
  const lines: Line[] = [];
  const left = new Map<number, number>();
  for (const { ScheduleID, Amount } of owed) {
    lines.push(...debit(payable, Amount, ScheduleID || undefined));
    left.set(ScheduleID, (left.get(ScheduleID) ?? 0) + Amount);
  }
  for (const { ScheduleID, Amount } of owing) {
    lines.push(...credit(receivable, Amount, ScheduleID || undefined));
    left.set(ScheduleID, (left.get(ScheduleID) ?? 0) - Amount);
  }
  for (const [order, rest] of left) lines.push(...credit(accounts.debtAdjustment, rest, order || undefined));
  return lines;
}

function refuseOffset(world: World, command: OffsetCommand, context: Context): Refusal | undefined {
  if (!isMoment(command.PaidAt)) return invalid('Thời gian', 'PaidAt');
  const at = command.PaidAt ?? context.now;
  const { OffsetType, OffsetID } = command;
  return firstRefusal(
    ownRow(world.partners.get(command.PartnerID), context) ? undefined : notFound('đối tác'),
    isAmount(command.Amount) ? undefined : invalid('Số tiền', 'Amount'),
    refuseReason(command.Reason, ADJUST_REASON),
    (OffsetType === 1 || OffsetType === 4) && !OffsetID ? missing('đối tượng cấn trừ', 'OffsetID') : undefined,
    OffsetType === 1 && !ownRow(world.customers.get(OffsetID), context) ? notFound('khách hàng') : undefined,
    OffsetType === 4 && !ownRow(world.poses.get(OffsetID), context) ? notFound('máy POS') : undefined,
    refuseFuture(at, 'PaidAt', context),
    refuseDate(world, context.shopId, businessDateOf(at), context, 'PaidAt'),
  );
}
