import { Icon, Link, LinkButton, Panel, useLeads } from '@so-the/ui';
import { useRightsOn } from '../../kit/access/useRights.ts';
import { PATHS } from '../../kit/places/paths.ts';
import { stepsDone, useSetUpSteps, type SetUpStep } from '../../kit/setUp/useSetUpSteps.ts';
import './setUpPanel.css';

/** What a new shop does before its first order, with what is done ticked, for who may prepare it. */
export function SetUpPanel() {
  return useRightsOn()(PATHS.bankAccounts).add ? <Steps /> : null;
}

function Steps() {
  const steps = useSetUpSteps();
  if (!steps) return null;
  const next = steps.find(({ done }) => !done);
  return (
    <Panel title="Chuẩn bị cửa hàng" aside={<span className="set-up__done">{stepsDone(steps)}</span>}>
      <ol className="set-up">
        {steps.map((step, place) => (
          <Step key={step.path} step={step} number={place + 1} isNext={step === next} />
        ))}
      </ol>
    </Panel>
  );
}

function Step({ step, number, isNext }: { step: SetUpStep; number: number; isNext: boolean }) {
  const leads = useLeads();
  const { label, deed, done, path, href } = step;
  return (
    <li className={`set-up__step set-up__step--${done ? 'done' : isNext ? 'next' : 'ahead'}`}>
      <span className="set-up__mark">{done ? <Icon name="check" label="Đã xong" /> : number}</span>
      <Link className="set-up__label" href={done ? path : href}>
        {label}
      </Link>
      {isNext && leads(href) && (
        <LinkButton href={href} variant="primary">
          {deed}
        </LinkButton>
      )}
    </li>
  );
}
