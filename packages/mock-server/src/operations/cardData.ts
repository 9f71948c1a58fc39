import { cardView } from '../core/cards/cardView.ts';
import { countCardNotices, getCard, listCards, listCardsByCustomer } from '../core/cards/listCards.ts';
import { changeHoldCard, deleteCard, saveCard } from '../core/cards/saveCard.ts';
import { answer } from '../engine/operationType.ts';
import { answerAll, answerPage, answerWith, savedMessage } from './answers.ts';
import type { Controller } from './controller.ts';

/** Calls under /api/CardData. */
export const cardDataOperations: Controller<'CardData'> = {
  listCards: (world, args, context) => answerPage(listCards(world, args, context)),
  saveCard: (world, { body }, context) =>
    answerWith(
      saveCard(world, body, context),
      (row) => cardView(world, row, context),
      savedMessage('thẻ', body.cardDataID),
    ),
  deleteCard: (world, args, context) =>
    answerWith(deleteCard(world, args, context), (row) => ({ ID: row.cardDataID }), 'Xóa thẻ thành công'),
  changeHoldCard: (world, args, context) =>
    answerWith(
      changeHoldCard(world, args, context),
      (row) => cardView(world, row, context),
      'Cập nhật giữ thẻ thành công',
    ),
  listCardsByCustomer: (world, args, context) => answerAll(listCardsByCustomer(world, args, context)),
  getCard: (world, args, context) => answerWith(getCard(world, args, context), (card) => card),
  countCardNotices: (world, _args, context) => answer(countCardNotices(world, context)),
};
