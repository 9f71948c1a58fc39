/** A terminal of a partner keeps its owner once it has swiped, and stays on file once a swipe, a rate or a code names it. */
import { ACTION, MENU } from '../values/menus.ts';
import { refuseSave } from '../access/rights.ts';
import { logAction } from '../history/actionLog.ts';
import type { Context } from '../command/context.ts';
import { feesOf } from '../partners/partnerFees.ts';
import type { PosPartner } from '../records/funds.ts';
import { stampChange, stampNew } from '../records/stamped.ts';
import { done, firstRefusal, missing, notFound, refuse, type Refusal, type Result } from '../command/result.ts';
import { refuseStale } from '../listing/stale.ts';
import { ownRow } from '../scope/shops.ts';
import { cleanName, cleanText } from '../values/text.ts';
import type { World } from '../store/world.ts';
import { posPartnerView } from './listPosPartners.ts';

/** What a terminal form sends; without posPartnerID it adds. */
export interface PosPartnerCommand extends Partial<Omit<PosPartner, 'PosName' | 'PartnerID'>> {
  PosName: string;
  PartnerID: number;
}

/** Adds or changes a terminal. Refuses a foreign partner, a second one of the same name or TID, and another owner once it has swiped. */
export function savePosPartner(world: World, command: PosPartnerCommand, context: Context): Result<PosPartner> {
  const old = command.posPartnerID ? ownRow(world.posPartners.get(command.posPartnerID), context) : undefined;
  if (command.posPartnerID && !old) return notFound('POS đối tác');
  const refused = firstRefusal(
    refuseSave(world, ['posPartners'], !old, context),
    refuseStale(world, old, command.Version, (row) => posPartnerView(world, row)),
    ownRow(world.partners.get(command.PartnerID), context) ? undefined : notFound('đối tác'),
    command.PosName.trim() ? undefined : missing('tên máy', 'PosName'),
    old && old.PartnerID !== command.PartnerID && isUsed(world, old)
      ? refuse('InUse', 'Máy đã có lượt quẹt hoặc phí riêng nên không thể đổi đối tác', 'PartnerID')
      : undefined,
    refuseCopy(world, command),
  );
  if (refused) return refused;
  const pos = world.posPartners.put({
    ...(old
      ? { ...old, ...stampChange(old, context) }
      : { ...stampNew(context), posPartnerID: world.posPartners.nextId }),
    PosName: cleanName(command.PosName),
    TID: command.TID?.trim() || undefined,
    PartnerID: command.PartnerID,
    Note: cleanText(command.Note),
    Status: command.Status ?? 1,
  });
  const note = `${old ? 'Cập nhật' : 'Thêm'} POS đối tác ${pos.PosName}`;
  const action = { MenuID: MENU.posPartners, ActionID: old ? ACTION.edit : ACTION.add, RefID: pos.posPartnerID };
  logAction(world, { ...action, Note: note, before: old, after: pos }, context);
  return done(pos);
}

/** Deletes a terminal nothing names. */
export function deletePosPartner(
  world: World,
  command: { posPartnerID: number },
  context: Context,
): Result<PosPartner> {
  const pos = ownRow(world.posPartners.get(command.posPartnerID), context);
  if (!pos) return notFound('POS đối tác');
  if (isUsed(world, pos) || world.posCodes.count('posPartner', pos.posPartnerID) > 0) {
    return refuse('InUse', 'Máy đã có lượt quẹt, phí riêng hoặc mã POS nên không thể xóa; hãy chuyển sang Ngừng');
  }
  const deleted = world.posPartners.put({ ...pos, ...stampChange(pos, context), IsDeleted: true });
  const note = `Xóa POS đối tác ${pos.PosName}`;
  logAction(world, { MenuID: MENU.posPartners, ActionID: ACTION.remove, RefID: pos.posPartnerID, Note: note }, context);
  return done(deleted);
}

function isUsed(world: World, { posPartnerID, PartnerID }: PosPartner): boolean {
  return (
    world.swipes.count('posPartner', posPartnerID) > 0 ||
    feesOf(world, PartnerID).some((fee) => fee.PosPartnerID === posPartnerID)
  );
}

function refuseCopy(world: World, command: PosPartnerCommand): Refusal | undefined {
  const tid = command.TID?.trim();
  const others = world.posPartners
    .by('partner', command.PartnerID)
    .filter((row) => !row.IsDeleted && row.posPartnerID !== command.posPartnerID);
  return firstRefusal(
    others.some((row) => row.PosName === command.PosName.trim())
      ? refuse('Duplicate', 'Đối tác đã có máy tên này', 'PosName')
      : undefined,
    tid && others.some((row) => row.TID === tid) ? refuse('Duplicate', 'Mã máy (TID) đã tồn tại', 'TID') : undefined,
  );
}
