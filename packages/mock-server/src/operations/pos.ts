import { importMessage } from '../core/imports/importRows.ts';
import { importPos } from '../core/pos/importPos.ts';
import { listBills } from '../core/bills/listBills.ts';
import { listPos, posView } from '../core/pos/listPos.ts';
import { deletePos, savePos } from '../core/pos/savePos.ts';
import { checkSwipeRules } from '../core/pos/swipeRules.ts';
import { listPosPartnerFigures } from '../core/posPartners/figures.ts';
import { listPosCodeLogs, posCodeView } from '../core/posPartners/listPosCodes.ts';
import { listPosPartners, posPartnerView } from '../core/posPartners/listPosPartners.ts';
import { savePosCodeStatus } from '../core/posPartners/posCodes.ts';
import { deletePosPartner, savePosPartner } from '../core/posPartners/savePosPartner.ts';
import { formCheck } from '../engine/formCheck.ts';
import { answer } from '../engine/operationType.ts';
import { answerPage, answerWith, savedMessage } from './answers.ts';
import type { Controller } from './controller.ts';

const posLine = formCheck('PosImportFields');

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
  importPos: (world, { body }, context) => {
    const outcome = importPos(world, body, posLine, context);
    return answer(outcome, { message: importMessage(outcome) });
  },
  savePosPartner: (world, { body }, context) =>
    answerWith(
      savePosPartner(world, body, context),
      (row) => posPartnerView(world, row),
      savedMessage('POS đối tác', body.posPartnerID),
    ),
  listPosPartners: (world, args, context) => answerPage(listPosPartners(world, args, context)),
  deletePosPartner: (world, args, context) =>
    answerWith(
      deletePosPartner(world, args, context),
      (row) => ({ ID: row.posPartnerID }),
      'Xóa POS đối tác thành công',
    ),
  savePosCodeStatus: (world, { body }, context) =>
    answerWith(
      savePosCodeStatus(world, body, context),
      (row) => posCodeView(world, row, context),
      savedMessage('mã POS', body.LogID),
    ),
  listPosCodeLogs: (world, args, context) => answerPage(listPosCodeLogs(world, args, context)),
  listPosPartnerFigures: (world, args, context) => answerPage(listPosPartnerFigures(world, args, context)),
};
