import { declare } from './declare.ts';
import { deleted, imported, menus, saved } from './logLine.ts';

/** Controller Customer. */
export const {
  calls,
  useListCustomersQuery,
  useSaveCustomerMutation,
  useImportCustomersMutation,
  useDeleteCustomerMutation,
} = declare({
  reads: { listCustomers: ['Customer'], searchCustomers: ['Customer'] },
  writes: {
    saveCustomer: {
      stale: ['Customer', 'Card', 'Schedule', 'Debt'],
      log: ({ body }, { CustomerID, FullName }) =>
        saved(menus.customers, body.CustomerID, `khách hàng ${FullName}`, CustomerID),
    },
    importCustomers: {
      stale: ['Customer'],
      log: ({ body }, { OkCount }) => (body.Preview ? null : imported(menus.customers, 'khách hàng', OkCount)),
    },
    deleteCustomer: {
      stale: ['Customer'],
      log: ({ CustomerID }) => deleted(menus.customers, 'khách hàng', CustomerID),
    },
  },
});
