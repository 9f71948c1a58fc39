/** What a partner keeps of a swipe is agreed per POS and card type: the most specific agreement wins, and without one nothing is swiped (domain §2(d)). */
import type { TypeCard } from '../cardTypes.ts';
import type { Context } from '../context.ts';
import type { IsoDate } from '../dates.ts';
import { isRate } from '../money.ts';
import type { PosPartner } from '../records/funds.ts';
import type { PartnerFee } from '../records/people.ts';
import { stampNew } from '../records/stamped.ts';
import { done, invalid, missing, notFound, refuse, type Result } from '../result.ts';
import { ownRow } from '../shops.ts';
import type { World } from '../world.ts';

/** Adds a partner's terminal the shop may swipe on. */
export function addPosPartner(
  world: World,
  command: { PosName: string; TID?: string; PartnerID: number },
  context: Context,
): Result<PosPartner> {
  if (!ownRow(world.partners.get(command.PartnerID), context)) return notFound('đối tác');
  if (!command.PosName.trim()) return missing('tên máy', 'PosName');
  return done(
    world.posPartners.put({
      ...stampNew(context),
      posPartnerID: world.posPartners.nextId,
      ...command,
      ShopIDs: [context.shopId],
      Status: 1,
    }),
  );
}

/** What a partner's rate may be tied to. */
export interface PartnerFeeKey {
  PartnerID: number;
  PosID?: number;
  PosPartnerID?: number;
  TypeCard?: TypeCard;
}

/** Adds a rate. Refuses a second one on the same key. */
export function addPartnerFee(
  world: World,
  command: PartnerFeeKey & { FeePercent: number; FromDate: IsoDate },
  context: Context,
): Result<PartnerFee> {
  if (!ownRow(world.partners.get(command.PartnerID), context)) return notFound('đối tác');
  if (!isRate(command.FeePercent)) return invalid('Phí (%)', 'FeePercent');
  const same = feesOf(world, command.PartnerID).some(
    (fee) =>
      fee.PosID === command.PosID && fee.PosPartnerID === command.PosPartnerID && fee.TypeCard === command.TypeCard,
  );
  if (same) return refuse('Duplicate', 'Phí đối tác này đã được cấu hình');
  const id = world.partnerFees.nextId;
  return done(world.partnerFees.put({ ...stampNew(context), ConfigPartnerFeeShopID: id, ...command }));
}

/** Rate of a partner in thousandths of a percent: exact → POS any card → card any POS → partner's default; absent when nothing was agreed. */
export function partnerFeePercent(world: World, key: PartnerFeeKey & { TypeCard: TypeCard }): number | undefined {
  const rows = feesOf(world, key.PartnerID);
  const samePos = (row: PartnerFee) =>
    (row.PosID ?? row.PosPartnerID) !== undefined && row.PosID === key.PosID && row.PosPartnerID === key.PosPartnerID;
  const row =
    rows.find((each) => samePos(each) && each.TypeCard === key.TypeCard) ??
    rows.find((each) => samePos(each) && each.TypeCard === undefined) ??
    rows.find((each) => anyPos(each) && each.TypeCard === key.TypeCard) ??
    rows.find((each) => anyPos(each) && each.TypeCard === undefined);
  return row?.FeePercent ?? world.partners.get(key.PartnerID)?.FeePercentDefault;
}

function anyPos(row: PartnerFee): boolean {
  return row.PosID === undefined && row.PosPartnerID === undefined;
}

function feesOf(world: World, partnerId: number): PartnerFee[] {
  return world.partnerFees.by('partner', partnerId).filter((fee) => !fee.IsDeleted);
}
