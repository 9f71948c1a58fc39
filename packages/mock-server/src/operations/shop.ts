import { listActiveShops } from '../core/shops.ts';
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
  deleteShop: (world, args, context) => {
    const gone = deleteShop(world, args, context);
    const isClosed = gone.ok && !gone.value.IsDeleted;
    const message = isClosed ? 'Đóng cửa hàng thành công, sổ sách được giữ lại' : 'Xóa cửa hàng thành công';
    return answerWith(gone, (row) => ({ ID: row.ShopID }), message);
  },
};
