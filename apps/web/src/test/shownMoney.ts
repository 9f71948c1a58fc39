import { formatMoney } from '@so-the/ui/format';

/** Đồng as a page's text reads once its spaces are plain: "30.000.000 ₫". */
export function shownMoney(amount: number): string {
  return formatMoney(amount).replaceAll('\u00a0', ' ');
}
