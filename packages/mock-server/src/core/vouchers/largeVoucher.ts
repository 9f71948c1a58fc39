/** What one person writes in one category within a day counts together: from the shop's threshold on it waits for a second person. */
import { proposalOf, waitsForAnother, type Proposal, type ProposalKind } from '../approvals/approval.ts';
import type { Context } from '../command/context.ts';
import { VOUCHER_KIND, VOUCHER_STATUS, writtenKey, type Voucher } from '../records/voucher.ts';
import type { World } from '../store/world.ts';
import { sumOf } from '../values/money.ts';
import { voucherMenu } from '../access/voucherMenus.ts';

/** Vouchers from this many đồng wait, unless the shop says otherwise (domain §2(p)). */
const VOUCHER_APPROVAL_FROM = 10_000_000;

/** What vouchers of the caller's books are as proposals. */
export function voucherKind({ type }: Pick<Voucher, 'type'>, context: Context): ProposalKind {
  return { menu: voucherMenu(context), name: type === VOUCHER_KIND.income ? 'Phiếu thu lớn' : 'Phiếu chi lớn' };
}

/** A voucher as a proposal. */
export function voucherProposal(voucher: Voucher): Proposal & { ShopID: number } {
  return proposalOf(voucher, voucher.Status === VOUCHER_STATUS.waiting);
}

/** A voucher that is about to be made, as far as the threshold asks for it. */
type NewVoucher = Pick<Voucher, 'ConfigID' | 'type' | 'Amount' | 'CreatedBy' | 'CreatedDate'>;

/** From how many đồng a day on vouchers of one category wait in the caller's books. */
export function voucherFrom(world: World, { shopId }: Context): number {
  return world.shops.get(shopId)?.VoucherApprovalFrom ?? VOUCHER_APPROVAL_FROM;
}

/** What the maker of a new voucher booked alone in its category today, in đồng. */
export function bookedAlone(world: World, voucher: NewVoucher): number {
  const before = world.vouchers
    .by('written', writtenKey(voucher))
    .filter((other) => other.Status === VOUCHER_STATUS.booked && other.ApprovedBy === undefined);
  return sumOf(before, (other) => other.Amount);
}

/** Whether a new voucher, with what its maker booked alone in its category today, comes to the threshold of the shop while somebody else could approve it. */
export function needsSecondPerson(world: World, voucher: NewVoucher, context: Context): boolean {
  const alone = voucher.Amount + bookedAlone(world, voucher);
  return alone >= voucherFrom(world, context) && waitsForAnother(world, voucherKind(voucher, context), context);
}
