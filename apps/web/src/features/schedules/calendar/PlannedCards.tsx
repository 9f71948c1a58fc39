import { calendarPeriod, groupDigits, Link, Notice, type CalendarPlace } from '@so-the/ui';
import { useListCalendarPaymentsQuery } from '../../../api/cardDataApi.ts';
import * as places from '../../../kit/places/places.ts';

/** A plan whose card has no order in its cycle yet. */
const WITHOUT_ORDER = 0;

/** Props of {@link PlannedCards}. */
export interface PlannedCardsProps {
  place: CalendarPlace;
  /** Only cards in the hands of this member of staff; null for all. */
  staffId: number | null;
}

/** Cards that are to be worked on in the days shown and have no appointment yet: those days hold more than the calendar shows. */
export function PlannedCards({ place, staffId }: PlannedCardsProps) {
  const { from: fromDate, to: toDate } = calendarPeriod(place);
  const asked = { fromDate, toDate, CalendarStatus: WITHOUT_ORDER, StaffId: staffId ?? undefined } as const;
  const { currentData } = useListCalendarPaymentsQuery({ ...asked, pageSize: 1 });
  const count = currentData?.Total ?? 0;
  if (count === 0) return null;
  return (
    <Notice tone="info">
      {`${groupDigits(count)} thẻ đã lên lịch làm trong những ngày này chưa có lịch hẹn. `}
      <Link href={places.workDays(place.mode, place.date)}>Xem lịch làm thẻ</Link>
    </Notice>
  );
}
