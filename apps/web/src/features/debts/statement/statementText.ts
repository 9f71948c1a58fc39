import type { DebtParty } from '@so-the/api-client';
import { formatMoney, named } from '@so-the/ui/format';
import { payeeLines } from '../../../kit/print/payeeLines.ts';
import type { Payee } from '../../../kit/print/usePayee.ts';

/** What a statement sent as a text says. */
export interface Statement {
  shop: string;
  /** "01/11/2026–20/11/2026". */
  days: string;
  sums: Pick<DebtParty, 'Name' | 'Code' | 'Opening' | 'Increase' | 'Decrease' | 'Closing'>;
  /** Absent where the party has nothing to pay. */
  payee: Payee | undefined;
}

/** A statement in the lines of a message. */
export function statementText({ shop, days, sums, payee }: Statement): string {
  const { Name, Code, Opening, Increase, Decrease, Closing } = sums;
  return [
    `${shop}: bảng kê công nợ ${days}`,
    named(Name, Code),
    `Dư đầu: ${formatMoney(Opening)}`,
    `Tăng: ${formatMoney(Increase)}`,
    `Giảm: ${formatMoney(Decrease)}`,
    `Dư cuối: ${formatMoney(Closing)}`,
    ...(payee ? [`Cần chuyển: ${formatMoney(payee.payment.amount ?? 0)}`, ...payeeLines(payee)] : []),
  ].join('\n');
}
