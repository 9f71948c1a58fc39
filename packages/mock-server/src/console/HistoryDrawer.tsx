import { Button, Drawer, Empty, ErrorState, formatDateTime, Skeleton, TextField } from '@so-the/ui';
import { useCallback, useId, useState } from 'react';
import type { StepDetails, StepLine } from '../engine/historyView.ts';
import { StepChanges } from './StepChanges.tsx';
import { usePolled } from './usePolled.ts';
import { useTask } from './useTask.ts';

/** Where the drawer reads what calls changed. */
export interface HistorySource {
  history: () => Promise<StepLine[]>;
  step: (number: number) => Promise<StepDetails>;
  /** Goes on in a world of that name as this one was right after the call. */
  branch: (number: number, world: string) => Promise<void>;
}

/** Props of {@link HistoryDrawer}. */
export interface HistoryDrawerProps {
  source: HistorySource;
  onClose: () => void;
}

/** Goes over the calls that changed the world, one by one, and opens a world of its own at one of them. */
export function HistoryDrawer({ source, onClose }: HistoryDrawerProps) {
  const { value: steps, error, refresh } = usePolled(source.history, 0);
  const [chosen, setChosen] = useState<number>();
  const number = chosen ?? steps?.[0]?.number;
  const go = (by: 1 | -1) => {
    const next = steps?.find((step) => step.number === (number ?? 0) - by);
    if (next) setChosen(next.number);
  };
  return (
    <Drawer title="Từng thay đổi" open size="large" onClose={onClose} onStep={go}>
      <div className="console__stack history">
        {error === undefined ? null : <ErrorState message={error} onRetry={refresh} />}
        {steps || error !== undefined ? null : <Skeleton lines={6} />}
        {steps?.length === 0 ? <Empty kind="noData">Chưa có lời gọi nào làm thay đổi dữ liệu.</Empty> : null}
        {steps && number !== undefined ? <Times steps={steps} number={number} onChoose={setChosen} /> : null}
        {number === undefined ? null : <At number={number} source={source} />}
      </div>
    </Drawer>
  );
}

function Times({
  steps,
  number,
  onChoose,
}: {
  steps: readonly StepLine[];
  number: number;
  onChoose: (to: number) => void;
}) {
  const id = useId();
  const step = steps.find((each) => each.number === number);
  return (
    <div>
      <label htmlFor={id}>{step ? `${formatDateTime(step.at)} · ${step.operationId}` : 'Thời điểm'}</label>
      <input
        id={id}
        className="history__times"
        type="range"
        min={steps.at(-1)?.number}
        max={steps[0]?.number}
        value={number}
        aria-valuetext={step && `Lời gọi ${step.number}: ${step.operationId}`}
        onChange={(event) => onChoose(event.target.valueAsNumber)}
      />
      <p className="console__hint">{`Lời gọi ${number}, từ ${steps.at(-1)?.number} đến ${steps[0]?.number}. Phím J và K: lời gọi trước và sau.`}</p>
    </div>
  );
}

/** One call of a source. */
interface AtProps {
  number: number;
  source: HistorySource;
}

function At({ number, source }: AtProps) {
  const ask = useCallback(() => source.step(number), [source, number]);
  const { value, error, refresh } = usePolled(ask, 0);
  if (error !== undefined) return <ErrorState message={error} onRetry={refresh} />;
  if (value?.number !== number) return <Skeleton lines={6} />;
  return (
    <>
      <StepChanges step={value} />
      <Branch number={number} source={source} />
    </>
  );
}

/** Goes on from here in a new world; this one stays as it is. */
function Branch({ number, source }: AtProps) {
  const [name, setName] = useState(`truoc-${number}`);
  const { running, run } = useTask();
  const branch = () =>
    run('branch', async () => {
      await source.branch(number, name);
      return undefined;
    });
  return (
    <form
      className="console__line"
      onSubmit={(event) => {
        event.preventDefault();
        branch();
      }}
    >
      <TextField
        label="Tên thế giới mới"
        value={name}
        onChange={setName}
        maxLength={40}
        hint="Dữ liệu và đồng hồ như ngay sau lời gọi này; thế giới hiện tại giữ nguyên."
      />
      <Button type="submit" variant="primary" loading={running !== undefined}>
        Mở từ đây
      </Button>
    </form>
  );
}
