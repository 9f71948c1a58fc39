/** What one person writes in one category within a day counts together: from the shop's threshold on it waits for a second person. */
import { proposalOf, waitsForAnother, type Proposal, type ProposalKind } from '../approvals/approval.ts';
import type { Context } from '../command/context.ts';
import { VOUCHER_KIND, VOUCHER_STATUS, writtenKey, type Voucher } from '../records/voucher.ts';
import type { World } from '../store/world.ts';
import { sumOf } from '../values/money.ts';
import { voucherMenu } from './voucherMenus.ts';

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

/** Whether a new voucher, with what its maker booked alone in its category today, comes to the threshold of the shop while somebody else could approve it. */
export function needsSecondPerson(world: World, voucher: Voucher, context: Context): boolean {
  const from = world.shops.get(voucher.ShopID)?.VoucherApprovalFrom ?? VOUCHER_APPROVAL_FROM;
  const before = world.vouchers
    .by('written', writtenKey(voucher))
    .filter((other) => other.Status === VOUCHER_STATUS.booked && other.ApprovedBy === undefined);
  const alone = voucher.Amount + sumOf(before, (other) => other.Amount);
  return alone >= from && waitsForAnother(world, voucherKind(voucher, context), context);
}
