import { labelOf, scheduleStatusOptions, serviceTypeOptions, type Schedule } from '@so-the/api-client';
import {
  formatDayMonth,
  formatMoney,
  formatTime,
  groupDigits,
  INVALID_DATE,
  joined,
  vietnamToday,
} from '@so-the/ui/format';
import { useCountCardNoticesQuery } from '../../api/cardDataApi.ts';
import {
  useListSchedulesByDateQuery,
  useListWarningSchedulesQuery,
  useSearchSchedulesQuery,
} from '../../api/scheduleWorkingApi.ts';
import * as places from '../../kit/places/places.ts';
import { useSession } from '../../session/useSession.ts';
import { FigureList, type FigureLine } from './FigureList.tsx';
import { appointmentsOf, dueCards, OPEN_STATUSES, tasksOf } from './homeLinks.ts';
import { HomePanel } from './HomePanel.tsx';
import { SeeAll } from './SeeAll.tsx';

const ROWS = 6;

/** Who comes today. */
export function TodayPanel() {
  const today = vietnamToday();
  const answer = useListSchedulesByDateQuery({ ForDate: today, ToDate: today, HideCancelled: true, PageSize: ROWS });
  return (
    <HomePanel
      title="Lịch hẹn hôm nay"
      aside={<SeeAll href={appointmentsOf({ fromDate: today, toDate: today })} count={answer.data?.Total} />}
      answer={answer}
    >
      {({ Data }) => (
        <FigureList
          emptyText="Hôm nay chưa có lịch hẹn"
          emptyStep={{ label: 'Thêm lịch hẹn', href: places.appointments({ open: 'new' }) }}
          lines={Data.map((order) => orderLine(order, formatTime(order.AppointmentDate)))}
        />
      )}
    </HomePanel>
  );
}

/** Orders in the hands of whoever is logged in, the oldest appointment first. */
export function MyTasksPanel() {
  const { UserID } = useSession().user;
  const today = vietnamToday();
  const answer = useSearchSchedulesQuery({
    body: {
      StaffID: UserID,
      Statuses: [...OPEN_STATUSES],
      ToDate: today,
      SortBy: 'AppointmentDate',
      SortDir: 'asc',
      PageIndex: 1,
      PageSize: ROWS,
    },
  });
  return (
    <HomePanel
      title="Việc của tôi"
      aside={<SeeAll href={tasksOf(UserID, today)} count={answer.data?.Total} />}
      answer={answer}
    >
      {({ Data }) => (
        <FigureList
          emptyText="Bạn không còn việc nào"
          lines={Data.map((order) => orderLine(order, dayAndTime(order.AppointmentDate)))}
        />
      )}
    </HomePanel>
  );
}

/** Cards whose due day is near or past, not done this cycle (domain §2(i)). */
export function CardsDuePanel() {
  const answer = useCountCardNoticesQuery();
  return (
    <HomePanel title="Thẻ đến hạn" aside={<strong>{answer.data?.Data.CountCard}</strong>} answer={answer}>
      {({ Data: { Overdue, DueIn3, DueIn7 } }) => (
        <FigureList
          emptyText="Không có thẻ đến hạn"
          lines={[
            { id: 'overdue', label: 'Quá hạn', figure: groupDigits(Overdue), href: dueCards(3) },
            { id: 'in3', label: '0–3 ngày', figure: groupDigits(DueIn3), href: dueCards(2) },
            { id: 'in7', label: '4–7 ngày', figure: groupDigits(DueIn7), href: dueCards(1) },
          ]}
        />
      )}
    </HomePanel>
  );
}

/** Orders that break a control, the oldest first (domain §2(k)). */
export function WarningsPanel() {
  const answer = useListWarningSchedulesQuery({ PageSize: ROWS });
  return (
    <HomePanel
      title="Đơn cảnh báo"
      aside={<SeeAll href={places.warnings({})} count={answer.data?.Total} />}
      answer={answer}
    >
      {({ Data }) => (
        <FigureList
          emptyText="Không có cảnh báo"
          lines={Data.map(({ ScheduleID, ScheduleCode, Code, Message, CustomerName }) => ({
            id: `${ScheduleID} ${Code}`,
            label: Message || `Đơn số ${ScheduleID}`,
            note: joined(ScheduleCode, CustomerName),
            href: places.order(ScheduleID),
          }))}
        />
      )}
    </HomePanel>
  );
}

function dayAndTime(at: string): string {
  const day = formatDayMonth(at);
  return day === INVALID_DATE ? day : `${day} ${formatTime(at)}`;
}

function orderLine(order: Schedule, when: string): FigureLine {
  const service = labelOf(serviceTypeOptions, order.ServiceType);
  const status = labelOf(scheduleStatusOptions, order.Status);
  return {
    id: order.ScheduleID,
    label: order.CustomerName || `Đơn số ${order.ScheduleID}`,
    note: joined(when, service, status),
    figure: formatMoney(order.Amount),
    href: places.order(order.ScheduleID),
  };
}
