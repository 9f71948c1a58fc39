import { Button, Panel } from '@so-the/ui';
import { useRef } from 'react';
import type { ShownFault } from '../faults/faultRule.ts';
import { FaultForm } from './FaultForm.tsx';
import { countOf, sentenceOf, whereOf } from './faultText.ts';
import { mockApi } from './mockApi.ts';
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
  const { running, run } = useTask();
  const change = (task: () => Promise<unknown>, said: string) =>
    run('change', async () => {
      await task();
      onChange();
      return said;
    });
  /** The button that was pressed goes away: the focus moves to what is left. */
  const off = (task: () => Promise<unknown>, said: string) => {
    place.current?.focus();
    change(task, said);
  };
  return (
    <Panel
      title="Lỗi thử"
      aside={
        <Button
          size="small"
          disabled={rules.length === 0}
          onClick={() => off(() => mockApi.clearFaults(), 'Đã tắt mọi lỗi thử')}
        >
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
              <RuleLine
                key={rule.id}
                rule={rule}
                onDrop={() => off(() => mockApi.dropFault(rule.id), 'Đã bỏ lỗi thử')}
              />
            ))}
          </ol>
        )}
      </section>
      <FaultForm
        key={proposal?.number ?? 0}
        busy={running !== undefined}
        proposed={proposal?.operationId}
        onAdd={(rule) => change(() => mockApi.addFault(rule), 'Đã bật lỗi thử')}
      />
    </Panel>
  );
}

function RuleLine({ rule, onDrop }: { rule: ShownFault; onDrop: () => void }) {
  const where = whereOf(rule);
  return (
    <li className="rule" data-over={rule.left === 0 || undefined}>
      <div>
        <code>{where}</code>
        <p>{sentenceOf(rule)}</p>
        <p>{countOf(rule)}</p>
      </div>
      <Button size="small" onClick={onDrop} aria-label={`Bỏ lỗi thử của ${where}`}>
        Bỏ
      </Button>
    </li>
  );
}
