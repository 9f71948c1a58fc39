/** What is taken off a lot without money is posted as a loss or gain of its kind: a difference of rounding, or one of the lot (domain §2(p)). */
import type { Context } from '../command/context.ts';
import { accounts } from '../records/accounts.ts';
import { credit, debit } from '../records/entry.ts';
import { post } from '../ledger/post.ts';
import { LOT_PAY_KIND, type LotPayKind, type LotPayment, type NumberLot } from '../records/lot.ts';
import { stampNew } from '../records/stamped.ts';
import { done, type Result } from '../command/result.ts';
import type { World } from '../store/world.ts';
import { lotName } from './lotName.ts';

/** Line of the result that a lot's difference goes to. */
const OTHER_SIDE = { [LOT_PAY_KIND.rounding]: 'rounding', [LOT_PAY_KIND.adjustment]: 'lotDifference' } as const;

/** Takes an amount off what is left of a lot, negative to add. The caller has refused what must be refused. */
export function adjustLot(
  world: World,
  lot: NumberLot,
  kind: Exclude<LotPayKind, 1>,
  amount: number,
  reason: string | undefined,
  context: Context,
): Result<LotPayment> {
  const id = world.lotPayments.nextId;
  const what = kind === LOT_PAY_KIND.rounding ? 'Chênh lệch làm tròn' : 'Điều chỉnh';
  const entry = post(
    world,
    {
      ShopID: context.shopId,
      BusinessDate: context.businessDate,
      RefType: 'LotAdjustment',
      RefID: id,
      Description: `${what} ${lotName(world, lot)}${reason === undefined ? '' : `: ${reason}`}`,
      Lines: [...debit(accounts[OTHER_SIDE[kind]], amount), ...credit(accounts.pos(lot.PosID), amount)],
    },
    context,
  );
  if (!entry.ok) return entry;
  return done(
    world.lotPayments.put({
      ...stampNew(context),
      payNumberLoID: id,
      NumberLoID: lot.numberLoID,
      Kind: kind,
      Amount: amount,
      PaidAt: context.now,
      BusinessDate: context.businessDate,
      Reason: reason,
      Status: 1,
      EntryID: entry.value.EntryID,
    }),
  );
}
