import { useState } from 'react';
import { groupIDOptions, labelOf, type Schemas } from '@so-the/api-client';
import { ConfirmDialog, Menu } from '@so-the/ui';
import { useGetStaffPermissionsQuery } from '../../api/userApi.ts';
import { StaffPicker } from '../../kit/pickers/StaffPicker.tsx';
import { within } from './rightSet.ts';

/** Props of {@link CopyRights}. */
export interface CopyRightsProps {
  permissions: Schemas['StaffPermissions'];
  /** Takes the copied rights; nothing is saved by that. */
  onCopy: (rights: Schemas['MenuRight'][]) => void;
}

/** Takes over the usual rights of the group, or those of somebody else; never more than may be granted. */
export function CopyRights({ permissions, onCopy }: CopyRightsProps) {
  const { GroupID, GroupRights, Grantable } = permissions;
  const [choosing, setChoosing] = useState(false);
  const group = labelOf(groupIDOptions, GroupID);
  return (
    <>
      <Menu
        label="Chép quyền"
        align="end"
        items={[
          { label: `Mặc định của nhóm ${group}`, onSelect: () => onCopy(within(GroupRights, Grantable)) },
          { label: 'Từ nhân viên khác…', onSelect: () => setChoosing(true) },
        ]}
      />
      {choosing && (
        <CopyFromStaff onCopy={(rights) => onCopy(within(rights, Grantable))} onClose={() => setChoosing(false)} />
      )}
    </>
  );
}

interface CopyFromStaffProps {
  onCopy: (rights: Schemas['MenuRight'][]) => void;
  onClose: () => void;
}

function CopyFromStaff({ onCopy, onClose }: CopyFromStaffProps) {
  const [staffId, setStaffId] = useState<number | null>(null);
  const source = useGetStaffPermissionsQuery({ StaffID: staffId ?? 0 }, { skip: staffId === null });
  const copy = () => {
    if (!source.currentData) throw new Error('Vui lòng chọn nhân viên');
    onCopy(source.currentData.Data.Rights);
    onClose();
  };
  return (
    <ConfirmDialog title="Chép quyền từ nhân viên khác" confirmLabel="Chép" onConfirm={copy} onClose={onClose}>
      <p>Quyền đang chọn được thay bằng quyền của người này, trừ quyền mà bạn không có. Chưa lưu gì.</p>
      <StaffPicker label="Nhân viên" value={staffId} onChange={setStaffId} />
    </ConfirmDialog>
  );
}
