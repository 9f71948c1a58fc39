/** What is paid or offset with a partner goes to the chosen orders in the order they were chosen, then to the oldest, and never beyond what is open unless an advance is wanted. */
import { sumOf } from '../values/money.ts';
import type { Allocation } from '../records/debt.ts';
import { done, refuse, type Result } from '../command/result.ts';
import type { OpenDebt } from './openDebts.ts';

/** Spreads an amount over open parts. Refuses a chosen order with nothing open, and more than is open without `allowAdvance`. */
export function spread(
  open: readonly OpenDebt[],
  amount: number,
  { chosen = [], allowAdvance = false }: { chosen?: readonly number[]; allowAdvance?: boolean } = {},
): Result<Allocation[]> {
  if (chosen.some((id) => !open.some((part) => part.ScheduleID === id))) {
    return refuse('NoDebt', 'Đơn đã chọn không còn công nợ để thanh toán', 'ScheduleIDs');
  }
  if (!allowAdvance) {
    if (open.length === 0) return refuse('NoDebt', 'Đối tác không có công nợ để thanh toán');
    if (amount > sumOf(open, (part) => part.Amount)) {
      return refuse('OverDebt', 'Số tiền vượt quá công nợ còn lại', 'Amount');
    }
  }
  const rank = ({ ScheduleID }: OpenDebt) => (chosen.includes(ScheduleID) ? chosen.indexOf(ScheduleID) : chosen.length);
  const allocations: Allocation[] = [];
  let rest = amount;
  for (const { ScheduleID, Amount } of open.toSorted((a, b) => rank(a) - rank(b))) {
    const part = Math.min(rest, Amount);
    if (part > 0) allocations.push({ ScheduleID, Amount: part });
    rest -= part;
  }
  return done(rest > 0 ? withAdvance(allocations, rest) : allocations);
}

/** The advance stands outside orders, in one part with what is paid there. */
function withAdvance(allocations: readonly Allocation[], advance: number): Allocation[] {
  const outside = allocations.find((part) => part.ScheduleID === 0)?.Amount ?? 0;
  return [...allocations.filter((part) => part.ScheduleID !== 0), { ScheduleID: 0, Amount: outside + advance }];
}
