import { listActiveShops } from '../core/scope/shops.ts';
import { deleteShop } from '../core/shops/deleteShop.ts';
import { saveShop } from '../core/shops/saveShop.ts';
import { listShops, shopRecordView } from '../core/shops/shopView.ts';
import { answer } from '../engine/operationType.ts';
import { answerAll, answerPage, answerWith, savedMessage } from './answers.ts';
import type { Controller } from './controller.ts';

/** Calls under /Shop. */
export const shopOperations: Controller<'Shop'> = {
  listActiveShops: (world, _args, context) => answerAll(listActiveShops(world, context)),
  listShops: (world, args, context) => answerPage(listShops(world, args, context)),
  saveShop: (world, { body }, context) => {
    const saved = saveShop(world, body, context);
    if (!saved.ok) return saved;
    const isWaiting = saved.value.LockDate !== body.LockDate;
    const message = `${savedMessage('cửa hàng', body.ShopID)}${isWaiting ? '; mở sổ chờ người thứ hai duyệt' : ''}`;
    return answer(shopRecordView(world, saved.value), { message });
  },
  deleteShop: (world, args, context) =>
    answerWith(deleteShop(world, args, context), (row) => ({ ID: row.ShopID }), 'Xóa cửa hàng thành công'),
};
