/** A pasted block of the fee matrix is kept as a whole or not at all, one rate a key, and rows it does not name stay. */
import { ACTION, MENU } from '../values/menus.ts';
import { refuseSave } from '../access/rights.ts';
import { logAction } from '../history/actionLog.ts';
import { isTypeCard } from '../values/cardTypes.ts';
import type { Context } from '../command/context.ts';
import { isIsoDate, type IsoDate } from '../values/dates.ts';
import { isRate } from '../values/money.ts';
import type { PartnerFee } from '../records/people.ts';
import { stampChange, stampNew } from '../records/stamped.ts';
import { done, firstRefusal, invalid, notFound, refuse, type Refusal, type Result } from '../command/result.ts';
import { stale } from '../listing/stale.ts';
import { ownRow } from '../scope/shops.ts';
import type { World } from '../store/world.ts';
import type { PartnerFeeKey } from './feeLevel.ts';
import { feesOf } from './partnerFees.ts';

/** One rate; without ConfigPartnerFeeShopID it changes the row of its key, or adds it. */
export interface PartnerFeeCommand extends PartnerFeeKey {
  ConfigPartnerFeeShopID?: number;
  Version?: number;
  FeePercent: number;
  /** Today when absent. */
  FromDate?: IsoDate;
}

/** Keeps rates of the matrix, all or none. Refuses a foreign POS, a future start, one key twice, and a key another row has. */
export function savePartnerFee(
  world: World,
  command: { Fees: readonly PartnerFeeCommand[] },
  context: Context,
): Result<PartnerFee[]> {
  const keys = new Set<string>();
  const planned: { fee: PartnerFeeCommand; old?: PartnerFee }[] = [];
  for (const [place, fee] of command.Fees.entries()) {
    const old = rowOf(world, fee, context);
    const refused = firstRefusal(
      refuseFee(world, fee, old, context),
      keys.has(keyOf(fee)) ? refuse('Duplicate', 'Hai dòng có cùng đối tác, máy POS và loại thẻ') : undefined,
    );
    if (refused) return { ...refused, field: `Fees/${place}${refused.field ? `/${refused.field}` : ''}` };
    keys.add(keyOf(fee));
    planned.push({ fee, old });
  }
  return done(planned.map(({ fee, old }) => keepFee(world, fee, old, context)));
}

/** Deletes a rate; swipes keep the one that was frozen on them. */
export function deletePartnerFee(
  world: World,
  command: { ConfigPartnerFeeShopID: number },
  context: Context,
): Result<PartnerFee> {
  const fee = ownRow(world.partnerFees.get(command.ConfigPartnerFeeShopID), context);
  if (!fee) return notFound('dòng phí đối tác');
  const deleted = world.partnerFees.put({ ...fee, ...stampChange(fee, context), IsDeleted: true });
  const note = `Xóa phí đối tác ${world.partners.get(fee.PartnerID)?.Code ?? ''}`;
  const action = { MenuID: MENU.partnerFees, ActionID: ACTION.remove, RefID: fee.ConfigPartnerFeeShopID, Note: note };
  logAction(world, { ...action, before: fee }, context);
  return done(deleted);
}

function keepFee(world: World, fee: PartnerFeeCommand, old: PartnerFee | undefined, context: Context): PartnerFee {
  const id = old?.ConfigPartnerFeeShopID ?? world.partnerFees.nextId;
  const kept = world.partnerFees.put({
    ...(old ? { ...old, ...stampChange(old, context) } : stampNew(context)),
    ConfigPartnerFeeShopID: id,
    PartnerID: fee.PartnerID,
    PosID: fee.PosID || undefined,
    PosPartnerID: fee.PosPartnerID || undefined,
    TypeCard: fee.TypeCard,
    FeePercent: fee.FeePercent,
    FromDate: fee.FromDate ?? old?.FromDate ?? context.businessDate,
  });
  const note = `${old ? 'Cập nhật' : 'Thêm'} phí đối tác ${world.partners.get(fee.PartnerID)?.Code ?? ''}`;
  const action = { MenuID: MENU.partnerFees, ActionID: old ? ACTION.edit : ACTION.add, RefID: id, Note: note };
  logAction(world, { ...action, before: old, after: kept }, context);
  return kept;
}

function rowOf(world: World, fee: PartnerFeeCommand, context: Context): PartnerFee | undefined {
  if (fee.ConfigPartnerFeeShopID) return ownRow(world.partnerFees.get(fee.ConfigPartnerFeeShopID), context);
  return feesOf(world, fee.PartnerID).find((row) => keyOf(row) === keyOf(fee));
}

function keyOf(fee: PartnerFeeKey): string {
  return `${fee.PartnerID}|${fee.PosID ?? 0}|${fee.PosPartnerID ?? 0}|${fee.TypeCard ?? 0}`;
}

function refuseFee(
  world: World,
  fee: PartnerFeeCommand,
  old: PartnerFee | undefined,
  context: Context,
): Refusal | undefined {
  const from = fee.FromDate ?? context.businessDate;
  const posPartner = ownRow(world.posPartners.get(fee.PosPartnerID), context);
  const taken = feesOf(world, fee.PartnerID).some(
    (row) => keyOf(row) === keyOf(fee) && row.ConfigPartnerFeeShopID !== old?.ConfigPartnerFeeShopID,
  );
  return firstRefusal(
    refuseSave(world, ['partnerFees'], !old, context),
    fee.ConfigPartnerFeeShopID && !old ? notFound('dòng phí đối tác') : undefined,
    fee.ConfigPartnerFeeShopID && old && fee.Version !== old.Version ? stale(world, old) : undefined,
    ownRow(world.partners.get(fee.PartnerID), context) ? undefined : notFound('đối tác'),
    fee.PosID && fee.PosPartnerID ? refuse('Invalid', 'Chỉ chọn một máy POS', 'PosID') : undefined,
    fee.PosID && !ownRow(world.poses.get(fee.PosID), context) ? notFound('máy POS') : undefined,
    fee.PosPartnerID && posPartner?.PartnerID !== fee.PartnerID ? notFound('POS của đối tác') : undefined,
    fee.TypeCard === undefined || isTypeCard(fee.TypeCard) ? undefined : invalid('Loại thẻ', 'TypeCard'),
    isRate(fee.FeePercent) ? undefined : invalid('Phí (%)', 'FeePercent'),
    isIsoDate(from) && from <= context.businessDate
      ? undefined
      : refuse('FutureDate', 'Ngày áp dụng không được ở tương lai', 'FromDate'),
    taken ? refuse('Duplicate', 'Phí đối tác này đã được cấu hình') : undefined,
  );
}
