import { importMessage } from '../core/imports/importRows.ts';
import { importPartners } from '../core/partners/importPartners.ts';
import { listAllPartners, listPartners, partnerView } from '../core/partners/listPartners.ts';
import { listPartnerFees } from '../core/partners/listPartnerFees.ts';
import { partnerFeeView } from '../core/partners/partnerFeeView.ts';
import { getPartnerFee } from '../core/partners/partnerFees.ts';
import { deletePartner, savePartner } from '../core/partners/savePartner.ts';
import { deletePartnerFee, savePartnerFee } from '../core/partners/savePartnerFee.ts';
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
  savePartnerFee: (world, { body }, context) => {
    const saved = savePartnerFee(world, body, context);
    if (!saved.ok) return saved;
    const rows = saved.value.map((row) => partnerFeeView(world, row));
    return answer(rows, { total: rows.length, message: `Cập nhật ${rows.length} dòng phí đối tác thành công` });
  },
  listPartnerFees: (world, args, context) => {
    const found = listPartnerFees(world, args, context);
    if (!found.ok) return found;
    const { page, defaults } = found.value;
    return answer({ Fees: page.rows, Defaults: defaults }, { total: page.total, withoutMarks: page.withoutMarks });
  },
  deletePartnerFee: (world, args, context) =>
    answerWith(
      deletePartnerFee(world, args, context),
      (row) => ({ ID: row.ConfigPartnerFeeShopID }),
      'Xóa phí đối tác thành công',
    ),
  getPartnerFee: (world, args, context) => answerWith(getPartnerFee(world, args, context), (fee) => fee),
};
