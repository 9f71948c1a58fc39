/** What is summed for each lot as its bills and payments come and go. */
import { LOT_PAY_KIND, type LotPayment } from './lot.ts';
import { LINE_STATUS, type Swipe } from './schedule.ts';

const NO_BILL = { bills: 0, amount: 0, fee: 0 };

/** Figures of a bill: how many, đồng swiped, machine fee. */
export type BillFigure = keyof typeof NO_BILL;

/** What a swipe adds to its lot: only a successful one counts. */
export function billFigures({ Status, Amount, PosFee }: Swipe) {
  return Status === LINE_STATUS.done ? { bills: 1, amount: Amount, fee: PosFee } : NO_BILL;
}

/** What a payment of a lot takes off it while it is in force: money, or rounding and adjustments. */
export function paymentFigures({ Status, Kind, Amount }: LotPayment) {
  const amount = Status === 1 ? Amount : 0;
  return Kind === LOT_PAY_KIND.money ? { received: amount, adjusted: 0 } : { received: 0, adjusted: amount };
}
