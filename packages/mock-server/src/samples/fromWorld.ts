import { bankOf } from '../core/values/banks.ts';
import type { BillFacts } from '../core/records/bill.ts';
import { LINE_STATUS, type Swipe } from '../core/records/schedule.ts';
import type { StatementRow } from '../core/records/statement.ts';
import type { World } from '../core/store/world.ts';

/** Prefix of a card whose own is not kept. */
const USUAL_BIN = '422151';
/** What the bank of a sample kept more than agreed, in đồng. */
const FEE_DIFFERENCE = 3300;
/** Most rows of a sample statement that are of swipes. */
const ROWS = 40;

/** What the terminal printed for a swipe. */
export function slipOfSwipe(world: World, swipe: Swipe): BillFacts {
  const pos = world.poses.get(swipe.PosID);
  return {
    BankName: bankOf(pos?.BankID ?? 1)?.BankName,
    MerchantName: world.shops.get(swipe.ShopID)?.ShopName.slice(0, 30),
    TID: pos?.TID ?? world.posPartners.get(swipe.PosPartnerID)?.TID,
    MID: pos?.MID,
    LotNo: swipe.LotNo,
    InvoiceNo: swipe.InvoiceNo,
    RefNo: `6324${String(swipe.logWithdrawalId).padStart(8, '0')}`,
    ApprovalCode: swipe.ApprovalCode,
    CardMasked: cardOf(world, swipe),
    TypeCard: swipe.TypeCard,
    Amount: swipe.Amount,
    SwipedAt: swipe.SwipedAt,
  };
}

/** What the bank's statement says of a swipe on an own terminal. */
export function rowOfSwipe(world: World, swipe: Swipe): StatementRow {
  return {
    Date: swipe.BusinessDate,
    TID: world.poses.get(swipe.PosID)?.TID ?? '',
    LotNo: swipe.LotNo,
    InvoiceNo: swipe.InvoiceNo,
    ApprovalCode: swipe.ApprovalCode,
    CardMasked: cardOf(world, swipe),
    Amount: swipe.Amount,
    Fee: swipe.PosFee,
    Net: swipe.Amount - swipe.PosFee,
  };
}

/**
 * Rows of a statement to try: the latest swipes of a terminal, the first with another fee, the second told only by its
 * amount and card, and after them a sale nobody entered and one of another terminal.
 */
export function sampleRows(world: World, posId: number): StatementRow[] {
  const swipes = world.swipes.by('pos', posId).filter((swipe) => swipe.Status === LINE_STATUS.done);
  const [first, second, ...others] = swipes.slice(-ROWS).map((swipe) => rowOfSwipe(world, swipe));
  if (!first) return [];
  const dearer = { ...first, Fee: first.Fee + FEE_DIFFERENCE, Net: first.Net - FEE_DIFFERENCE };
  const vague = second && { ...second, LotNo: undefined, InvoiceNo: undefined, ApprovalCode: undefined };
  return [dearer, ...(vague ? [vague] : []), ...others, ...strangeRows(first)];
}

/** A sale of the terminal nobody entered, and one of a terminal nobody knows. */
export function strangeRows(like: StatementRow): StatementRow[] {
  const nobody = { ApprovalCode: 'Z90001', InvoiceNo: '990001', Amount: 7_777_000, Fee: 102_656, Net: 7_674_344 };
  return [
    { ...like, ...nobody },
    { ...like, TID: '99990000', ApprovalCode: 'Z90002' },
  ];
}

function cardOf(world: World, swipe: Swipe): string | undefined {
  const card = world.cards.get(swipe.CardDataID);
  if (!card) return undefined;
  const bin = (card.Bin ?? USUAL_BIN).padEnd(6, '0');
  return `${bin.slice(0, 4)} ${bin.slice(4, 6)}** **** ${card.Last4}`;
}
