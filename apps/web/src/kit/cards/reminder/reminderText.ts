import { formatDate, formatMoney } from '@so-the/ui/format';
import { payeeLines } from '../../print/payeeLines.ts';
import type { Payee } from '../../print/usePayee.ts';

/** What somebody is reminded of. */
export interface Reminder {
  /** Who is reminded: the customer's name. */
  name: string;
  /** What it is about: "Thẻ Techcombank •••• 4321 đến hạn", "Công nợ còn phải trả". */
  what: string;
  /** Its day, as the wire has it; absent where there is none. */
  day?: string;
  /** Names the amount: "Số tiền dự kiến". */
  amountLabel: string;
  /** In đồng; absent where it is not known. */
  amount?: number;
  /** What a transfer says: the customer's code, or name and card. */
  content: string;
}

/** Who reminds. */
export interface Reminding {
  shop: string;
  phone: string | undefined;
  /** Where the amount is sent; undefined where the shop has no account, and of no amount. */
  payee: Payee | undefined;
}

/** A reminder in the lines of a message: who, what by which day, how much and where to send it (counter.md §8). */
export function reminderText(
  { name, what, day, amountLabel, amount }: Reminder,
  { shop, phone, payee }: Reminding,
): string {
  return [
    `${shop} xin nhắc ${name}:`,
    day === undefined ? what : `${what} ngày ${formatDate(day)}`,
    ...(amount === undefined ? [] : [`${amountLabel}: ${formatMoney(amount)}`]),
    ...(payee ? payeeLines(payee) : []),
    ...(phone ? [`Liên hệ: ${phone}`] : []),
  ].join('\n');
}
