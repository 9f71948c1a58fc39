import { bankAccountView, listBankAccounts } from '../core/bankBook/bankAccounts.ts';
import { bankLineView } from '../core/bankBook/bankLineView.ts';
import { addBankLineVoucher, matchBankLine } from '../core/bankBook/changeBankLine.ts';
import { listBankLines, listBankStatements, listMissingEntries } from '../core/bankBook/listBook.ts';
import { bankStatementView } from '../core/bankBook/reconcile.ts';
import { readBankStatement, uploadBankStatement } from '../core/bankBook/uploadBook.ts';
import { deleteBankCard, saveBankCard } from '../core/bankCards/bankCards.ts';
import { answerPage, answerWith, savedMessage } from './answers.ts';
import type { Controller } from './controller.ts';

/** Calls under /api/BankCard. */
export const bankCardOperations: Controller<'BankCard'> = {
  listBankCards: (world, args, context) => answerPage(listBankAccounts(world, args, context)),
  saveBankCard: (world, { body }, context) =>
    answerWith(
      saveBankCard(world, body, context),
      (row) => bankAccountView(world, row),
      savedMessage('tài khoản ngân hàng', body.BankCardID),
    ),
  deleteBankCard: (world, args, context) =>
    answerWith(
      deleteBankCard(world, args, context),
      (row) => ({ ID: row.BankCardID }),
      'Xóa tài khoản ngân hàng thành công',
    ),
  readBankStatement: (world, { body, ...query }, context) =>
    answerWith(readBankStatement(world, { ...query, ...body }, context), (reading) => reading),
  uploadBankStatement: (world, { body, ...query }, context) =>
    answerWith(
      uploadBankStatement(world, { ...query, ...body }, context),
      (row) => bankStatementView(world, row),
      'Tải sao kê thành công',
    ),
  listBankStatements: (world, args, context) => answerPage(listBankStatements(world, args, context)),
  listBankLines: (world, args, context) => answerPage(listBankLines(world, args, context)),
  listMissingEntries: (world, args, context) => answerPage(listMissingEntries(world, args, context)),
  matchBankLine: (world, { body }, context) =>
    answerWith(
      matchBankLine(world, body, context),
      (row) => bankLineView(world, row),
      'Cập nhật dòng sao kê thành công',
    ),
  addBankLineVoucher: (world, { body }, context) =>
    answerWith(addBankLineVoucher(world, body, context), (row) => bankLineView(world, row), 'Lập phiếu thành công'),
};
