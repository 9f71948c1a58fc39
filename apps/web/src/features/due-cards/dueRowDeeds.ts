import type { Schemas } from '@so-the/api-client';
import type { MenuItem } from '@so-the/ui';
import { COPY_REMINDER } from '../../kit/cards/reminder/useCopyReminder.ts';
import type { ChosenDeed } from '../../kit/list/chosen/ChosenRowsButton.tsx';
import { menuLines } from '../../kit/list/menuLines.ts';
import * as places from '../../kit/places/places.ts';
import { CARDS_A_CALL } from '../../lib/limits.ts';
import type { DueCardDeeds } from './useDueCardDeeds.tsx';

/** What can be done with one card, as far as the person may. */
export function rowDeeds(row: Schemas['CardNoticeRow'], { make, plan, remind, dismiss }: DueCardDeeds): MenuItem[] {
  const isFree = row.ScheduleID === undefined;
  return menuLines(
    make && isFree ? { label: 'Tạo lịch hẹn', icon: 'plus', onSelect: () => make([row]) } : false,
    plan ? { label: 'Lên lịch làm', icon: 'calendar', onSelect: () => plan([row]) } : false,
    { label: COPY_REMINDER, icon: 'comment', onSelect: () => remind([row]) },
    { label: 'Xem khách hàng', icon: 'person', href: places.customer(row.CustomerID) },
    dismiss ? { label: 'Ẩn kỳ này', icon: 'close', danger: true, onSelect: () => dismiss(row) } : false,
  );
}

/** What can be done with several chosen cards at once. */
export function chosenDeeds({ plan, make, remind, dismissMany }: DueCardDeeds): ChosenDeed<Schemas['CardNoticeRow']>[] {
  const counted = { noun: 'thẻ', most: CARDS_A_CALL };
  return [
    ...(plan ? [{ ...counted, label: 'Lên lịch làm', run: plan }] : []),
    ...(make ? [{ ...counted, label: 'Tạo lịch hẹn', run: make }] : []),
    { ...counted, label: COPY_REMINDER, run: remind },
    ...(dismissMany ? [{ ...counted, label: 'Ẩn kỳ này', run: dismissMany }] : []),
  ];
}
