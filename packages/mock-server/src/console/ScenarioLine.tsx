import { Button, StatusTag } from '@so-the/ui';
import type { ListedScenario } from './mockApi.ts';

/** Props of {@link ScenarioLine}. */
export interface ScenarioLineProps {
  scenario: ListedScenario;
  /** Whether the world grew from it. */
  isCurrent: boolean;
  /** Whether the page was opened by its address. */
  isAsked: boolean;
  disabled: boolean;
  /** What is being started from it. */
  running: 'load' | 'open' | undefined;
  /** Called to seed it, and then to open the app when `opens`. */
  onStart: (opens: boolean) => void;
}

/** One scenario: its address, what is in it, and the two ways to start it. */
export function ScenarioLine({ scenario, isCurrent, isAsked, disabled, running, onStart }: ScenarioLineProps) {
  const { name, title, about } = scenario;
  return (
    <li className="scenario" data-asked={isAsked || undefined}>
      <div className="scenario__text">
        <div className="scenario__title">
          <a href={`/_mock/?scenario=${name}`}>{title}</a>
          <code>{name}</code>
          {isCurrent ? <StatusTag label="Đang chạy" tone="success" /> : null}
        </div>
        <p>{about}</p>
      </div>
      <div className="scenario__actions">
        <Button
          size="small"
          disabled={disabled}
          loading={running === 'load'}
          onClick={() => onStart(false)}
          aria-label={`Nạp kịch bản ${title}`}
        >
          Nạp
        </Button>
        <Button
          size="small"
          variant={isAsked ? 'primary' : 'secondary'}
          disabled={disabled}
          loading={running === 'open'}
          onClick={() => onStart(true)}
          aria-label={`Nạp và mở ứng dụng với kịch bản ${title}`}
        >
          Nạp và mở
        </Button>
      </div>
    </li>
  );
}
