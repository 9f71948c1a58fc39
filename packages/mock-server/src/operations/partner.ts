import { importMessage } from '../core/imports/importRows.ts';
import { importPartners } from '../core/partners/importPartners.ts';
import { listAllPartners, listPartners, partnerView } from '../core/partners/listPartners.ts';
import { deletePartner, savePartner } from '../core/partners/savePartner.ts';
import { formCheck } from '../engine/formCheck.ts';
import { answer } from '../engine/operationType.ts';
import { answerAll, answerPage, answerWith, savedMessage } from './answers.ts';
import type { Controller } from './controller.ts';

const partnerForm = formCheck('PartnerFields');

/** Calls under /api/Partner. */
export const partnerOperations: Controller<'Partner'> = {
  listPartners: (world, args, context) => answerPage(listPartners(world, args, context)),
  savePartner: (world, { body }, context) =>
    answerWith(
      savePartner(world, body, context),
      (row) => partnerView(world, row),
      savedMessage('đối tác', body.PartnerID),
    ),
  importPartners: (world, { body }, context) => {
    const outcome = importPartners(world, body, partnerForm, context);
    return answer(outcome, { message: importMessage(outcome) });
  },
  deletePartner: (world, args, context) =>
    answerWith(deletePartner(world, args, context), (row) => ({ ID: row.PartnerID }), 'Xóa đối tác thành công'),
  listAllPartners: (world, _args, context) => answerAll(listAllPartners(world, context)),
};
