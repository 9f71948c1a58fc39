import { useEffect, useEffectEvent, type Ref } from 'react';
import { dayText } from '../format/dayText.ts';
import { useControlRef, useUnreadable } from '../Field/controlRef.ts';
import { useDraftText } from '../Field/useDraftText.ts';

interface DayInputProps {
  ref?: Ref<HTMLInputElement>;
  label: string;
  value: string | null;
  onChange: (value: string | null) => void;
  disabled: boolean;
  /** Told what cannot be read, once the person has left the day; `undefined` when all can. */
  onProblem: (problem: string | undefined) => void;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

const DAY = { ...dayText(), holdsOn: true };

/** One end of a period. */
export function DayInput({ ref, label, value, onChange, onProblem, ...rest }: DayInputProps) {
  const draft = useDraftText(value, onChange, DAY);
  const input = useControlRef<HTMLInputElement>({ ref });
  useUnreadable(input, draft.problem);
  const tell = useEffectEvent(onProblem);
  useEffect(() => tell(draft.shownProblem), [draft.shownProblem]);
  return (
    <input
      {...rest}
      aria-invalid={draft.shownProblem === undefined ? rest['aria-invalid'] : true}
      ref={input}
      className="st-date-range__day"
      type="text"
      aria-label={label}
      title={draft.shownProblem ?? label}
      placeholder={label}
      value={draft.text}
      onChange={(event) => draft.type(event.target.value)}
      onBlur={draft.settle}
      inputMode="numeric"
      autoComplete="off"
    />
  );
}
