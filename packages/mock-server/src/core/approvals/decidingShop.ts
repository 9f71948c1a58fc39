/** Who looks on shops from the company decides on what waits in one of them as in that shop, with the rights they have there (domain §2(q)). */
import type { OperationId } from '@so-the/api-client';
import { COMPANY_SHOP_ID, type Context } from '../command/context.ts';
import type { World } from '../store/world.ts';

/** The call in the shop of what it decides on; as it is where it decides on nothing, or its caller does not work there. */
export function inShopOfDecision(world: World, id: OperationId, args: unknown, context: Context): Context {
  if (context.shopId !== COMPANY_SHOP_ID) return context;
  const body = typeof args === 'object' && args !== null && 'body' in args ? (args.body as Decision) : {};
  const row = body.Status === undefined ? undefined : DECIDED[id]?.(world, body);
  return row ? fromCompany(world, row.ShopID, context) : context;
}

/** The call as if made in a shop, by who looks on it from the company and works there; as it is for anybody else. */
export function fromCompany(world: World, shopId: number, context: Context): Context {
  const isTheirs = world.users.get(context.userId)?.ShopIDs.includes(shopId) ?? false;
  return context.shopId === COMPANY_SHOP_ID && isTheirs ? { ...context, shopId } : context;
}

/** The numbers that decisions name what they decide on by. */
type Decision = Partial<
  Record<
    'Status' | 'HeldWriteID' | 'DebtID' | 'id' | 'paymentID' | 'ReopeningID' | 'CloseID' | 'logWithdrawalId',
    number
  >
>;

type Find = (world: World, body: Decision) => { ShopID: number } | undefined;

const voucher: Find = (world, { paymentID }) => world.vouchers.get(paymentID);

const DECIDED: Partial<Record<OperationId, Find>> = {
  decideHeldWrite: (world, { HeldWriteID }) => world.heldWrites.get(HeldWriteID),
  adjustDebt: (world, { DebtID }) => world.debts.get(DebtID),
  addBadExpense: (world, { id }) => world.badExpenses.get(id),
  addReceipt: voucher,
  addExpense: voucher,
  pushStartMoney: (world, { ReopeningID, CloseID }) =>
    world.reopenings.get(ReopeningID) ?? world.dayCloses.get(CloseID),
  addWithdrawal: (world, { logWithdrawalId }) => world.swipes.get(logWithdrawalId),
};
