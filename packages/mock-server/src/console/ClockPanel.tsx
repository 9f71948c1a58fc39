import { Button, DateTimeField, formatDateTime, Panel } from '@so-the/ui';
import { useState } from 'react';
import { monthEndOf } from '../seed/scenarios/monthEnd.ts';
import { mockApi } from './mockApi.ts';
import { useTask } from './useTask.ts';

/** Props of {@link ClockPanel}. */
export interface ClockPanelProps {
  /** What the server's clock shows. */
  now: string;
  /** Called when it was set. */
  onChange: () => void;
}

const DAY_MS = 86_400_000;

/** Travels in time: a day on, to the end of the month, to the last minute of the day, to any moment, and back to the real time. */
export function ClockPanel({ now, onChange }: ClockPanelProps) {
  const [moment, setMoment] = useState<string | null>(null);
  const { running, run } = useTask();
  const travel = (way: string, to: string | null) =>
    run(way, async () => {
      const set = await mockApi.setClock(to);
      onChange();
      return to === null ? 'Đồng hồ chạy theo giờ thật' : `Đồng hồ chỉ ${formatDateTime(set.now)}`;
    });
  const at = Date.parse(now);
  return (
    <Panel title="Đồng hồ" aside={formatDateTime(now)}>
      <div className="console__stack">
        <div className="console__buttons">
          <Button onClick={() => travel('day', new Date(at + DAY_MS).toISOString())} loading={running === 'day'}>
            +1 ngày
          </Button>
          <Button
            onClick={() => travel('month', new Date(nextMonthEnd(at)).toISOString())}
            loading={running === 'month'}
          >
            Cuối tháng
          </Button>
          <Button onClick={() => travel('night', `${now.slice(0, 10)}T23:59:00+07:00`)} loading={running === 'night'}>
            23:59
          </Button>
          <Button onClick={() => travel('real', null)} loading={running === 'real'}>
            Về giờ thật
          </Button>
        </div>
        <form
          className="console__line"
          onSubmit={(event) => {
            event.preventDefault();
            travel('moment', moment);
          }}
        >
          <DateTimeField label="Đến thời điểm" value={moment} onChange={setMoment} />
          <Button type="submit" disabled={moment === null} loading={running === 'moment'}>
            Chuyển
          </Button>
        </form>
      </div>
    </Panel>
  );
}

/** The end of this month, or of the next once this one's has come. */
function nextMonthEnd(at: number): number {
  const end = monthEndOf(at);
  return end > at ? end : monthEndOf(at + DAY_MS);
}
