import { Steps as PrimeSteps } from 'primereact/steps';
import { useId, type RefObject } from 'react';
import { useControlRef } from '../Field/controlRef.ts';
import { Icon } from '../Icon/Icon.tsx';
import { marksOf, type Marks, type PartProps } from '../Part/partProps.ts';
import { PrimeScope } from '../PrimeScope/PrimeScope.tsx';
import './Steps.css';

/** One state on the way. */
export interface Step {
  id: string | number;
  label: string;
  /** When or by whom it was reached. */
  note?: string;
}

/** Props of {@link Steps}. */
export interface StepsProps extends PartProps {
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

type StepState = 'done' | 'current' | 'ahead' | 'cancelled';

/** How far a record has come along its states. */
export function Steps({ label, steps, current, finished = false, cancelled, ...rest }: StepsProps) {
  const list = useControlRef<HTMLElement>(rest);
  const reached = steps.findIndex((step) => step.id === current);
  const model = steps.map((step, index) => {
    const here = index === reached;
    const state =
      here && cancelled ? 'cancelled' : index < reached || (here && finished) ? 'done' : here ? 'current' : 'ahead';
    const text = here && cancelled ? cancelled : step.label;
    return { template: <Entry text={text} note={step.note} number={index + 1} state={state} isHere={here} /> };
  });
  return (
    <PrimeScope>
      <PrimeSteps id={useId()} model={model} activeIndex={reached} pt={look(label, { ...marksOf(rest), ref: list })} />
    </PrimeScope>
  );
}

/** A list that tells how far something is leads nowhere: it is no navigation. */
function look(label: string, menu: Marks & { ref: RefObject<HTMLElement | null> }) {
  return {
    root: { role: 'presentation' },
    menu: { ...menu, className: 'st-steps', 'aria-label': label },
    menuitem: { className: 'st-steps__step' },
  };
}

interface EntryProps {
  text: string;
  note?: string;
  number: number;
  state: StepState;
  isHere: boolean;
}

function Entry({ text, note, number, state, isHere }: EntryProps) {
  return (
    <div className={`st-steps__state st-steps__state--${state}`} aria-current={isHere ? 'step' : undefined}>
      <span className="st-steps__mark">
        <Mark state={state} number={number} />
      </span>
      <span className="st-steps__text">
        {text}
        <span className="st-visually-hidden">{state === 'done' ? ' (đã xong)' : ''}</span>
        {note ? <small>{note}</small> : null}
      </span>
    </div>
  );
}

function Mark({ state, number }: Pick<EntryProps, 'state' | 'number'>) {
  if (state === 'done') return <Icon name="check" size={14} />;
  return state === 'cancelled' ? <Icon name="close" size={14} /> : number;
}
