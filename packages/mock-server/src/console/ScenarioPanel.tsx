import { Panel, SelectField, TextField } from '@so-the/ui';
import { useState } from 'react';
import { ScenarioLine } from './ScenarioLine.tsx';
import { mockApi, type ListedScenario, type Scenarios } from './mockApi.ts';
import { useTask } from './useTask.ts';

/** Props of {@link ScenarioPanel}. */
export interface ScenarioPanelProps {
  scenarios: Scenarios;
  /** Called when another world is there. */
  onChange: () => void;
}

const SIZE_NAMES = { small: 'Nhỏ', medium: 'Vừa', large: 'Lớn' } as const;
const WAYS = ['load', 'open'] as const;
const asked = new URLSearchParams(location.search);

/** The scenarios with their addresses; starting one seeds a new world at the real time. */
export function ScenarioPanel({ scenarios: { current, sizes, scenarios }, onChange }: ScenarioPanelProps) {
  const [seed, setSeed] = useState(asked.get('seed') ?? String(current.seed));
  const [size, setSize] = useState(sizes.find((each) => each === asked.get('size')) ?? null);
  const { running, run } = useTask();
  const isSeed = /^\d{1,9}$/.test(seed);
  const start = ({ name, title }: ListedScenario, opens: boolean) =>
    run(`${opens ? 'open' : 'load'} ${name}`, async () => {
      await mockApi.setClock(null);
      await mockApi.reset({ scenario: name, seed: Number(seed), size: size ?? undefined });
      onChange();
      if (opens) location.assign('/');
      return `Đã nạp kịch bản ${title}`;
    });
  const options = sizes.map((value) => ({ value, label: SIZE_NAMES[value] }));
  return (
    <Panel
      title="Kịch bản"
      aside={`${current.scenario}, hạt giống ${current.seed}, cỡ ${SIZE_NAMES[current.size]}`}
      flush
    >
      <div className="console__row">
        <TextField
          label="Hạt giống"
          value={seed}
          onChange={setSeed}
          inputMode="numeric"
          maxLength={9}
          error={isSeed ? undefined : 'Phải là số nguyên'}
        />
        <SelectField label="Cỡ dữ liệu" value={size} onChange={setSize} options={options} placeholder="Theo kịch bản" />
      </div>
      <ul className="console__list">
        {scenarios.map((scenario) => (
          <ScenarioLine
            key={scenario.name}
            scenario={scenario}
            isCurrent={scenario.name === current.scenario}
            isAsked={scenario.name === asked.get('scenario')}
            disabled={!isSeed}
            running={WAYS.find((way) => running === `${way} ${scenario.name}`)}
            onStart={(opens) => start(scenario, opens)}
          />
        ))}
      </ul>
    </Panel>
  );
}
