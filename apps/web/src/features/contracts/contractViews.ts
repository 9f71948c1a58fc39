import { vietnamToday } from '@so-the/ui';
import type { ReadyView } from '../../kit/list/views/readyView.ts';

/** What is asked of the orders every day, by one member of staff. */
export function contractViews(staffId: number): readonly ReadyView[] {
  const today = vietnamToday();
  return [
    { id: 'today', name: 'Hôm nay', query: `ForDate=${today}&ToDate=${today}` },
    { id: 'debt', name: 'Còn nợ', query: 'OnlyDebt=true&SortBy=CustomerDebt&SortDir=desc' },
    { id: 'bills', name: 'Thiếu bill', query: 'WarningCode=C03' },
    { id: 'mine', name: 'Của tôi', query: `StaffID=${staffId}` },
  ];
}
