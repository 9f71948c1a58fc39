/** What a correction is said to make of an order is what the order shows once it is made. */
import type { Schemas } from '@so-the/api-client';
import { commissionStanding } from '../ledger/commissionStanding.ts';
import { sumOf } from '../values/money.ts';
import type { Schedule } from '../records/schedule.ts';
import type { World } from '../store/world.ts';
import { isSettled, orderTotals } from './orderTotals.ts';
import { swipesOfPlan, type CorrectionPlan, type SwipeChange } from './planCorrection.ts';
import { settlementOf, type Settlement } from './settlement.ts';

/** What percentages decide of an order, in đồng. */
type Figures = Required<Schemas['CorrectedFigures']>;

/** What percentages decide of an order, as it stands. */
export function figuresOfOrder(world: World, order: Schedule): Figures {
  const { FeeAmount, PosFeeAmount, AffAmount, PartnerAmount, Profit, DebtWithFee } = orderTotals(world, order);
  return { FeeAmount, PosFeeAmount, AffAmount, PartnerAmount, Profit, DebtWithFee };
}

/** The same with the right percentages of a plan. */
export function correctedFigures(world: World, plan: CorrectionPlan): Figures {
  const before = figuresOfOrder(world, plan.old);
  const old = settlementOf(world, plan.old);
  const right = settlementOf(world, plan.right, { swipes: swipesOfPlan(world, plan) });
  const isPartnersCard = plan.old.PartnerMode === 2;
  const more = (amountOf: (swipe: SwipeChange['old']) => number) =>
    sumOf(plan.swipes, (change) => amountOf(change.right) - amountOf(change.old));
  const feeOfCustomer = isSettled(plan.old)
    ? right.FeeAmount - old.FeeAmount
    : orderTotals(world, plan.right).FeeAmount - before.FeeAmount;
  const feeOfPartner = isPartnersCard ? more((swipe) => swipe.PartnerFee) : 0;
  const FeeAmount = before.FeeAmount + feeOfCustomer + feeOfPartner;
  const PosFeeAmount = before.PosFeeAmount + more((swipe) => swipe.PosFee);
  const AffAmount = commissionAfter(world, plan, { before, old, right, feeOfCustomer });
  const share = isPartnersCard ? 0 : more((swipe) => (swipe.PosID === undefined ? swipe.PartnerFee : 0));
  const PartnerAmount = before.PartnerAmount + right.PartnerAmount - old.PartnerAmount + share;
  return {
    FeeAmount,
    PosFeeAmount,
    AffAmount,
    PartnerAmount,
    Profit: FeeAmount - PosFeeAmount - AffAmount - PartnerAmount + orderTotals(world, plan.old).ProfitAdjust,
    DebtWithFee: before.DebtWithFee + feeOfCustomer,
  };
}

/** What a correction leaves of the commission; one that waits for its customer is owed or not by what they owe afterwards. */
function commissionAfter(
  world: World,
  { old: order }: CorrectionPlan,
  figures: { before: Figures; old: Settlement; right: Settlement; feeOfCustomer: number },
): number {
  const { before, old, right, feeOfCustomer } = figures;
  const standing = commissionStanding(world, order);
  if (!standing) return before.AffAmount + right.AffAmount - old.AffAmount;
  return standing.balance + feeOfCustomer <= 0 && !standing.isLost ? right.AffAmount : 0;
}
