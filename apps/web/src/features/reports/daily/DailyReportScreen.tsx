import { useState } from 'react';
import { Button, DateField, PageHeader, Skeleton } from '@so-the/ui';
import { formatDate, vietnamToday } from '@so-the/ui/format';
import { useGetDailyReportQuery } from '../../../api/reportApi.ts';
import { useRights } from '../../../kit/access/useRights.ts';
import { Answer } from '../../../kit/answer/Answer.tsx';
import { answerOf } from '../../../kit/answer/answerOf.ts';
import '../../../kit/list/ListScreen.css';
import { PATHS } from '../../../kit/places/paths.ts';
import { DailyPaper } from './DailyPaper.tsx';
import { DailyTables } from './DailyTables.tsx';
import { useAddressDay } from './useAddressDay.ts';

/** /report/reportdaily */
export function DailyReportScreen() {
  const [day, setDay] = useAddressDay('date');
  const [printing, setPrinting] = useState(false);
  const { print } = useRights(PATHS.dailyReport);
  const answer = useGetDailyReportQuery({ date: day });
  const report = answer.currentData?.Data;
  return (
    <section className="list-screen">
      <PageHeader
        title="Báo cáo ngày"
        meta={
          <span className="list-screen__description">
            Những gì đã làm, quỹ và công nợ trong ngày {formatDate(day)}.
          </span>
        }
        secondary={
          <div className="daily__day">
            <DateField
              label="Ngày"
              hideLabel
              value={day}
              max={vietnamToday()}
              onChange={(chosen) => chosen && setDay(chosen)}
            />
          </div>
        }
        action={print && report && <Button onClick={() => setPrinting(true)}>In</Button>}
      />
      <Answer of={answerOf(answer)} noun="báo cáo ngày" loading={<Skeleton lines={12} />}>
        {({ Data }) => <DailyTables report={Data} />}
      </Answer>
      {printing && report && <DailyPaper report={report} onClose={() => setPrinting(false)} />}
    </section>
  );
}
