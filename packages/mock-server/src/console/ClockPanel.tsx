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

/** Travels in time: a day on, to the end of the month, to any moment, and back to the real time. */
export function ClockPanel({ now, onChange }: ClockPanelProps) {
  const [moment, setMoment] = useState<string | null>(null);
  const { running, run } = useTask();
  const travel = (to: string | null) =>
    run('travel', async () => {
      const set = await mockApi.setClock(to);
      onChange();
      return to === null ? 'Đồng hồ chạy theo giờ thật' : `Đồng hồ chỉ ${formatDateTime(set.now)}`;
    });
  const at = Date.parse(now);
  return (
    <Panel title="Đồng hồ" aside={formatDateTime(now)}>
      <div className="console__stack">
        <div className="console__buttons">
          <Button onClick={() => travel(new Date(at + DAY_MS).toISOString())} disabled={running !== undefined}>
            +1 ngày
          </Button>
          <Button onClick={() => travel(new Date(nextMonthEnd(at)).toISOString())} disabled={running !== undefined}>
            Cuối tháng
          </Button>
          <Button onClick={() => travel(null)} disabled={running !== undefined}>
            Về giờ thật
          </Button>
        </div>
        <div className="console__line">
          <DateTimeField label="Đến thời điểm" value={moment} onChange={setMoment} />
          <Button onClick={() => travel(moment)} disabled={moment === null || running !== undefined}>
            Chuyển
          </Button>
        </div>
      </div>
    </Panel>
  );
}

/** The end of this month, or of the next once this one's has come. */
function nextMonthEnd(at: number): number {
  const end = monthEndOf(at);
  return end > at ? end : monthEndOf(at + DAY_MS);
}
