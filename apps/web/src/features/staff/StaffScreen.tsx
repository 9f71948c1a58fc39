import { groupIDOptions, staffStatusOptions, type Schemas } from '@so-the/api-client';
import { SelectField } from '@so-the/ui';
import { calls, useDeleteStaffMutation } from '../../api/userApi.ts';
import { StatusFilter } from '../../kit/list/filters/StatusFilter.tsx';
import { askList } from '../../kit/list/askList.ts';
import { useList } from '../../kit/list/useList.ts';
import { PATHS } from '../../kit/places/paths.ts';
import * as places from '../../kit/places/places.ts';
import { recordScreen } from '../../kit/recordScreen/recordScreen.tsx';
import { staffColumns } from './staffColumns.ts';
import { staffFilters, staffFilterWords } from './staffFilters.ts';
import { StaffForm } from './StaffForm.tsx';

const Screen = recordScreen<Schemas['Staff']>({
  title: 'Nhân viên',
  noun: 'nhân viên',
  idOf: ({ UserID }) => UserID,
  nameOf: ({ FullName }) => `nhân viên ${FullName}`,
});

const shown = { path: PATHS.staff, call: calls.listStaff, filters: staffFilters } as const;

/** Sends for the rows before they are drawn. */
export const askFirst = askList(shown);

/** /manager/staff */
export function StaffScreen() {
  const list = useList(shown);
  const [deleteStaff] = useDeleteStaffMutation();
  return (
    <Screen list={list}>
      <Screen.Filters search="UserName" words={staffFilterWords} placeholder="Tên, tài khoản, số điện thoại">
        <StatusFilter list={list} options={staffStatusOptions} />
        <SelectField label="Nhóm quyền" options={groupIDOptions} placeholder="Tất cả" {...list.filter('GroupID')} />
      </Screen.Filters>
      <Screen.Table
        columns={staffColumns}
        actions={({ UserID }) => [
          { label: 'Phân quyền', icon: 'key', href: places.permissions({ StaffID: UserID }) },
          { label: 'Lịch sử thao tác', icon: 'clock', href: places.actionLog(UserID) },
        ]}
        remove={({ UserID }) => deleteStaff({ StaffID: UserID }).unwrap()}
      />
      <Screen.OwnForm>{(staff, form) => <StaffForm staff={staff} {...form} />}</Screen.OwnForm>
    </Screen>
  );
}
