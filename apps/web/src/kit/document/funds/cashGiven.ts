import { formatMoney } from '@so-the/ui/format';
import type { FieldRule } from '../../form/fieldRules.ts';
import { CASH, type FundValues } from './fund.ts';

/** Banknotes that customers pay with, largest first, in đồng. */
export const NOTES = [500_000, 200_000, 100_000, 50_000, 20_000, 10_000] as const;

/** Cash that a customer handed over, as a money form holds it. */
export interface CashValues extends FundValues {
  /** What was handed over, in đồng; null where nobody noted it. */
  CashGiven: number | null;
}

/** What was handed over once one more note lies on it, in đồng. */
export function withNote(given: number | null, note: number): number {
  return (given ?? 0) + note;
}

/** What is given back of what was handed over, in đồng; below 0 so much is still missing. */
export function changeOf(amount: number, given: number): number {
  return given - amount;
}

/** What is given back, in words: "Trả lại khách 60.000 ₫", "Còn thiếu 40.000 ₫", "Khách đưa vừa đủ". */
export function changeWords(amount: number, given: number): string {
  const change = changeOf(amount, given);
  if (change === 0) return 'Khách đưa vừa đủ';
  return change > 0 ? `Trả lại khách ${formatMoney(change)}` : `Còn thiếu ${formatMoney(-change)}`;
}

/** Refuses less than the amount that is paid. */
export function cashRule(amount: number): FieldRule<number> {
  return (given) => (given < amount ? 'Khách đưa ít hơn số tiền thu' : undefined);
}

/** What is sent of cash that was handed over: nothing with a transfer, and where nobody noted it. */
export function cashBody({ Method, CashGiven }: Pick<CashValues, 'Method' | 'CashGiven'>): { CashGiven?: number } {
  return Method === CASH && typeof CashGiven === 'number' ? { CashGiven } : {};
}

/** What was handed over and given back of a booked line, for a sentence of details: "Khách đưa 600.000 ₫, trả lại 60.000 ₫"; undefined where nobody noted it. */
export function handedWords(amount: number, given: number | undefined): string | undefined {
  if (given === undefined) return undefined;
  const change = changeOf(amount, given);
  return `Khách đưa ${formatMoney(given)}${change > 0 ? `, trả lại ${formatMoney(change)}` : ''}`;
}
