import { formatMoney } from '@so-the/ui/format';

/** A difference in words: "thiếu 50.000 ₫", "thừa 10.000 ₫", "khớp sổ". */
export function differenceWords(difference: number): string {
  if (difference === 0) return 'khớp sổ';
  return `${difference < 0 ? 'thiếu' : 'thừa'} ${formatMoney(Math.abs(difference))}`;
}
