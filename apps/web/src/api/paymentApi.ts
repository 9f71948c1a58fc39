import { declare } from './declare.ts';
import { menus, saved } from './logLine.ts';

/** Controller Payment: vouchers and their categories. */
export const { useListVoucherTypesQuery, useSaveVoucherTypeMutation } = declare({
  reads: { listVoucherTypes: ['VoucherType'] },
  writes: {
    saveVoucherType: {
      stale: ['VoucherType'],
      log: ({ body }, { ConfigID, name }) => saved(menus.voucherTypes, body.ConfigID, `loại thu chi ${name}`, ConfigID),
    },
  },
});
