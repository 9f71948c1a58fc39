import type { ApiFailure } from '@so-the/api-client';
import { ConfirmDialog, toast } from '@so-the/ui';
import { useSaveStaffPermissionsMutation } from '../../../api/userApi.ts';
import { useSendOnce } from '../../../kit/form/sending/useSendOnce.ts';
import { ChangeList } from '../ChangeList.tsx';
import type { Rights, RightsChange } from '../rightSet.ts';
import { followGroup } from './groupRights.ts';
import type { Group } from './useGroup.ts';

/** Props of {@link SaveGroupRights}. */
export interface SaveGroupRightsProps {
  group: Group;
  name: string;
  /** What the group gives from now on. */
  rights: Rights;
  changes: readonly RightsChange[];
  onClose: () => void;
}

/** Names who gets and loses what, then saves it person by person. Who could not be saved is named, and the rest stays saved. */
export function SaveGroupRights({ group, name, rights, changes, onClose }: SaveGroupRightsProps) {
  const { following, members, common, reload } = group;
  const [saveRights] = useSaveStaffPermissionsMutation();
  const sendOnce = useSendOnce();
  const fixed = members.filter((one) => !following.includes(one));

  const confirm = async () => {
    const failed: string[] = [];
    for (const { StaffID, Version, FullName, Rights: held } of following) {
      const body = { StaffID, Version, Rights: [...followGroup(held, common, rights)] };
      await sendOnce(body, (sent, idempotencyKey) => saveRights({ body: sent, idempotencyKey }).unwrap()).catch(
        (failure: ApiFailure) => failed.push(`${FullName}: ${failure.message}`),
      );
    }
    reload();
    if (failed.length > 0) throw new Error(`Chưa lưu được cho ${failed.join('; ')}`);
    toast.success(`Lưu quyền của nhóm ${name} thành công`);
    onClose();
  };
  return (
    <ConfirmDialog title={`Lưu quyền của nhóm ${name}`} confirmLabel="Lưu" onConfirm={confirm} onClose={onClose}>
      <p>{`Áp dụng cho ${following.length} người: ${following.map(({ FullName }) => FullName).join(', ')}.`}</p>
      {fixed.length > 0 && <p>{`Không đổi: ${fixed.map(({ FullName }) => FullName).join(', ')}.`}</p>}
      <ChangeList changes={changes} />
    </ConfirmDialog>
  );
}
