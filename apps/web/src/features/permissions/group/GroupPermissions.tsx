import { useRef, useState } from 'react';
import { actionIDOptions, groupIDOptions, labelOf, type Schemas } from '@so-the/api-client';
import { Empty, ErrorState, FormPage, Link, Notice, Panel, PermissionTree, Skeleton } from '@so-the/ui';
import { LeaveGuard } from '../../../kit/form/drafts/LeaveGuard.tsx';
import { PATHS } from '../../../kit/places/paths.ts';
import * as places from '../../../kit/places/places.ts';
import { StepLink } from '../../../kit/places/StepLink.tsx';
import { changesOf, keysOf, tick, treeOf, type Rights } from '../rightSet.ts';
import { ownCount } from './groupRights.ts';
import { SaveGroupRights } from './SaveGroupRights.tsx';
import { useGroup, type Group } from './useGroup.ts';
import './group.css';

const actions = actionIDOptions.filter(({ value }) => value !== 10).map(({ value, label }) => ({ id: value, label }));

/** Props of {@link GroupPermissions}. */
export interface GroupPermissionsProps {
  staff: readonly Schemas['Staff'][];
  groupId: number;
}

/** A group with its people and what it gives them all; a change of it goes to everybody of the group (counter §8). */
export function GroupPermissions({ staff, groupId }: GroupPermissionsProps) {
  const group = useGroup(staff, groupId);
  const name = labelOf(groupIDOptions, groupId as Schemas['Staff']['GroupID']);
  return (
    <Panel title={`Nhóm ${name}`} aside={<span>{`${group.members.length} người`}</span>}>
      {group.isLoading ? (
        <Skeleton lines={12} />
      ) : group.failure ? (
        <ErrorState message={group.failure.message} onRetry={group.reload} />
      ) : group.members.length === 0 ? (
        <Empty kind="noData" title="Nhóm chưa có ai" action={<StepLink href={PATHS.newStaff}>Thêm nhân viên</StepLink>}>
          Nhân viên mới của nhóm nhận quyền mặc định của nhóm.
        </Empty>
      ) : (
        <div className="group-rights">
          <Members {...group} />
          <GroupForm key={JSON.stringify(group.common)} group={group} name={name} />
        </div>
      )}
    </Panel>
  );
}

function Members({ members, common }: Group) {
  return (
    <ul className="group-rights__members" aria-label="Người trong nhóm">
      {members.map(({ StaffID, FullName, IsOwner, Rights: held }) => {
        const own = IsOwner ? 0 : ownCount(held, common);
        return (
          <li key={StaffID}>
            <Link href={places.permissions({ StaffID })}>{FullName}</Link>
            {own > 0 && <span>{`thêm ${own} quyền riêng`}</span>}
          </li>
        );
      })}
    </ul>
  );
}

function GroupForm({ group, name }: { group: Group; name: string }) {
  const { common, grantable, following } = group;
  const [rights, setRights] = useState<Rights>(common);
  const [asking, setAsking] = useState(false);
  const passing = useRef(false);
  const readOnly = following.length === 0;
  const changes = changesOf(rights, common);
  return (
    <>
      <LeaveGuard when={changes.length > 0} passing={passing} />
      <FormPage
        label={`Quyền của nhóm ${name}`}
        changes={changes.map(({ screen }) => screen)}
        onSubmit={() => setAsking(true)}
        onDiscard={() => setRights(common)}
        submitLabel="Lưu cho cả nhóm"
      >
        <Notice tone="info">
          {readOnly
            ? 'Đây là quyền mà mọi người trong nhóm đều có. Bạn không sửa được quyền của ai trong nhóm này.'
            : 'Đây là quyền mà mọi người trong nhóm đều có. Thêm hay bỏ ở đây là thêm hay bỏ cho cả nhóm; quyền riêng của từng người giữ nguyên.'}
        </Notice>
        <PermissionTree
          label={`Quyền của nhóm ${name}`}
          menus={treeOf(common, grantable)}
          actions={actions}
          value={keysOf(rights)}
          saved={keysOf(common)}
          readOnly={readOnly}
          onChange={(next) => setRights(tick(next, keysOf(rights)))}
        />
      </FormPage>
      {asking && (
        <SaveGroupRights group={group} name={name} rights={rights} changes={changes} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
