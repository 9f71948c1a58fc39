/** Between a customer's own orders an offset moves no money and changes neither the customer's debt nor the result: what one order is owed falls by what another owes less (domain §2(q)). */
import { ACTION, MENU } from '../values/menus.ts';
import type { Context } from '../command/context.ts';
import { accounts } from '../records/accounts.ts';
import { refuseDate } from '../ledger/post.ts';
import { formatDong, isAmount, sumOf } from '../values/money.ts';
import { PARTY_TYPE, type Debt } from '../records/debt.ts';
import { firstRefusal, invalid, notFound, refuse, type Refusal, type Result } from '../command/result.ts';
import { ownRow } from '../scope/shops.ts';
import { cleanText } from '../values/text.ts';
import type { World } from '../store/world.ts';
import { bookOffset } from './bookOffset.ts';
import { offsetLines, OWN_ORDERS } from './offsetPartner.ts';
import { allocate, openDebts } from './openDebts.ts';

/** An offset between orders of one customer. */
export interface CustomerOffsetCommand {
  CustomerID: number;
  /** Đồng: what either side falls by. */
  Amount: number;
  Note?: string;
}

/** Offsets what the shop owes a customer on its orders against what the customer owes on others, oldest first, today. Refuses more than either side has open outside orders in work. */
export function offsetCustomer(world: World, command: CustomerOffsetCommand, context: Context): Result<Debt> {
  const { CustomerID, Amount } = command;
  const customer = ownRow(world.customers.get(CustomerID), context);
  const refused = firstRefusal(
    customer ? undefined : notFound('khách hàng'),
    isAmount(Amount) ? undefined : invalid('Số tiền', 'Amount'),
    refuseDate(world, context.shopId, context.businessDate, context),
    refuseMore(world, command, context),
  );
  if (refused || !customer) return refused ?? notFound('khách hàng');
  const of = { shopId: context.shopId, customerId: CustomerID, amount: Amount };
  const payable = allocate(world, { ...of, direction: 2 });
  const receivable = allocate(world, { ...of, direction: 1 });
  if (!payable.ok) return payable;
  if (!receivable.ok) return receivable;
  const account = accounts.customer(CustomerID);
  return bookOffset(
    world,
    {
      document: {
        DebtType: PARTY_TYPE.customer,
        PartyID: CustomerID,
        Amount,
        Allocations: payable.value,
        OffsetAllocations: receivable.value,
        OffsetType: OWN_ORDERS,
        PaidAt: context.now,
        BusinessDate: context.businessDate,
        Note: cleanText(command.Note),
      },
      lines: offsetLines(account, payable.value, account, receivable.value),
      title: `Cấn trừ giữa các đơn của ${customer.Code}`,
      name: customer.FullName,
      by: { MenuID: MENU.customerDebts, ActionID: ACTION.add },
    },
    context,
  );
}

/** Either side has what it has open, and nothing else is offset. */
function refuseMore(
  world: World,
  { CustomerID, Amount }: CustomerOffsetCommand,
  context: Context,
): Refusal | undefined {
  const [owing, owed] = ([1, 2] as const).map((direction) =>
    sumOf(openDebts(world, context.shopId, CustomerID, direction), (part) => part.Amount),
  );
  const most = Math.min(owing ?? 0, owed ?? 0);
  if (most === 0) return refuse('NoDebt', 'Khách hàng không có hai đơn vừa nợ vừa được trả để cấn trừ');
  if (Amount <= most) return undefined;
  return refuse('OverDebt', `Chỉ cấn trừ được ${formatDong(most)}: số hai bên cùng còn`, 'Amount');
}
