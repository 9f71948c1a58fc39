import { cardView } from '../core/cards/cardView.ts';
import { calendarView, listCalendarPayments, saveCalendarPayment } from '../core/cards/calendar.ts';
import { listCustomersWithCards } from '../core/cards/customersWithCards.ts';
import { exportCards } from '../core/cards/exportCards.ts';
import { getCard, listCards, listCardsByCustomer } from '../core/cards/listCards.ts';
import { countCardNotices, dismissCardNotice, listCardNotices, listExpiringCards } from '../core/cards/notices.ts';
import { changeHoldCard, deleteCard, saveCard } from '../core/cards/saveCard.ts';
import { importCards } from '../core/cards/importCards.ts';
import { importMessage } from '../core/imports/importRows.ts';
import { formCheck } from '../engine/formCheck.ts';
import { answer } from '../engine/operationType.ts';
import { answerAll, answerPage, answerWith, savedMessage } from './answers.ts';
import type { Controller } from './controller.ts';

const cardForm = formCheck('CardDataFields');

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
  importCards: (world, { body }, context) => {
    const outcome = importCards(world, body, cardForm, context);
    return answer(outcome, { message: importMessage(outcome) });
  },
  listCardNotices: (world, args, context) => answerPage(listCardNotices(world, args, context)),
  listExpiringCards: (world, args, context) => answerPage(listExpiringCards(world, args, context)),
  listCustomersWithCards: (world, args, context) => answerPage(listCustomersWithCards(world, args, context)),
  exportCards: (world, args, context) => {
    const rows = exportCards(world, args, context);
    return rows.ok ? answerAll(rows.value) : rows;
  },
  saveCalendarPayment: (world, { body }, context) =>
    answerWith(
      saveCalendarPayment(world, body, context),
      (rows) => ({ Rows: rows.map((row) => calendarView(world, row, context)) }),
      'Lên lịch làm thẻ thành công',
    ),
  listCalendarPayments: (world, args, context) => {
    const { rows, total } = listCalendarPayments(world, args, context);
    return answer(rows, { total });
  },
  dismissCardNotice: (world, args, context) =>
    answerWith(dismissCardNotice(world, args, context), (row) => ({ ID: row.CardDataID }), 'Ẩn thẻ thành công'),
  countCardNotices: (world, _args, context) => answer(countCardNotices(world, context)),
};
