import { affView, listAffs } from '../core/affs/listAffs.ts';
import { deleteAff, saveAff } from '../core/affs/saveAff.ts';
import { answerPage, answerWith, savedMessage } from './answers.ts';
import type { Controller } from './controller.ts';

/** Calls under /api/Aff. */
export const affOperations: Controller<'Aff'> = {
  listAffs: (world, args, context) => answerPage(listAffs(world, args, context)),
  saveAff: (world, { body }, context) =>
    answerWith(saveAff(world, body, context), (row) => affView(world, row), savedMessage('cộng tác viên', body.affID)),
  deleteAff: (world, args, context) =>
    answerWith(deleteAff(world, args, context), (row) => ({ ID: row.affID }), 'Xóa cộng tác viên thành công'),
};
