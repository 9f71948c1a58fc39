import { formatDateTime, formatMoney, joined } from '@so-the/ui/format';

/** A swipe in a line, to be chosen from others: "30.000.000 ₫ · HD000120 · Nguyễn Thị Hoa · •••• 4821 · 20/11/2026 09:15". */
export function swipeWords(swipe: {
  Amount: number;
  ScheduleCode?: string;
  CustomerName?: string;
  CardLast4?: string;
  SwipedAt?: string;
}): string {
  const { Amount, ScheduleCode, CustomerName, CardLast4, SwipedAt } = swipe;
  const facts = [
    formatMoney(Amount),
    ScheduleCode,
    CustomerName,
    CardLast4 && `•••• ${CardLast4}`,
    SwipedAt && formatDateTime(SwipedAt),
  ];
  return joined(...facts);
}
