import type { Schedule } from '@so-the/api-client';
import { groupDigits } from '@so-the/ui/format';
import type { LineName } from './moneyLinePlan.ts';

/** What of a line of money its sentence says. */
export interface SpokenLine {
  /** In đồng. */
  Amount: number | null;
  /** The fund as a form names it: "Tiền mặt", "Chuyển khoản · VCB ···5600". */
  fund: string;
}

type Who = Pick<Schedule, 'CardBankCode' | 'CardLast4' | 'CustomerName'>;

/** A line of an order's money that is about to be booked, in a sentence: "Nạp 30.000.000 từ VCB ···5600 vào thẻ VCB ···2235". */
export function lineWords(order: Who, name: LineName, { Amount, fund }: SpokenLine): string {
  const amount = groupDigits(Amount ?? 0);
  const customer = order.CustomerName || 'khách';
  const place = fund.startsWith(TRANSFER) ? fund.slice(TRANSFER.length) : inside(fund);
  if (name === 'payCard') return `Nạp ${amount} từ ${place} vào ${cardWords(order)}`;
  if (name === 'topUp') return `Thu ${amount} của ${customer} vào ${place}`;
  return `Chuyển ${amount} từ ${place} cho ${customer}`;
}

/** A swipe that is about to be booked: "Quẹt 30.000.000 của thẻ VCB ···2235 trên POS quầy 1, lô 0001". */
export function swipeLineWords(
  order: Who,
  { Amount, LotNo, pos }: { Amount: number | null; LotNo: string; pos: string },
) {
  const lot = LotNo.trim() && `, lô ${LotNo.trim()}`;
  return `Quẹt ${groupDigits(Amount ?? 0)} của ${cardWords(order)} trên ${pos}${lot}`;
}

const TRANSFER = 'Chuyển khoản · ';

function cardWords({ CardBankCode, CardLast4 }: Who): string {
  return ['thẻ', CardBankCode, CardLast4 && `···${CardLast4}`].filter(Boolean).join(' ');
}

function inside(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
