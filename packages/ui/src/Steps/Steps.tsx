import { Icon } from '../Icon/Icon.tsx';
import './Steps.css';

/** One state on the way. */
export interface Step {
  id: string | number;
  label: string;
  /** When or by whom it was reached. */
  note?: string;
}

/** Props of {@link Steps}. */
export interface StepsProps {
  /** Name of the way for screen readers: "Tiến độ hợp đồng". */
  label: string;
  /** In the order they are gone through. */
  steps: readonly Step[];
  /** Id of the state reached; an id that is not among the steps marks none. */
  current: string | number;
  /** The state reached is also the end: it is shown as done. Default false. */
  finished?: boolean;
  /** The way was broken off: the state reached is shown in the danger colour with this text. */
  cancelled?: string;
}

/** How far a record has come along its states. */
export function Steps({ label, steps, current, finished = false, cancelled }: StepsProps) {
  const reached = steps.findIndex((step) => step.id === current);
  return (
    <ol className="st-steps" aria-label={label}>
      {steps.map((step, index) => {
        const here = index === reached;
        const done = index < reached || (here && finished);
        const state = here && cancelled ? 'cancelled' : done ? 'done' : here ? 'current' : 'ahead';
        return (
          <li
            key={step.id}
            className={`st-steps__step st-steps__step--${state}`}
            aria-current={here ? 'step' : undefined}
          >
            <span className="st-steps__mark">
              <Mark state={state} number={index + 1} />
            </span>
            <span className="st-steps__text">
              {here && cancelled ? cancelled : step.label}
              <span className="st-visually-hidden">{done ? ' (đã xong)' : ''}</span>
              {step.note ? <small>{step.note}</small> : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function Mark({ state, number }: { state: string; number: number }) {
  if (state === 'done') return <Icon name="check" size={14} />;
  return state === 'cancelled' ? <Icon name="close" size={14} /> : number;
}
