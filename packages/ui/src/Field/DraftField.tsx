import type { ReactNode } from 'react';
import { handedOn } from '../Part/partProps.ts';
import { Field } from './Field.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useControlRef, useUnreadable } from './controlRef.ts';
import type { DraftText } from './useDraftText.ts';
import { useSelectedOnFocus } from './useSelectedOnFocus.ts';
import './control.css';

/** A field of this package whose text stands for another value. */
interface DraftFieldProps extends Omit<FieldProps<unknown>, 'value' | 'onChange'> {
  draft: DraftText;
  placeholder?: string;
  inputMode: 'numeric' | 'decimal' | 'tel' | 'text';
  autoComplete?: string;
  /** Aligns the text as a number, and selects it on focus. Default false. */
  number?: boolean;
  /** Stands at the right end inside the control: a unit or a button. */
  end?: ReactNode;
}

/** A text control around a {@link DraftText}: the frame of percent, phone and date fields. */
export function DraftField({ draft, end, number = false, ...props }: DraftFieldProps) {
  const input = useControlRef(props);
  useUnreadable(input, draft.problem);
  const selection = useSelectedOnFocus(input, number && draft.problem === null);
  return (
    <Field
      {...handedOn(props)}
      label={props.label}
      hideLabel={props.hideLabel}
      error={draft.shownProblem ?? props.error}
      hint={props.hint}
      required={props.required}
    >
      {(attributes) => (
        <span className="st-control-group">
          <input
            {...attributes}
            ref={input}
            className={number ? 'st-control st-control--number' : 'st-control'}
            type="text"
            name={props.name}
            value={draft.text}
            onChange={(event) => draft.type(event.target.value)}
            {...selection}
            onBlur={() => {
              draft.settle();
              props.onBlur?.();
            }}
            required={props.required}
            disabled={props.disabled}
            readOnly={props.readOnly}
            placeholder={props.placeholder}
            inputMode={props.inputMode}
            autoComplete={props.autoComplete ?? 'off'}
          />
          {end && <span className="st-control-group__end">{end}</span>}
        </span>
      )}
    </Field>
  );
}
