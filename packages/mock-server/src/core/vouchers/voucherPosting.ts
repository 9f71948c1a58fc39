/** A voucher posts what its category says: into the result, into or out of the capital, or against the debt it settles (domain §2(o)). */
import type { Context } from '../command/context.ts';
import { allocate } from '../debts/openDebts.ts';
import { accounts, fundAccount } from '../records/accounts.ts';
import { balanceOf } from '../ledger/balance.ts';
import { transfer, type Entry, type Line } from '../records/entry.ts';
import { post } from '../ledger/post.ts';
import { formatDong } from '../values/money.ts';
import type { Allocation } from '../records/debt.ts';
import { VOUCHER_KIND, type TypedVoucher, type VoucherType } from '../records/voucher.ts';
import { done, refuse, type Result } from '../command/result.ts';
import type { World } from '../store/world.ts';

/** What booking a voucher leaves behind. */
export interface Booking {
  entry: Entry;
  /** Orders a customer's payment went to. */
  allocations?: Allocation[];
}

/** Posts a voucher on its day. Refuses settling more than is owed, a closed day, and a fund below 0 without the reason a shop asks for. */
export function bookVoucher(
  world: World,
  voucher: TypedVoucher,
  { type, reason }: { type: VoucherType; reason?: string },
  context: Context,
): Result<Booking> {
  const parts = partsOf(world, voucher, type);
  if (!parts.ok) return parts;
  const isIncome = voucher.type === VOUCHER_KIND.income;
  const entry = post(
    world,
    {
      ShopID: voucher.ShopID,
      BusinessDate: voucher.VoucherDate,
      RefType: isIncome ? 'Receipt' : 'Expense',
      RefID: voucher.paymentID,
      Description: `Phiếu ${isIncome ? 'thu' : 'chi'} ${voucher.Code}: ${voucher.Description}`,
      Lines: parts.value.flatMap((part) => linesOf(voucher, type, part)),
      FundReason: { text: reason },
    },
    context,
  );
  if (!entry.ok) return entry;
  return done({ entry: entry.value, allocations: type.PartyType === 1 ? parts.value : undefined });
}

/** A customer's payment goes to the oldest open debts; everything else is one part outside orders. */
function partsOf(world: World, voucher: TypedVoucher, type: VoucherType): Result<Allocation[]> {
  const { ShopID, PartyID = 0, Amount } = voucher;
  if (type.PartyType === 1)
    return allocate(world, { shopId: ShopID, customerId: PartyID, direction: 1, amount: Amount });
  if (type.PartyType === 3) {
    const owed = Math.max(0, -balanceOf(world, ShopID, accounts.aff(PartyID)));
    if (Amount > owed) {
      return refuse('OverDebt', `Hoa hồng còn phải trả là ${formatDong(owed)}`, 'Amount');
    }
  }
  return done([{ ScheduleID: 0, Amount }]);
}

function linesOf(voucher: TypedVoucher, type: VoucherType, part: Allocation): Line[] {
  const fund = fundAccount(voucher);
  const other = otherAccount(voucher, type);
  return voucher.type === VOUCHER_KIND.income ? transfer(fund, other, part) : transfer(other, fund, part);
}

function otherAccount({ PartyID = 0, ConfigID }: TypedVoucher, type: VoucherType): string {
  if (type.PartyType === 1) return accounts.customer(PartyID);
  if (type.PartyType === 3) return accounts.aff(PartyID);
  const isIncome = type.type === VOUCHER_KIND.income;
  if (!type.IsBusinessResult) return isIncome ? accounts.capitalIn : accounts.capitalOut;
  return isIncome ? accounts.otherIncome(ConfigID) : accounts.otherExpense(ConfigID);
}
