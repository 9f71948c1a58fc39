import { Button, Panel } from '@so-the/ui';
import { useRef, useState } from 'react';
import type { FaultRule, ShownFault } from '../faults/faultRule.ts';
import { FaultForm } from './FaultForm.tsx';
import { FaultLine } from './FaultLine.tsx';
import { mockApi, sentenceOf } from './mockApi.ts';
import { useTask } from './useTask.ts';

/** A call of the log whose next one shall go wrong. */
export interface Proposal {
  operationId: string;
  /** Another one for each press, so that the same call can be proposed again. */
  number: number;
}

/** Props of {@link FaultPanel}. */
export interface FaultPanelProps {
  rules: readonly ShownFault[];
  proposal?: Proposal;
  /** Called when they were changed. */
  onChange: () => void;
}

/** The faults that are on, with what came of them, and a form for one more. */
export function FaultPanel({ rules, proposal, onChange }: FaultPanelProps) {
  const place = useRef<HTMLElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const { running, run } = useTask();
  /** What is refused stays to be read beside what was typed. */
  const add = (rule: FaultRule) =>
    run('change', async () => {
      const refused = await mockApi.addFault(rule).then(() => undefined, sentenceOf);
      setRefusal(refused);
      if (refused !== undefined) return undefined;
      onChange();
      return 'Đã bật lỗi thử';
    });
  /** The button that was pressed goes away: the focus moves to what is left. */
  const off = (task: () => Promise<unknown>, said: string) => {
    place.current?.focus();
    run('change', async () => {
      await task();
      onChange();
      return said;
    });
  };
  const clear = () => off(() => mockApi.clearFaults(), 'Đã tắt mọi lỗi thử');
  const drop = (id: number) => off(() => mockApi.dropFault(id), 'Đã bỏ lỗi thử');
  return (
    <Panel
      title="Lỗi thử"
      aside={
        <Button size="small" disabled={rules.length === 0} onClick={clear}>
          Tắt tất cả
        </Button>
      }
      flush
    >
      <section ref={place} tabIndex={-1} aria-label="Lỗi thử đang bật">
        {rules.length === 0 ? (
          <p className="console__note">Không có lỗi thử nào đang bật.</p>
        ) : (
          <ol className="console__list">
            {rules.map((rule) => (
              <FaultLine key={rule.id} rule={rule} onDrop={() => drop(rule.id)} />
            ))}
          </ol>
        )}
      </section>
      <FaultForm
        key={proposal?.number ?? 0}
        busy={running !== undefined}
        proposed={proposal?.operationId}
        refusal={refusal}
        onAdd={add}
        onRefuse={setRefusal}
      />
    </Panel>
  );
}
