/** Cash may be handed over only where a customer pays in cash, and never less than what is paid: the rest is given back. */
import { invalid, refuse, type Refusal } from '../command/result.ts';
import { isAmount } from '../values/money.ts';

/** What of a collection tells whether cash may have been handed over for it. */
export interface Handed {
  /** What is paid, in đồng. */
  Amount: number;
  /** 1 cash, 2 transfer. */
  Method: number;
  /** What the customer handed over, in đồng; absent where nobody noted it. */
  CashGiven?: number;
}

/**
 * Refuses cash that was handed over where no customer pays in cash, and less of it than is paid (counter.md §8).
 *
 * @param collects whether the money comes from a customer
 */
export function refuseCashGiven({ Amount, Method, CashGiven }: Handed, collects: boolean): Refusal | undefined {
  if (CashGiven === undefined) return undefined;
  if (!isAmount(CashGiven)) return invalid('Khách đưa', 'CashGiven');
  if (!collects || Method !== 1)
    return refuse('Invalid', 'Chỉ ghi tiền khách đưa khi thu tiền mặt của khách', 'CashGiven');
  return CashGiven < Amount ? refuse('Invalid', 'Khách đưa ít hơn số tiền thu', 'CashGiven') : undefined;
}
