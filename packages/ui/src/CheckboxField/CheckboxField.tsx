import { useId } from 'react';
import { useControlRef } from '../Field/controlRef.ts';
import { FieldError } from '../Field/FieldError.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { describedBy } from '../Part/partProps.ts';
import './CheckboxField.css';

/** Props of {@link CheckboxField}. A checkbox has no read-only state: use `disabled`. */
export type CheckboxFieldProps = Omit<FieldProps<boolean>, 'readOnly' | 'hideLabel'>;

/** Yes or no, as a native checkbox, so that screen readers and password managers know it. */
export function CheckboxField({ label, value, onChange, error, hint, ...rest }: CheckboxFieldProps) {
  const id = useId();
  const input = useControlRef(rest);
  return (
    <div className="st-checkbox">
      <label className="st-checkbox__label">
        <input
          ref={input}
          type="checkbox"
          className="st-checkbox__box"
          name={rest.name}
          checked={value}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={rest.onBlur}
          required={rest.required}
          disabled={rest.disabled}
          data-testid={rest['data-testid']}
          aria-describedby={describedBy(error && `${id}error`, Boolean(hint) && `${id}hint`, rest['aria-describedby'])}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </label>
      {error && <FieldError id={`${id}error`}>{error}</FieldError>}
      {hint && (
        <div className="st-checkbox__hint" id={`${id}hint`}>
          {hint}
        </div>
      )}
    </div>
  );
}
