import { changePassword } from '../core/staff/changePassword.ts';
import { deleteStaff } from '../core/staff/deleteStaff.ts';
import { getStaffPermissions, saveStaffPermissions } from '../core/staff/permissions.ts';
import { getDataByReferCode, register } from '../core/staff/register.ts';
import { saveStaff } from '../core/staff/saveStaff.ts';
import { login } from '../core/access/sessions.ts';
import { listStaff, staffView } from '../core/staff/staffView.ts';
import { listCustomerComments } from '../core/customers/listCustomers.ts';
import { answer } from '../engine/operationType.ts';
import { answerPage, answerWith, savedMessage } from './answers.ts';
import type { Controller } from './controller.ts';

/** Calls under /User. */
export const userOperations: Controller<'User'> = {
  login: (world, { body }, context) => answerWith(login(world, body, context), (data) => data, 'Đăng nhập thành công'),
  register: (world, { body }, context) =>
    answerWith(register(world, body, context), (made) => made, 'Đăng ký thành công'),
  changePassword: (world, { body }, context) =>
    answerWith(changePassword(world, body, context), ({ UserID }) => ({ ID: UserID }), 'Đổi mật khẩu thành công'),
  getDataByReferCode: (world, args) => answerWith(getDataByReferCode(world, args), (owner) => owner),
  listCustomerComments: (world, args, context) => {
    const { rows, total } = listCustomerComments(world, args, context);
    return answer(rows, { total });
  },
  listStaff: (world, args, context) => answerPage(listStaff(world, args, context)),
  saveStaff: (world, { body }, context) =>
    answerWith(
      saveStaff(world, body, context),
      (row) => staffView(world, row, context),
      savedMessage('nhân viên', body.UserID),
    ),
  deleteStaff: (world, args, context) =>
    answerWith(deleteStaff(world, args, context), (row) => ({ ID: row.UserID }), 'Xóa nhân viên thành công'),
  getStaffPermissions: (world, args, context) =>
    answerWith(getStaffPermissions(world, args, context), (permissions) => permissions),
  saveStaffPermissions: (world, { body }, context) =>
    answerWith(
      saveStaffPermissions(world, body, context),
      (permissions) => permissions,
      'Cập nhật phân quyền thành công',
    ),
};
