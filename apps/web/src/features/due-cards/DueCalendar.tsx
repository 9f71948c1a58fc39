import { calendarPeriod, EventCalendar, Notice } from '@so-the/ui';
import type { ApiFailure } from '@so-the/api-client';
import { calls, useListCardNoticesQuery } from '../../api/cardDataApi.ts';
import { idFilter } from '../../kit/list/address/listAddress.ts';
import { listFilters } from '../../kit/list/filters/listFilters.ts';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { useList } from '../../kit/list/useList.ts';
import { PATHS } from '../../kit/places/paths.ts';
import { StaffPicker } from '../../kit/pickers/StaffPicker.tsx';
import { useOpenRecord } from '../../kit/record/useOpenRecord.ts';
import { DueCardDrawer } from './DueCardDrawer.tsx';
import { dueEvents, dueStatuses } from './dueEvents.ts';
import { useCalendarPlace } from './useCalendarPlace.ts';
import { useDueCardDeeds } from './useDueCardDeeds.tsx';
import { useMovePlan } from './useMovePlan.ts';

/** Most rows of one answer. */
const MOST = 500;
const filters = listFilters<'listCalendarPayments'>()({ StaffId: idFilter });
const words = { StaffId: () => 'Theo nhân viên' };

/** Days of work by day, with the cards due that have none yet; a card is planned or moved by dragging it. */
export function DueCalendar() {
  const [place, show] = useCalendarPlace();
  const { from: fromDate, to: toDate } = calendarPeriod(place);
  const fixed = { fromDate, toDate };
  const list = useList({ path: PATHS.cardsDue, call: calls.listCalendarPayments, filters, fixed, pageSize: MOST });
  const notices = useListCardNoticesQuery({ PageSize: MOST, StaffId: list.args.StaffId });
  const card = useOpenRecord();
  const move = useMovePlan();
  const { deeds, dialog } = useDueCardDeeds();
  const { data, error, refetch } = list.answer;
  const due = notices.currentData?.Data;
  return (
    <ListScreen list={list} title="Lịch làm thẻ">
      <ListScreen.Filters
        words={words}
        inline={<StaffPicker label="NV phụ trách" hideLabel placeholder="Mọi nhân viên" {...list.filter('StaffId')} />}
      />
      {(data?.Total ?? 0) > MOST && (
        <Notice tone="warning">{`Chỉ hiện ${MOST} thẻ đầu của khoảng ngày này: hãy xem theo tuần hoặc theo nhân viên.`}</Notice>
      )}
      <EventCalendar
        label="Lịch làm thẻ"
        unit="thẻ"
        wholeDays
        events={data && due && dueEvents(data.Data, due, card.hrefOf)}
        statuses={dueStatuses}
        place={place}
        onPlace={show}
        onMove={list.rights.edit ? (event, start) => void move(event, start) : undefined}
        error={((error ?? notices.error) as ApiFailure | undefined)?.message}
        onRetry={() => void Promise.all([refetch(), notices.refetch()])}
      />
      {typeof card.id === 'number' && (
        <DueCardDrawer key={card.id} cardDataID={card.id} deeds={deeds} onClose={card.close} />
      )}
      {dialog}
    </ListScreen>
  );
}
