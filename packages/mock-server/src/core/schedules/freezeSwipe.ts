/** A swipe carries the rates of its day: later changes of a POS, partner or collaborator never reach it. */
import { affPercent } from '../affs/affPercent.ts';
import { businessDateOf, type IsoInstant } from '../values/dates.ts';
import { fee } from '../values/fees.ts';
import { accounts } from '../records/accounts.ts';
import { credit, debit, type Line } from '../records/entry.ts';
import { partnerFeePercent } from '../partners/partnerFees.ts';
import { posFeePercent } from '../pos/posFee.ts';
import { brokenRules, brokenRulesElsewhere } from '../pos/swipeRules.ts';
import type { Card } from '../records/card.ts';
import type { Schedule, Swipe } from '../records/schedule.ts';
import type { World } from '../store/world.ts';

/** What was read off the slip. */
export interface Slip {
  PosID?: number;
  PosPartnerID?: number;
  Amount: number;
  LotNo?: string;
  InvoiceNo?: string;
}

/** Rates and rules of a swipe, as they are on its day. */
export type FrozenRates = Pick<
  Swipe,
  | 'TypeCard'
  | 'PosFeePercent'
  | 'PosFee'
  | 'CustomerFeePercent'
  | 'AffPercent'
  | 'PartnerID'
  | 'PartnerFeePercent'
  | 'PartnerFee'
  | 'RuleWarnings'
>;

/** Partner a swipe is shared with: the owner of the partner's POS, or the partner of the order (cases 2 and 3). */
export function partnerOf(world: World, order: Schedule | undefined, slip: Slip): number | undefined {
  if (slip.PosPartnerID !== undefined) return world.posPartners.get(slip.PosPartnerID)?.PartnerID;
  return order && order.PartnerMode >= 2 ? order.PartnerID : undefined;
}

/** Rates of a card on a POS on a day, and every rule the swipe breaks there. */
export function freezeRates(
  world: World,
  swipe: { slip: Slip; at: IsoInstant; card?: Card; order?: Schedule; customerFeePercent: number; exceptId?: number },
): FrozenRates {
  const { slip, at, card, order } = swipe;
  const date = businessDateOf(at);
  const typeCard = card?.TypeCard ?? 9;
  const pos = world.poses.get(slip.PosID);
  const posPercent = pos ? (posFeePercent(pos, typeCard, date) ?? 0) : 0;
  const partnerId = partnerOf(world, order, slip);
  const key = { PosID: slip.PosID, PosPartnerID: slip.PosPartnerID, TypeCard: typeCard };
  const partnerPercent =
    partnerId === undefined ? 0 : (partnerFeePercent(world, { ...key, PartnerID: partnerId }) ?? 0);
  const plan = { ...slip, SwipedAt: at, card, TypeCard: typeCard, logWithdrawalId: swipe.exceptId };
  return {
    TypeCard: typeCard,
    PosFeePercent: posPercent,
    PosFee: fee(slip.Amount, posPercent),
    CustomerFeePercent: swipe.customerFeePercent,
    AffPercent: order ? (affPercent(world, order.AffID, typeCard) ?? 0) : 0,
    PartnerID: partnerId,
    PartnerFeePercent: partnerPercent,
    PartnerFee: order?.PartnerMode === 3 ? 0 : fee(slip.Amount, partnerPercent),
    RuleWarnings: pos ? brokenRules(world, { ...plan, pos }) : brokenRulesElsewhere(world, plan),
  };
}

/** What a swipe of an order posts (domain §2(o)): own POS, a partner's POS (case 1), or a partner's card on our POS (case 2). */
export function swipePosting(order: Schedule, swipe: Swipe): Line[] {
  const id = order.ScheduleID;
  const customer = accounts.customer(order.CustomerID);
  const partner = accounts.partner(swipe.PartnerID ?? 0);
  if (swipe.PosID === undefined) {
    return [
      ...debit(partner, swipe.Amount - swipe.PartnerFee, id),
      ...debit(accounts.partnerShare, swipe.PartnerFee, id),
      ...credit(customer, swipe.Amount, id),
    ];
  }
  const received = [
    ...debit(accounts.pos(swipe.PosID), swipe.Amount - swipe.PosFee, id),
    ...debit(accounts.posFee, swipe.PosFee, id),
  ];
  if (order.PartnerMode !== 2) return [...received, ...credit(customer, swipe.Amount, id)];
  return [
    ...received,
    ...credit(partner, swipe.Amount - swipe.PartnerFee, id),
    ...credit(accounts.partnerFee, swipe.PartnerFee, id),
  ];
}
