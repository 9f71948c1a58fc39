import { useId } from 'react';
import { useControlRef } from '../Field/controlRef.ts';
import { FieldNotes, notedBy } from '../Field/FieldNotes.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
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
          aria-describedby={notedBy(id, { error, hint, 'aria-describedby': rest['aria-describedby'] })}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </label>
      <FieldNotes id={id} error={error} hint={hint} />
    </div>
  );
}
