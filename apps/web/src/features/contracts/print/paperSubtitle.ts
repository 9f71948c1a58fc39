import type { Schedule } from '@so-the/api-client';
import { formatDate, vietnamToday } from '@so-the/ui/format';

/** "Đơn HD000012 · 20/11/2026": the order and the day it is printed on. */
export function paperSubtitle({ Code }: Schedule): string {
  return `Đơn ${Code} · ${formatDate(vietnamToday())}`;
}
