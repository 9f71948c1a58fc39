import { useState } from 'react';
import type { Schedule } from '@so-the/api-client';
import { DateField, Empty, Skeleton } from '@so-the/ui';
import { formatDate } from '@so-the/ui/format';
import { useListSchedulesByDateQuery } from '../../../api/scheduleWorkingApi.ts';
import { Answer } from '../../../kit/answer/Answer.tsx';
import { answerOf } from '../../../kit/answer/answerOf.ts';
import { orderRows } from '../../../kit/order/orderRows.ts';
import { PaperTable } from '../../../kit/print/PaperTable.tsx';
import { PrintDialog } from '../../../kit/print/PrintDialog.tsx';
import { dayColumns } from './dayColumns.tsx';

/** Most appointments of a day on paper. */
const MOST = 500;

/** The appointments of a day on paper, in the order they come, for who works through them; cancelled ones are left out. */
export function DayPrint({ day: first, onClose }: { day: string; onClose: () => void }) {
  const [day, setDay] = useState<string | null>(first);
  const asked = { ForDate: day ?? first, ToDate: day ?? first, HideCancelled: true, PageSize: MOST } as const;
  const answer = answerOf(useListSchedulesByDateQuery({ ...asked, SortBy: 'AppointmentDate', SortDir: 'asc' }));
  const rows = answer.data?.Data;
  return (
    <PrintDialog
      title="Lịch hẹn trong ngày"
      subtitle={`${formatDate(day ?? first)}${rows ? ` · ${rows.length} lịch hẹn` : ''}`}
      first="A4"
      choices={<DateField label="Ngày" value={day} onChange={setDay} />}
      ready={rows !== undefined && rows.length > 0}
      onClose={onClose}
    >
      <Answer of={answer} noun="lịch hẹn" loading={<Skeleton lines={6} />}>
        {({ Data, Totals }) =>
          Data.length === 0 ? (
            <Empty kind="noData" title="Ngày này không có lịch hẹn" />
          ) : (
            <PaperTable<Schedule> columns={dayColumns} rowKey={orderRows.rowKey} rows={Data} totals={Totals} />
          )
        }
      </Answer>
    </PrintDialog>
  );
}
