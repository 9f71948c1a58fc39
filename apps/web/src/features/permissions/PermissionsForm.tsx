import { useMemo, useRef, useState } from 'react';
import { actionIDOptions, groupIDOptions, labelOf, type Schemas } from '@so-the/api-client';
import { Button, FormPage, Notice, Panel, PermissionTree } from '@so-the/ui';
import { joined } from '@so-the/ui/format';
import { ConflictNotice } from '../../kit/form/sending/ConflictNotice.tsx';
import { LeaveGuard } from '../../kit/form/drafts/LeaveGuard.tsx';
import { CopyRights } from './CopyRights.tsx';
import { offered, withUnoffered } from './menuActions.ts';
import { changesOf, keysOf, tick, treeOf } from './rightSet.ts';
import { SaveRights } from './SaveRights.tsx';
import { usePermissionsForm } from './usePermissionsForm.ts';
import { useWhyFixed } from './useWhyFixed.ts';

/** No screen shows a whole card number: "Xem số thẻ đầy đủ" has no box on any. */
const actions = actionIDOptions.filter(({ value }) => value !== 10).map(({ value, label }) => ({ id: value, label }));
const labels = new Map([['Rights', 'quyền']]);

/** Props of {@link PermissionsForm}. */
export interface PermissionsFormProps {
  permissions: Schemas['StaffPermissions'];
  /** Fetches the rights again when somebody else has changed them. */
  onStale: () => unknown;
}

/** Screens by actions of one person: ticked or copied, compared with what is saved, then saved as a whole. */
export function PermissionsForm({ permissions, onStale }: PermissionsFormProps) {
  const { FullName, GroupID, Rights: saved, Grantable } = permissions;
  const label = `Quyền của ${FullName || 'nhân viên'}`;
  const { rights, change, save, startOver, restored, conflict } = usePermissionsForm(permissions, onStale);
  const [asking, setAsking] = useState(false);
  const passing = useRef(false);
  const fixed = useWhyFixed(permissions);
  const menus = useMemo(() => treeOf(offered(saved), offered(Grantable)), [saved, Grantable]);
  const [shown, shownSaved] = [offered(rights), offered(saved)];
  const changes = changesOf(shown, shownSaved);
  return (
    <Panel
      title={joined(FullName, labelOf(groupIDOptions, GroupID)) || 'Quyền'}
      aside={
        fixed === null && (
          <CopyRights
            permissions={permissions}
            onCopy={(copied) => change([...withUnoffered(offered(copied), rights)])}
          />
        )
      }
    >
      <LeaveGuard when={changes.length > 0} passing={passing} />
      <FormPage
        label={label}
        changes={changes.map(({ screen }) => screen)}
        onSubmit={() => setAsking(true)}
        onDiscard={startOver}
        submitLabel="Lưu quyền"
      >
        {fixed !== null && <Notice tone="info">{fixed}</Notice>}
        {restored && (
          <Notice
            tone="info"
            action={
              <Button size="small" onClick={startOver}>
                Bỏ nội dung này
              </Button>
            }
          >
            Đã khôi phục những gì bạn chọn trước khi phiên đăng nhập hết hạn.
          </Notice>
        )}
        {conflict && <ConflictNotice conflict={conflict} labels={labels} />}
        <PermissionTree
          label={label}
          menus={menus}
          actions={actions}
          value={keysOf(shown)}
          saved={keysOf(shownSaved)}
          readOnly={fixed !== null}
          onChange={(next) => change([...withUnoffered(tick(next, keysOf(shown)), rights)])}
        />
      </FormPage>
      {asking && <SaveRights name={FullName} changes={changes} save={save} onClose={() => setAsking(false)} />}
    </Panel>
  );
}
