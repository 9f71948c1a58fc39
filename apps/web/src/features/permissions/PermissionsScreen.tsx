import type { Schemas } from '@so-the/api-client';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BREAKPOINTS, Empty, Icon, Link, PageHeader, SplitPane, useMediaQuery } from '@so-the/ui';
import { useListStaffQuery } from '../../api/userApi.ts';
import { Refused } from '../../kit/answer/Answer.tsx';
import { isForbidden } from '../../kit/list/listAnswer.ts';
import { PATHS } from '../../kit/places/paths.ts';
import { isInUse } from '../../lib/isInUse.ts';
import { GroupPermissions } from './group/GroupPermissions.tsx';
import './permissions.css';
import { StaffList } from './StaffList.tsx';
import { StaffPermissions } from './StaffPermissions.tsx';

/** More people than any shop employs. */
const ALL = 500;

/** /manager/permission: whoever the address names; where the list stands beside the rights, else the first person of it. */
export function PermissionsScreen() {
  const [address] = useSearchParams();
  const staff = useListStaffQuery({ PageSize: ALL });
  const isBeside = useMediaQuery(`(width >= ${BREAKPOINTS.md}px)`);
  const named = Number(address.get('StaffID')) || null;
  const groupId = named === null ? Number(address.get('GroupID')) || null : null;
  const people = staff.data?.Data ?? [];
  const staffId = named ?? (isBeside && groupId === null ? firstOf(people) : null);
  return (
    <section className="permissions" data-chosen={(named ?? groupId) !== null || undefined}>
      <PageHeader title="Phân quyền" description="Ai được làm gì trên từng màn hình." />
      {isForbidden(staff.error) ? (
        <Refused noun="phân quyền" />
      ) : (
        <SplitPane
          label="Độ rộng danh sách nhân viên"
          share={22}
          minShare={15}
          start={<StaffList answer={staff} chosen={staffId} group={groupId} />}
          end={
            staffId !== null ? (
              <One>
                <StaffPermissions key={staffId} staffId={staffId} />
              </One>
            ) : groupId !== null && staff.isSuccess ? (
              <One>
                <GroupPermissions key={groupId} staff={people} groupId={groupId} />
              </One>
            ) : (
              <Empty kind="noData" title="Chưa chọn nhân viên">
                Chọn một nhóm hoặc một nhân viên để xem và sửa quyền.
              </Empty>
            )
          }
        />
      )}
    </section>
  );
}

/** Whom the screen begins with: the first person at work who is no owner, for an owner's rights never change. */
function firstOf(staff: readonly Schemas['Staff'][]): number | null {
  const inOrder = staff.toSorted((a, b) => a.GroupID - b.GroupID);
  return inOrder.find((one) => isInUse(one) && !one.IsOwner)?.UserID ?? null;
}

/** Whose rights are open; on a phone with the way back to the list above it. */
function One({ children }: { children: ReactNode }) {
  return (
    <div className="permissions__one">
      <Link className="permissions__back" href={PATHS.permissions}>
        <Icon name="chevron-left" size={16} />
        Chọn nhân viên khác
      </Link>
      {children}
    </div>
  );
}
