/** A POS code is asked for, then approved or refused, and an approved one may be revoked: each step once, with its name and time (domain §4). */
import type { Schemas } from '@so-the/api-client';
import { ACTION, MENU, type ActionID } from '../values/menus.ts';
import { hasRight } from '../access/rights.ts';
import { logAction } from '../history/actionLog.ts';
import type { Context } from '../command/context.ts';
import { CANCEL_REASON, refuseReason } from '../command/reasons.ts';
import type { PosCode } from '../records/funds.ts';
import { stampChange, stampNew } from '../records/stamped.ts';
import { done, firstRefusal, missing, notFound, refuse, type Result } from '../command/result.ts';
import { stale } from '../listing/stale.ts';
import { ownRow } from '../scope/shops.ts';
import { cleanText } from '../values/text.ts';
import type { World } from '../store/world.ts';

/** Statuses of a request. */
export const POS_CODE = { waiting: 0, approved: 1, refused: 2, revoked: 3 } as const;

const ARROWS: Readonly<Record<PosCode['Status'], readonly PosCode['Status'][]>> = {
  [POS_CODE.waiting]: [POS_CODE.approved, POS_CODE.refused],
  [POS_CODE.approved]: [POS_CODE.revoked],
  [POS_CODE.refused]: [],
  [POS_CODE.revoked]: [],
};

const WORDS: Readonly<Record<PosCode['Status'], string>> = {
  [POS_CODE.waiting]: 'Yêu cầu',
  [POS_CODE.approved]: 'Duyệt',
  [POS_CODE.refused]: 'Từ chối',
  [POS_CODE.revoked]: 'Thu hồi',
};

/** Asks for a code (without LogID), or decides on a request. */
export function savePosCodeStatus(world: World, command: Schemas['PosCodeInput'], context: Context): Result<PosCode> {
  return command.LogID === undefined ? askForCode(world, command, context) : decideOnCode(world, command, context);
}

/** What the caller may decide on a request now. */
export function nextCodeStatuses(world: World, code: PosCode, context: Context): PosCode['Status'][] {
  const mayDecide = ownRow(code, context) && hasRight(world, context, MENU.posPartners, ACTION.approve);
  return mayDecide ? [...ARROWS[code.Status]] : [];
}

function askForCode(world: World, command: Schemas['PosCodeInput'], context: Context): Result<PosCode> {
  const pos = ownRow(world.posPartners.get(command.PosPartnerID), context);
  const PosCode = command.PosCode?.trim().toUpperCase() ?? '';
  const order = command.ScheduleID ? ownRow(world.schedules.get(command.ScheduleID), context) : undefined;
  if (!pos) return notFound('POS đối tác');
  const isThere = world.posCodes
    .by('posPartner', pos.posPartnerID)
    .some((row) => row.PosCode === PosCode && (row.Status === POS_CODE.waiting || row.Status === POS_CODE.approved));
  const refused = firstRefusal(
    hasRight(world, context, MENU.posPartners, ACTION.add) ? undefined : forbidden(),
    command.Status === undefined || command.Status === POS_CODE.waiting
      ? undefined
      : refuse('WrongStatus', 'Yêu cầu mới phải ở trạng thái Chờ duyệt', 'Status'),
    PosCode ? undefined : missing('mã POS', 'PosCode'),
    pos.Status === 1 ? undefined : refuse('Inactive', 'POS đối tác đã ngừng sử dụng', 'PosPartnerID'),
    command.ScheduleID && !order ? notFound('đơn') : undefined,
    isThere ? refuse('Duplicate', 'Mã POS này đang chờ duyệt hoặc đang dùng', 'PosCode') : undefined,
  );
  if (refused) return refused;
  const code = world.posCodes.put({
    ...stampNew(context),
    LogID: world.posCodes.nextId,
    PosPartnerID: pos.posPartnerID,
    PosCode,
    ScheduleID: order?.ScheduleID,
    RequestedBy: context.userId,
    Status: POS_CODE.waiting,
    Note: cleanText(command.Note),
  });
  logCode(world, code, ACTION.add, context);
  return done(code);
}

function decideOnCode(world: World, command: Schemas['PosCodeInput'], context: Context): Result<PosCode> {
  const code = ownRow(world.posCodes.get(command.LogID), context);
  if (!code) return notFound('yêu cầu mã POS');
  const Status = command.Status ?? POS_CODE.waiting;
  const refused = firstRefusal(
    hasRight(world, context, MENU.posPartners, ACTION.approve) ? undefined : forbidden(),
    command.Version === code.Version ? undefined : stale(world, code),
    ARROWS[code.Status].includes(Status)
      ? undefined
      : refuse('WrongStatus', 'Không thể chuyển yêu cầu sang trạng thái này', 'Status'),
    Status === POS_CODE.approved ? undefined : refuseReason(command.Note, CANCEL_REASON, 'Note'),
  );
  if (refused) return refused;
  const decided = world.posCodes.put({
    ...code,
    ...stampChange(code, context),
    Status,
    DecidedBy: context.userId,
    DecidedAt: context.now,
    Note: cleanText(command.Note) ?? code.Note,
  });
  logCode(world, decided, ACTION.approve, context);
  return done(decided);
}

function forbidden() {
  return refuse('Forbidden', 'Không có quyền thực hiện thao tác này');
}

function logCode(world: World, code: PosCode, ActionID: ActionID, context: Context): void {
  const Note = `${WORDS[code.Status]} mã POS ${code.PosCode}${code.Note ? `: ${code.Note}` : ''}`;
  logAction(world, { MenuID: MENU.posPartners, ActionID, RefID: code.LogID, Note }, context);
}
