/** A partner pays its orders, or is paid for them, in one posting between a fund and its account, order by order (domain §2(d)). */
import { refuseFund } from '../bankCards/bankCards.ts';
import type { Context } from '../command/context.ts';
import { businessDateOf, isMoment } from '../values/dates.ts';
import { accounts, fundAccount } from '../records/accounts.ts';
import { transfer } from '../records/entry.ts';
import { post, refuseDate, refuseFuture } from '../ledger/post.ts';
import { isAmount } from '../values/money.ts';
import { DEBT_KIND, PARTY_TYPE, type Allocation, type Debt } from '../records/debt.ts';
import type { Partner } from '../records/people.ts';
import { stampNew } from '../records/stamped.ts';
import { done, firstRefusal, invalid, notFound, refuse, type Refusal, type Result } from '../command/result.ts';
import { ownRow } from '../scope/shops.ts';
import { cleanText } from '../values/text.ts';
import type { World } from '../store/world.ts';
import { openParts, ordersInWork, type Direction, type OpenDebt } from './openDebts.ts';
import { spread } from './partnerParts.ts';

/** Money between the shop and a partner. */
export interface PartnerMoney {
  PartnerID: number;
  Amount: number;
  Method: 1 | 2;
  BankCardID?: number;
  /** Orders paid first, in this order; the rest goes to the oldest. */
  ScheduleIDs?: readonly number[];
  /** Now when absent. */
  PaidAt?: string;
  RefNo?: string;
  Note?: string;
  /** Why the fund may fall below 0. */
  Reason?: string;
}

/** A payment of a partner's orders. */
export interface PayPartnerCommand extends PartnerMoney {
  /** 1 the partner pays (when absent), 2 the shop pays. */
  Direction?: Direction;
  /** Whether what exceeds the open orders stays as an advance. */
  AllowAdvance?: boolean;
}

/** Takes a payment of a partner's orders, or pays the partner. Refuses an order still being worked on, and more than is open unless an advance is allowed. */
export function payPartner(world: World, command: PayPartnerCommand, context: Context): Result<Debt> {
  const { Direction = 1, AllowAdvance } = command;
  const open = openParts(world, context.shopId, accounts.partner(command.PartnerID), Direction);
  return payParts(world, command, { open, Direction, AllowAdvance, Kind: DEBT_KIND.payment }, context);
}

/** Pays a partner its shares of reciprocal orders (case 3). Refuses more than they are worth. */
export function payReciprocal(world: World, command: PartnerMoney, context: Context): Result<Debt> {
  const open = openParts(world, context.shopId, accounts.partner(command.PartnerID), 2).filter(
    (part) => part.order?.PartnerMode === 3,
  );
  return payParts(world, command, { open, Direction: 2, Kind: DEBT_KIND.reciprocal }, context);
}

interface Payment {
  open: OpenDebt[];
  Direction: Direction;
  AllowAdvance?: boolean;
  Kind: Debt['Kind'];
}

function payParts(world: World, command: PartnerMoney, payment: Payment, context: Context): Result<Debt> {
  const partner = ownRow(world.partners.get(command.PartnerID), context);
  const refused = refuseMoney(world, command, context);
  if (refused || !partner) return refused ?? notFound('đối tác');
  const { open, Direction, AllowAdvance, Kind } = payment;
  if (open.length === 0 && !AllowAdvance) return refuseNothingOpen(world, command, Direction, context);
  const parts = spread(open, command.Amount, { chosen: command.ScheduleIDs, allowAdvance: AllowAdvance });
  if (!parts.ok) return parts;
  const paidAt = command.PaidAt ?? context.now;
  const id = world.debts.nextId;
  const entry = post(
    world,
    {
      ShopID: context.shopId,
      BusinessDate: businessDateOf(paidAt),
      RefType: 'DebtPayment',
      RefID: id,
      Description: `${Direction === 1 ? 'Thu nợ' : 'Trả'} đối tác ${partner.Code} ${partner.Name}`,
      Lines: parts.value.flatMap((part) => moneyLines(command, Direction, part)),
      FundReason: { text: command.Reason },
    },
    context,
  );
  if (!entry.ok) return entry;
  const Amount = Direction === 1 ? -command.Amount : command.Amount;
  const said = { Kind, Amount, Allocations: parts.value, EntryID: entry.value.EntryID };
  return done(world.debts.put({ ...documentOf(partner, command, context), DebtID: id, ...said }));
}

/** Which orders still being worked on hold what cannot be paid yet, or that there is nothing. */
function refuseNothingOpen(world: World, { PartnerID }: PartnerMoney, direction: Direction, context: Context): Refusal {
  const sign = direction === 1 ? 1 : -1;
  const inWork = ordersInWork(world, context.shopId, accounts.partner(PartnerID))
    .filter(({ balance }) => balance * sign > 0)
    .map(({ order }) => order.Code);
  if (inWork.length === 0) return refuse('NoDebt', 'Đối tác không có công nợ để thanh toán');
  return refuse('NoDebt', `Đơn ${inWork.join(', ')} đang thực hiện, hãy hoàn thành đơn trước khi thanh toán`);
}

function documentOf(partner: Partner, command: PartnerMoney, context: Context) {
  const paidAt = command.PaidAt ?? context.now;
  return {
    ...stampNew(context),
    DebtType: PARTY_TYPE.partner,
    PartyID: partner.PartnerID,
    Method: command.Method,
    BankCardID: command.Method === 2 ? command.BankCardID : undefined,
    PaidAt: paidAt,
    BusinessDate: businessDateOf(paidAt),
    RefNo: cleanText(command.RefNo),
    Note: cleanText(command.Note),
    Status: 1 as const,
  };
}

function refuseMoney(world: World, command: PartnerMoney, context: Context): Refusal | undefined {
  if (!isMoment(command.PaidAt)) return invalid('Thời gian', 'PaidAt');
  const paidAt = command.PaidAt ?? context.now;
  return firstRefusal(
    ownRow(world.partners.get(command.PartnerID), context) ? undefined : notFound('đối tác'),
    isAmount(command.Amount) ? undefined : invalid('Số tiền', 'Amount'),
    refuseFund(world, command, context),
    refuseFuture(paidAt, 'PaidAt', context),
    refuseDate(world, context.shopId, businessDateOf(paidAt), context, 'PaidAt'),
  );
}

function moneyLines(command: PartnerMoney, direction: Direction, part: Allocation) {
  const partner = accounts.partner(command.PartnerID);
  const fund = fundAccount(command);
  return direction === 1 ? transfer(fund, partner, part) : transfer(partner, fund, part);
}
