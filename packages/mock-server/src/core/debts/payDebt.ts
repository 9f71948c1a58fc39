/** A payment never exceeds what is open, goes to the chosen order first and to the oldest after it, and is one posting. */
import { refuseFund } from '../bankCards/bankCards.ts';
import { refuseCashGiven } from '../bankCards/cashGiven.ts';
import type { Context } from '../command/context.ts';
import { businessDateOf, isMoment } from '../values/dates.ts';
import { accounts, fundAccount } from '../records/accounts.ts';
import { transfer, type Line } from '../records/entry.ts';
import { post, refuseDate, refuseFuture } from '../ledger/post.ts';
import { isAmount } from '../values/money.ts';
import { DEBT_KIND, PARTY_TYPE, type Allocation, type Debt } from '../records/debt.ts';
import { stampNew } from '../records/stamped.ts';
import { done, firstRefusal, invalid, notFound, type Result } from '../command/result.ts';
import { ownRow } from '../scope/shops.ts';
import { cleanText } from '../values/text.ts';
import type { World } from '../store/world.ts';
import { allocate, type Direction } from './openDebts.ts';

/** A customer pays a debt, or the shop pays one back. */
export interface PayDebtCommand {
  CustomerID: number;
  /** 1 when absent. */
  Direction?: Direction;
  Amount: number;
  Method: 1 | 2;
  BankCardID?: number;
  /** Cash that the customer handed over, in đồng. */
  CashGiven?: number;
  /** Order paid first; the rest goes to the oldest. */
  ScheduleID?: number;
  /** Now when absent. */
  PaidAt?: string;
  RefNo?: string;
  Note?: string;
  /** Why the fund may fall below 0. */
  Reason?: string;
}

/** Takes a payment of a customer's debt, or pays a customer back. Refuses more than is open, and an order still being worked on. */
export function payDebt(world: World, command: PayDebtCommand, context: Context): Result<Debt> {
  if (!isMoment(command.PaidAt)) return invalid('Thời gian', 'PaidAt');
  const customer = ownRow(world.customers.get(command.CustomerID), context);
  const direction = command.Direction ?? 1;
  const paidAt = command.PaidAt ?? context.now;
  const refused = firstRefusal(
    customer ? undefined : notFound('khách hàng'),
    isAmount(command.Amount) ? undefined : invalid('Số tiền', 'Amount'),
    refuseFund(world, command, context),
    refuseCashGiven(command, direction === 1),
    refuseFuture(paidAt, 'PaidAt', context),
    refuseDate(world, context.shopId, businessDateOf(paidAt), context, 'PaidAt'),
  );
  if (refused || !customer) return refused ?? notFound('khách hàng');
  const part = { shopId: context.shopId, customerId: customer.CustomerID, direction, amount: command.Amount };
  const allocations = allocate(world, { ...part, chosen: command.ScheduleID || undefined });
  if (!allocations.ok) return allocations;
  const id = world.debts.nextId;
  const entry = post(
    world,
    {
      ShopID: context.shopId,
      BusinessDate: businessDateOf(paidAt),
      RefType: 'DebtPayment',
      RefID: id,
      Description: `${direction === 1 ? 'Thu nợ' : 'Trả lại'} ${customer.Code} ${customer.FullName}`,
      Lines: allocations.value.flatMap((part) => paymentLines(command, direction, part)),
      FundReason: { text: command.Reason },
    },
    context,
  );
  if (!entry.ok) return entry;
  return done(
    world.debts.put({
      ...stampNew(context),
      DebtID: id,
      DebtType: PARTY_TYPE.customer,
      PartyID: customer.CustomerID,
      Kind: DEBT_KIND.payment,
      Amount: direction === 1 ? -command.Amount : command.Amount,
      Allocations: allocations.value,
      Method: command.Method,
      BankCardID: command.Method === 2 ? command.BankCardID : undefined,
      CashGiven: command.CashGiven,
      PaidAt: paidAt,
      BusinessDate: businessDateOf(paidAt),
      RefNo: cleanText(command.RefNo),
      Note: cleanText(command.Note),
      Status: 1,
      EntryID: entry.value.EntryID,
    }),
  );
}

function paymentLines(command: PayDebtCommand, direction: Direction, part: Allocation): Line[] {
  const customer = accounts.customer(command.CustomerID);
  const fund = fundAccount(command);
  const [debited, credited] = direction === 1 ? [fund, customer] : [customer, fund];
  return transfer(debited, credited, part);
}
