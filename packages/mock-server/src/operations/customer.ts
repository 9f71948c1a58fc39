import { customerView } from '../core/customers/customerView.ts';
import { importCustomers } from '../core/customers/importCustomers.ts';
import { listCustomers, searchCustomers } from '../core/customers/listCustomers.ts';
import { deleteCustomer, saveCustomer } from '../core/customers/saveCustomer.ts';
import { importMessage } from '../core/imports/importRows.ts';
import { formCheck } from '../engine/formCheck.ts';
import { answer } from '../engine/operationType.ts';
import { answerPage, answerWith, savedMessage } from './answers.ts';
import type { Controller } from './controller.ts';

const customerForm = formCheck('CustomerImportFields');

/** Calls under /api/Customer. */
export const customerOperations: Controller<'Customer'> = {
  listCustomers: (world, args, context) => answerPage(listCustomers(world, args, context)),
  saveCustomer: (world, { body }, context) =>
    answerWith(
      saveCustomer(world, body, context),
      (row) => customerView(world, row),
      savedMessage('khách hàng', body.CustomerID),
    ),
  importCustomers: (world, { body }, context) => {
    const outcome = importCustomers(world, body, customerForm, context);
    return answer(outcome, { message: importMessage(outcome) });
  },
  deleteCustomer: (world, args, context) =>
    answerWith(deleteCustomer(world, args, context), (row) => ({ ID: row.CustomerID }), 'Xóa khách hàng thành công'),
  searchCustomers: (world, args, context) => {
    const { rows, withoutMarks } = searchCustomers(world, args, context);
    return answer([...rows], { withoutMarks });
  },
};
