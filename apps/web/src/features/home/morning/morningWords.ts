import type { Schemas } from '@so-the/api-client';
import { formatDate, formatMoney } from '@so-the/ui/format';
import { differenceWords } from '../../../kit/report/counts/differenceWords.ts';

type Shop = Schemas['OwnerShop'];

/** "thiếu 50.000 ₫"; "khớp sổ" once funds were counted; "chưa kiểm" before. Differences that cancel each other out are no match. */
export function cashWords({ Counts, CashDifference }: Pick<Shop, 'Counts' | 'CashDifference'>): string {
  if (Counts.length === 0) return 'chưa kiểm';
  const differing = Counts.filter(({ Difference }) => Difference !== 0).length;
  return CashDifference === 0 && differing > 0 ? `${differing} quỹ lệch` : differenceWords(CashDifference);
}

/** "kiểm 18/11/2026", the last day on which a fund was counted. */
export function countedWords({ Counts }: Pick<Shop, 'Counts'>): string | undefined {
  const last = Counts.map(({ Date: day }) => day)
    .toSorted()
    .at(-1);
  return last === undefined ? undefined : `kiểm ${formatDate(last)}`;
}

/** "6 ngày" since the oldest money of the POS was swiped; "hôm nay"; "đã về đủ" where none owes. */
export function oldestWords(days: number | undefined): string {
  if (days === undefined) return 'đã về đủ';
  return days === 0 ? 'trong ngày' : `${days} ngày`;
}

/** Đồng, 0 included. */
export function dong(amount: number): string {
  return formatMoney(amount) || '0 ₫';
}
