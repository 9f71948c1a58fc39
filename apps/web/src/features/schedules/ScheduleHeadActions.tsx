import type { Rights } from '../../kit/access/rights.ts';
import { AddButton } from '../../kit/list/AddButton.tsx';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { DayPrintButton } from './print/DayPrintButton.tsx';
import type { ScheduleViewProps } from './scheduleViewProps.ts';
import { ViewChoice } from './ViewChoice.tsx';

interface ScheduleHeadActionsProps extends Pick<ScheduleViewProps, 'view' | 'add'> {
  rights: Rights;
  /** Day that is printed at first. */
  day: string;
}

/** What both views of the appointments offer beside their title. */
export function ScheduleHeadActions({ view, add, rights, day }: ScheduleHeadActionsProps) {
  return (
    <ListScreen.Actions>
      <ViewChoice view={view} />
      {rights.print && <DayPrintButton day={day} inCalendar={view.place !== null} />}
      {rights.add && <AddButton folds label="Thêm lịch hẹn" onClick={() => add()} />}
    </ListScreen.Actions>
  );
}
