import { useId, type ReactNode } from 'react';
import { handedOn, type HandedOn, type PartProps } from '../Part/partProps.ts';
import { FieldNotes, notedBy } from './FieldNotes.tsx';
import './Field.css';

/** Attributes that tie a native control to its label, hint and error, and what the field hands on to it. */
export interface ControlAttributes<Control extends HTMLElement = HTMLInputElement> extends HandedOn<Control> {
  id: string;
  'aria-invalid'?: true;
}

/** Props of {@link Field}. */
export interface FieldFrameProps<Control extends HTMLElement = HTMLInputElement> extends PartProps<Control> {
  /** Names the control. */
  label: string;
  /** Keeps the label for screen readers only. Default false. */
  hideLabel?: boolean;
  /** What is wrong, in Vietnamese. */
  error?: string;
  /** Help under the control. */
  hint?: ReactNode;
  /** Shows the mark of an obligatory field. Default false. */
  required?: boolean;
  /** Draws the control, given the attributes it must carry. */
  children: (control: ControlAttributes<Control>) => ReactNode;
}

/** Label, hint and error around one control. Every field of this package stands in it. */
export function Field<Control extends HTMLElement = HTMLInputElement>(props: FieldFrameProps<Control>) {
  const { label, hideLabel = false, error, hint, required = false, children } = props;
  const id = useId();
  const described = notedBy(id, { error, hint, 'aria-describedby': props['aria-describedby'] });
  return (
    <div className="st-field">
      <label className={hideLabel ? 'st-visually-hidden' : 'st-field__label'} htmlFor={id}>
        {label}
        {required && (
          <span className="st-field__required" aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {children({
        ...handedOn(props),
        id,
        'aria-describedby': described,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldNotes id={id} error={error} hint={hint} />
    </div>
  );
}
