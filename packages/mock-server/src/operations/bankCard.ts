import { bankCardView, deleteBankCard, listBankCards, saveBankCard } from '../core/bankCards/bankCards.ts';
import { answerPage, answerWith, savedMessage } from './answers.ts';
import type { Controller } from './controller.ts';

/** Calls under /api/BankCard. */
export const bankCardOperations: Controller<'BankCard'> = {
  listBankCards: (world, args, context) => answerPage(listBankCards(world, args, context)),
  saveBankCard: (world, { body }, context) =>
    answerWith(
      saveBankCard(world, body, context),
      (row) => bankCardView(world, row),
      savedMessage('tài khoản ngân hàng', body.BankCardID),
    ),
  deleteBankCard: (world, args, context) =>
    answerWith(
      deleteBankCard(world, args, context),
      (row) => ({ ID: row.BankCardID }),
      'Xóa tài khoản ngân hàng thành công',
    ),
};
