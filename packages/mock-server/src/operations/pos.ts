import { listBills } from '../core/bills/listBills.ts';
import { listPos, posView } from '../core/pos/listPos.ts';
import { deletePos, savePos } from '../core/pos/savePos.ts';
import { checkSwipeRules } from '../core/pos/swipeRules.ts';
import { answerPage, answerWith, savedMessage } from './answers.ts';
import type { Controller } from './controller.ts';

/** Calls under /api/Pos. */
export const posOperations: Controller<'Pos'> = {
  listPos: (world, args, context) => answerPage(listPos(world, args, context)),
  savePos: (world, { body }, context) =>
    answerWith(
      savePos(world, body, context),
      (row) => posView(world, row, context),
      savedMessage('máy POS', body.posID),
    ),
  deletePos: (world, args, context) =>
    answerWith(deletePos(world, args, context), (row) => ({ ID: row.posID }), 'Xóa máy POS thành công'),
  listBills: (world, args, context) => answerPage(listBills(world, args, context)),
  checkSwipeRules: (world, args, context) => answerWith(checkSwipeRules(world, args, context), (rules) => rules),
};
