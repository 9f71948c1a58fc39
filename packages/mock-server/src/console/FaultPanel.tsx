import { Button, Panel } from '@so-the/ui';
import type { FaultRule, Faults } from '../faults.ts';
import { useRef } from 'react';
import { FaultForm } from './FaultForm.tsx';
import { sentenceOfRule } from './faultText.ts';
import { mockApi } from './mockApi.ts';
import { useTask } from './useTask.ts';

/** Props of {@link FaultPanel}. */
export interface FaultPanelProps {
  faults: Faults;
  /** Called when they were changed. */
  onChange: () => void;
}

/** The faults that are on, and a form for one more. */
export function FaultPanel({ faults, onChange }: FaultPanelProps) {
  const place = useRef<HTMLElement>(null);
  const { running, run } = useTask();
  const { rules, ...others } = faults;
  const set = (changed: Partial<Faults>, said: string) =>
    run('set', async () => {
      await mockApi.setFaults(changed);
      onChange();
      return said;
    });
  const without = (rule: FaultRule) => rules.filter((each) => JSON.stringify(each) !== JSON.stringify(rule));
  /** The button that was pressed goes away: the focus moves to what is left. */
  const off = (changed: Partial<Faults>, said: string) => {
    place.current?.focus();
    set(changed, said);
  };
  const drop = (rule: FaultRule) => off({ ...others, rules: without(rule) }, 'Đã bỏ lỗi thử');
  const ownText = sentenceOfRule(others);
  const isQuiet = rules.length === 0 && ownText === '';
  return (
    <Panel
      title="Lỗi thử"
      aside={
        <Button size="small" disabled={isQuiet} onClick={() => off({}, 'Đã tắt mọi lỗi thử')}>
          Tắt tất cả
        </Button>
      }
      flush
    >
      <section ref={place} tabIndex={-1} aria-label="Lỗi thử đang bật">
        {isQuiet ? (
          <p className="console__note">Không có lỗi thử nào đang bật.</p>
        ) : (
          <ol className="console__list">
            {rules.map((rule) => (
              <RuleLine key={JSON.stringify(rule)} rule={rule} onDrop={() => drop(rule)} />
            ))}
            {ownText === '' ? null : <RuleLine rule={others} onDrop={() => off({ rules }, 'Đã bỏ lỗi thử')} />}
          </ol>
        )}
      </section>
      <FaultForm
        busy={running !== undefined}
        onAdd={(rule) => set({ ...others, rules: [...without(rule), rule] }, 'Đã bật lỗi thử')}
      />
    </Panel>
  );
}

function RuleLine({ rule, onDrop }: { rule: FaultRule; onDrop: () => void }) {
  const text = sentenceOfRule(rule);
  const where = rule.match === '' ? 'Mọi lời gọi' : rule.match;
  return (
    <li className="rule">
      <div>
        <code>{where}</code>
        <p>{text === '' ? 'Không lỗi' : text}</p>
      </div>
      <Button size="small" onClick={onDrop} aria-label={`Bỏ lỗi thử của ${where}`}>
        Bỏ
      </Button>
    </li>
  );
}
