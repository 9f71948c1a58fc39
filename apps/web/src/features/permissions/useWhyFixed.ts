import type { Schemas } from '@so-the/api-client';
import { useRights } from '../../kit/access/useRights.ts';
import { PATHS } from '../../kit/places/paths.ts';
import { useSession } from '../../session/useSession.ts';
import { within } from './rightSet.ts';

/** Why the rights of a person can be read but not changed by this user; null when they can be changed. */
export function useWhyFixed(permissions: Schemas['StaffPermissions']): string | null {
  const { user } = useSession();
  const { edit } = useRights(PATHS.permissions);
  return whyFixed(permissions, user.UserID, edit);
}

/** The same for a user by number, who may or may not grant rights at all. */
export function whyFixed(
  { StaffID, IsOwner, Rights, Grantable }: Schemas['StaffPermissions'],
  userId: number,
  mayGrant: boolean,
): string | null {
  if (IsOwner) return 'Chủ sở hữu luôn có mọi quyền, không thể thay đổi.';
  if (StaffID === userId) return 'Không thể tự đổi quyền của mình.';
  if (!mayGrant) return 'Bạn chỉ được xem, không được phân quyền.';
  const held = JSON.stringify(within(Rights, Rights));
  return JSON.stringify(within(Rights, Grantable)) === held
    ? null
    : 'Nhân viên này có quyền mà bạn không có nên bạn không sửa được.';
}
