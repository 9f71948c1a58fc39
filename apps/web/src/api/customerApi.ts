import { declare } from './declare.ts';
import { deleted, menus, saved } from './logLine.ts';

/** Controller Customer. */
export const {
  calls,
  useListCustomersQuery,
  useLazySearchCustomersQuery,
  useSaveCustomerMutation,
  useDeleteCustomerMutation,
} = declare({
  reads: { listCustomers: ['Customer'], searchCustomers: ['Customer'] },
  writes: {
    saveCustomer: {
      stale: ['Customer', 'Card', 'Schedule', 'Debt'],
      log: ({ body }, { CustomerID, FullName }) =>
        saved(menus.customers, body.CustomerID, `khách hàng ${FullName}`, CustomerID),
    },
    deleteCustomer: {
      stale: ['Customer'],
      log: ({ CustomerID }) => deleted(menus.customers, 'khách hàng', CustomerID),
    },
  },
});
