import { listActiveShops } from '../core/shops.ts';
import { answerAll } from './answers.ts';
import type { Controller } from './controller.ts';

/** Calls under /Shop. */
export const shopOperations: Controller<'Shop'> = {
  listActiveShops: (world, _args, context) => answerAll(listActiveShops(world, context)),
};
