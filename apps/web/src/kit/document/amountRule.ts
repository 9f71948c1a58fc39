import { formatMoney } from '@so-the/ui/format';
import type { FieldRule } from '../form/fieldRules.ts';

/** Refuses an amount of nothing, and one above `most` đồng, which `mostOf` names: "công nợ". */
export function amountRule(most?: number, mostOf?: string): FieldRule<number> {
  return (amount) => {
    if (amount <= 0) return 'Số tiền phải lớn hơn 0';
    return most !== undefined && amount > most ? `Số tiền vượt quá ${mostOf} ${formatMoney(most)}` : undefined;
  };
}
