import type { Context } from '../core/context.ts';
import { adjustDebt } from '../core/debts/adjustDebt.ts';
import { cancelPayDebt } from '../core/debts/cancelDebt.ts';
import { debtView } from '../core/debts/debtView.ts';
import { getDetailDebt } from '../core/debts/getDetailDebt.ts';
import { listDebtByCard } from '../core/debts/listDebtByCard.ts';
import { payDebt } from '../core/debts/payDebt.ts';
import { payDebtWithCard } from '../core/debts/payDebtWithCard.ts';
import type { Debt } from '../core/records/debt.ts';
import type { Result } from '../core/result.ts';
import type { World } from '../core/world.ts';
import { answer } from '../engine/operationType.ts';
import { answerAll, answerWith } from './answers.ts';
import type { Controller } from './controller.ts';

/** Calls under /api/Debt. */
export const debtOperations: Controller<'Debt'> = {
  getDetailDebt: (world, args, context) => {
    const found = getDetailDebt(world, args, context);
    if (!found.ok) return found;
    const { detail, total, totals } = found.value;
    return answer(detail, { total, totals });
  },
  adjustDebt: (world, { body }, context) =>
    answerDebt(world, adjustDebt(world, body, context), context, 'Điều chỉnh công nợ thành công'),
  payDebtCustomer: (world, { body }, context) =>
    answerDebt(world, payDebt(world, body, context), context, 'Thanh toán công nợ thành công'),
  cancelPayDebt: (world, args, context) =>
    answerDebt(world, cancelPayDebt(world, args, context), context, 'Hủy thanh toán công nợ thành công'),
  listDebtByCard: (world, args, context) => answerAll(listDebtByCard(world, args, context)),
  payDebtCustomerWithCard: (world, { body }, context) =>
    answerDebt(world, payDebtWithCard(world, body, context), context, 'Thanh toán công nợ thành công'),
};

function answerDebt(world: World, result: Result<Debt>, context: Context, message: string) {
  return answerWith(result, (row) => debtView(world, row, context), message);
}
