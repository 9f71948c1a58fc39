import { changePassword } from '../core/access/changePassword.ts';
import { getDataByReferCode, register } from '../core/access/register.ts';
import { login } from '../core/access/sessions.ts';
import { listCustomerComments } from '../core/customers/listCustomers.ts';
import { answer } from '../engine/operationType.ts';
import { answerWith } from './answers.ts';
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
};
