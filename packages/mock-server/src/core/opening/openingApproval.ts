/** Once a shop is past its first day and does business, an opening balance changes worth without money: a large change is a second person's to approve (domain §2(q)). */
import { approvalFrom, isHeld, noteAlone, type WorthWrite } from '../approvals/held.ts';
import type { Context } from '../command/context.ts';
import { refuse, type Refusal } from '../command/result.ts';
import { debtMenuName } from '../debts/debtMenu.ts';
import { firstDayOf } from '../ledger/firstDay.ts';
import { OPENING_KIND, type OpeningKind } from '../records/opening.ts';
import type { World } from '../store/world.ts';
import { businessDateOf } from '../values/dates.ts';
import { formatDong } from '../values/money.ts';
import { voucherMenu } from '../vouchers/voucherMenus.ts';

/** A change of the opening balance of a party or fund. */
export interface OpeningChange {
  PartyType: OpeningKind;
  PartyID: number;
  /** Đồng, signed. */
  change: number;
}

/** The change as the rule of two persons sees it; undefined on the first day of a shop, and until its first business. */
export function openingWrite(
  world: World,
  { PartyType, PartyID, change }: OpeningChange,
  context: Context,
): WorthWrite | undefined {
  const opened = businessDateOf(world.shops.get(context.shopId)?.CreatedDate ?? context.now);
  const first = firstDayOf(world, context.shopId);
  if (context.businessDate <= (first > opened ? first : opened) || !hasBusiness(world, context.shopId))
    return undefined;
  const isFund = PartyType === OPENING_KIND.bank || PartyType === OPENING_KIND.cash;
  const menu = isFund ? voucherMenu(context) : debtMenuName(PartyType);
  return { call: 'saveOpeningBalances', refId: PartyID * 10 + PartyType, menu, worth: change };
}

/** Whether anything but opening balances stands in the books of a shop. */
function hasBusiness(world: World, shopId: number): boolean {
  return world.books.entries.some(({ ShopID, RefType }) => ShopID === shopId && !/Opening/.test(RefType));
}

/** Refuses on a form what has to wait: opening balances are proposed on their own list. */
export function refuseOnForm(
  world: World,
  change: OpeningChange,
  field: string,
  context: Context,
): Refusal | undefined {
  const write = openingWrite(world, change, context);
  if (!write || change.change === 0 || !isHeld(world, write, context)) return undefined;
  const from = formatDong(approvalFrom(world, context.shopId));
  const words = `Sau ngày đầu, số dư đầu thay đổi từ ${from} cần người thứ hai duyệt: hãy để 0 rồi nhập ở Số dư đầu kỳ`;
  return refuse('NeedApproval', words, field);
}

/** Notes what a form changed alone, so that the next change of the day counts with it. */
export function noteOnForm(world: World, change: OpeningChange, context: Context): void {
  const write = openingWrite(world, change, context);
  if (write) noteAlone(world, write, context);
}
