import { declare } from './declare.ts';
import { deleted, menus, saved } from './logLine.ts';

/** Controller Shop. */
export const { calls, useListActiveShopsQuery, useSaveShopMutation, useDeleteShopMutation } = declare({
  reads: { listActiveShops: ['Shop'], listShops: ['Shop', 'CashBook'] },
  writes: {
    saveShop: {
      stale: ['Shop', 'Approval'],
      log: ({ body }, { ShopID, ShopName }) => saved(menus.shops, body.ShopID, `cửa hàng ${ShopName}`, ShopID),
    },
    deleteShop: { stale: ['Shop'], log: ({ ShopIDDelete }) => deleted(menus.shops, 'cửa hàng', ShopIDDelete) },
  },
});
