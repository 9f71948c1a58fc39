/** What a correction is said to make of an order is what the order shows once it is made. */
import type { Schemas } from '@so-the/api-client';
import { sumOf } from '../values/money.ts';
import type { Schedule } from '../records/schedule.ts';
import type { World } from '../store/world.ts';
import { isSettled, orderTotals } from './orderTotals.ts';
import { swipesOfPlan, type CorrectionPlan, type SwipeChange } from './planCorrection.ts';
import { settlementOf } from './settlement.ts';

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
  const AffAmount = before.AffAmount + right.AffAmount - old.AffAmount;
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
