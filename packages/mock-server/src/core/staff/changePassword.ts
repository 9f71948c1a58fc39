/** A changed password ends every session that knew the old one. */
import type { Context } from '../command/context.ts';
import { hashPassword, verifyPassword } from '../values/password.ts';
import { stampChange } from '../records/stamped.ts';
import { done, missing, refuse, type Result } from '../command/result.ts';
import type { World } from '../store/world.ts';
import { refusePassword } from './register.ts';
import { revokeSessions } from '../access/sessions.ts';

/** Changes the caller's password and revokes all of the caller's tokens. Refuses a wrong old one, a weak, equal or unconfirmed new one. */
export function changePassword(
  world: World,
  command: { OldPassword: string; NewPassword: string; ConfirmPassword: string },
  context: Context,
): Result<{ UserID: number }> {
  const user = world.users.get(context.userId);
  if (!user) return refuse('Unauthorized', 'Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại');
  if (!command.OldPassword) return missing('mật khẩu cũ', 'OldPassword');
  if (!verifyPassword(command.OldPassword, user.PasswordHash)) {
    return refuse('WrongPassword', 'Mật khẩu cũ không đúng', 'OldPassword');
  }
  const refused = refusePassword(command.NewPassword, command.ConfirmPassword, 'NewPassword');
  if (refused) return refused;
  if (command.NewPassword === command.OldPassword) {
    return refuse('Invalid', 'Mật khẩu mới phải khác mật khẩu cũ', 'NewPassword');
  }
  world.users.put({
    ...user,
    ...stampChange(user, context),
    PasswordHash: hashPassword(command.NewPassword, context.randomHex(16)),
  });
  revokeSessions(world, user.UserID, context.now);
  return done({ UserID: user.UserID });
}
