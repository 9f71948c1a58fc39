import { listActiveShops } from '../core/shops/shops.ts';
import { deleteShop } from '../core/shops/deleteShop.ts';
import { saveShop } from '../core/shops/saveShop.ts';
import { listShops, shopRecordView } from '../core/shops/shopView.ts';
import { answerAll, answerPage, answerWith, savedMessage } from './answers.ts';
import type { Controller } from './controller.ts';

/** Calls under /Shop. */
export const shopOperations: Controller<'Shop'> = {
  listActiveShops: (world, _args, context) => answerAll(listActiveShops(world, context)),
  listShops: (world, args, context) => answerPage(listShops(world, args, context)),
  saveShop: (world, { body }, context) =>
    answerWith(
      saveShop(world, body, context),
      (row) => shopRecordView(world, row),
      savedMessage('cửa hàng', body.ShopID),
    ),
  deleteShop: (world, args, context) =>
    answerWith(deleteShop(world, args, context), (row) => ({ ID: row.ShopID }), 'Xóa cửa hàng thành công'),
};
