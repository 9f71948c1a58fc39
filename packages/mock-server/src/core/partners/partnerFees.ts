/** What a partner keeps of a swipe is agreed per POS and card type: the most specific agreement wins, and without one nothing is swiped (domain §2(d)). */
import type { Schemas } from '@so-the/api-client';
import type { TypeCard } from '../values/cardTypes.ts';
import type { Context } from '../command/context.ts';
import type { PartnerFee } from '../records/people.ts';
import { done, notFound, refuse, type Refusal, type Result } from '../command/result.ts';
import { inView } from '../scope/shops.ts';
import type { World } from '../store/world.ts';
import { levelOf, type PartnerFeeKey, type PartnerFeeLevel } from './feeLevel.ts';
import { partnerFeeView } from './partnerFeeView.ts';

/** A rate in force and where it comes from; without a row it is the default on the partner's record. */
interface FeeInForce {
  FeePercent: number;
  Level: PartnerFeeLevel;
  row?: PartnerFee;
}

/** The rate of a partner that wins for a POS and card type; absent when nothing was agreed. */
function feeInForce(world: World, key: PartnerFeeKey & { TypeCard: TypeCard }): FeeInForce | undefined {
  const [row] = feesOf(world, key.PartnerID)
    .filter((each) => covers(each, key))
    .toSorted((a, b) => levelOf(a) - levelOf(b));
  if (row) return { FeePercent: row.FeePercent, Level: levelOf(row), row };
  const FeePercent = world.partners.get(key.PartnerID)?.FeePercentDefault;
  return FeePercent === undefined ? undefined : { FeePercent, Level: 4 };
}

/** Rate of a partner in thousandths of a percent: exact → POS any card → card any POS → partner's default; absent when nothing was agreed. */
export function partnerFeePercent(world: World, key: PartnerFeeKey & { TypeCard: TypeCard }): number | undefined {
  return feeInForce(world, key)?.FeePercent;
}

/** The rate a swipe would carry now, and the row it comes from. Refuses when nothing was agreed. */
export function getPartnerFee(
  world: World,
  query: { partnerID: number; posID?: number; posPartnerID?: number; typeCard: TypeCard },
  context: Context,
): Result<Schemas['PartnerFeeInForce']> {
  const partner = inView(world, world.partners.get(query.partnerID), context);
  if (!partner) return notFound('đối tác');
  const { PartnerID } = partner;
  const key = { PartnerID, PosID: query.posID, PosPartnerID: query.posPartnerID, TypeCard: query.typeCard };
  const fee = feeInForce(world, key);
  if (!fee) return noFee();
  const { FeePercent, Level, row } = fee;
  return done({ PartnerID, FeePercent, Level, Fee: row && partnerFeeView(world, row) });
}

/** Nothing was agreed with the partner for the POS and card type. */
export function noFee(): Refusal {
  return refuse('NoFee', 'Chưa cấu hình phí đối tác');
}

/** Rows of a partner's fee matrix. */
export function feesOf(world: World, partnerId: number): PartnerFee[] {
  return world.partnerFees.by('partner', partnerId).filter((fee) => !fee.IsDeleted);
}

function covers(row: PartnerFee, key: PartnerFeeKey): boolean {
  const isForPos = row.PosID !== undefined || row.PosPartnerID !== undefined;
  const isSamePos = row.PosID === key.PosID && row.PosPartnerID === key.PosPartnerID;
  return (!isForPos || isSamePos) && (row.TypeCard === undefined || row.TypeCard === key.TypeCard);
}
