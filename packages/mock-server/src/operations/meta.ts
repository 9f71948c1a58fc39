import { listAllStaff, listAllUsers } from '../core/staff/listStaff.ts';
import { listAllBanks } from '../core/values/banks.ts';
import { readBill } from '../core/bills/readBill.ts';
import { likelyIssuers } from '../core/cards/issuer.ts';
import { listShopCards } from '../core/cards/listCards.ts';
import { getAffPercent, listAllAffs } from '../core/affs/affPercent.ts';
import { listAllPos } from '../core/pos/listPos.ts';
import { answer } from '../engine/operationType.ts';
import { answerAll, answerWith } from './answers.ts';
import type { Controller } from './controller.ts';

/** Calls under /api/Meta: what pickers offer. */
export const metaOperations: Controller<'Meta'> = {
  listAllStaff: (world, _args, context) => answerAll(listAllStaff(world, context)),
  listAllUsers: (world, _args, context) => answerAll(listAllUsers(world, context)),
  listAllBanks: (world, { CardBin }, context) =>
    answerAll(CardBin === undefined ? [...listAllBanks()] : likelyIssuers(world, CardBin, context)),
  listShopCards: (world, args, context) => {
    const { rows, withoutMarks } = listShopCards(world, args, context);
    return answer([...rows], { total: rows.length, withoutMarks });
  },
  listAllPos: (world, _args, context) => answerAll(listAllPos(world, context)),
  listAllAffs: (world, _args, context) => answerAll(listAllAffs(world, context)),
  getAffPercent: (world, args, context) => answer(getAffPercent(world, args, context)),
  listAllPosCompany: (world, _args, context) => answerAll(listAllPos(world, context)),
  readBill: (world, { body }, context) => answerWith(readBill(world, body, context), (reading) => reading),
};
