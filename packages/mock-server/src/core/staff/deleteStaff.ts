/** Whoever has worked here stays on record: deleting ends the work, not the history. */
import { logAction } from '../history/actionLog.ts';
import type { Context } from '../command/context.ts';
import type { User } from '../records/account.ts';
import { stampChange } from '../records/stamped.ts';
import { done, firstRefusal, notFound, refuse, type Result } from '../command/result.ts';
import type { World } from '../store/world.ts';
import { ACTION, MENU } from '../values/menus.ts';
import { revokeSessions } from '../access/sessions.ts';
import { refuseAbove, staffInView } from './staffRules.ts';

/** Takes a member of staff off the list and ends every session; one with a history becomes Đã nghỉ việc. Refuses oneself, an owner, and whoever has more rights. */
export function deleteStaff(world: World, command: { StaffID: number }, context: Context): Result<User> {
  const caller = world.users.get(context.userId);
  const staff = staffInView(world, command.StaffID, context);
  if (!caller || !staff || staff.IsDeleted) return notFound('nhân viên');
  const refused = firstRefusal(
    staff.UserID === caller.UserID ? refuse('Forbidden', 'Không thể tự xóa tài khoản của mình') : undefined,
    refuseAbove(world, staff, caller),
    staff.ShopIDs.every((id) => caller.ShopIDs.includes(id))
      ? undefined
      : refuse('Forbidden', 'Nhân viên còn làm việc ở cửa hàng ngoài quyền của bạn'),
  );
  if (refused) return refused;
  const hasHistory = hasWorked(world, staff.UserID);
  const gone = world.users.put({
    ...staff,
    ...stampChange(staff, context),
    Status: hasHistory ? 0 : staff.Status,
    IsDeleted: true,
  });
  revokeSessions(world, staff.UserID, context.now);
  const note = `Xóa nhân viên ${staff.UserName}${hasHistory ? ', giữ lại ở Đã nghỉ việc' : ''}`;
  const action = { MenuID: MENU.staff, ActionID: ACTION.remove, RefID: staff.UserID, Note: note };
  logAction(world, { ...action, before: staff, after: gone }, context);
  return done(gone);
}

/** Whether anything on record names the person. */
function hasWorked(world: World, userId: number): boolean {
  return (
    world.sessions.count('user', userId) > 0 ||
    world.actions.rows.some((row) => row.UserID === userId) ||
    world.schedules.rows.some((row) => row.StaffID === userId || row.CreatedBy === userId) ||
    world.cards.rows.some((row) => row.StaffId === userId || row.CreatedBy === userId) ||
    world.moneyLines.rows.some((row) => row.CreatedBy === userId)
  );
}
