import { declare } from './declare.ts';
import { deleted, menus, saved } from './logLine.ts';

/** Controller User, without the calls that need no session. A new password ends the session, so no line can follow it. */
export const {
  calls,
  useListCustomerCommentsQuery,
  useListStaffQuery,
  useGetStaffPermissionsQuery,
  useChangePasswordMutation,
  useSaveStaffMutation,
  useDeleteStaffMutation,
  useSaveStaffPermissionsMutation,
} = declare({
  reads: { listCustomerComments: ['Comment'], listStaff: ['Staff'], getStaffPermissions: ['Staff'] },
  writes: {
    changePassword: { stale: [] },
    saveStaff: {
      stale: ['Staff', 'Account'],
      log: ({ body }, { UserID, FullName }) => saved(menus.staff, body.UserID, `nhân viên ${FullName}`, UserID),
    },
    deleteStaff: { stale: ['Staff', 'Account'], log: ({ StaffID }) => deleted(menus.staff, 'nhân viên', StaffID) },
    saveStaffPermissions: {
      stale: ['Staff', 'Approval'],
      log: ({ body }, { FullName }) => saved(menus.permissions, body.StaffID, `quyền của ${FullName}`, body.StaffID),
    },
  },
});
