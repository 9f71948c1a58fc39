import { useId, type ReactNode } from 'react';
import { FieldError } from './FieldError.tsx';
import './Field.css';

/** Attributes that tie a native control to its label, hint and error. */
export interface ControlAttributes {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/** Props of {@link Field}. */
export interface FieldFrameProps {
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
  children: (control: ControlAttributes) => ReactNode;
}

/** Label, hint and error around one control. Every field of this package stands in it. */
export function Field({ label, hideLabel = false, error, hint, required = false, children }: FieldFrameProps) {
  const id = useId();
  const described = [error ? `${id}error` : '', hint ? `${id}hint` : ''].filter(Boolean).join(' ');
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
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {error && <FieldError id={`${id}error`}>{error}</FieldError>}
      {hint && (
        <div className="st-field__hint" id={`${id}hint`}>
          {hint}
        </div>
      )}
    </div>
  );
}
