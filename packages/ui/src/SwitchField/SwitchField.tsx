import { InputSwitch } from 'primereact/inputswitch';
import { useId } from 'react';
import { useControlRef } from '../Field/controlRef.ts';
import { FieldNotes, notedBy } from '../Field/FieldNotes.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { PrimeScope } from '../PrimeScope/PrimeScope.tsx';
import '../Field/choice.css';
import './SwitchField.css';

/** Props of {@link SwitchField}. A switch has no read-only state: use `disabled`. */
export type SwitchFieldProps = Omit<FieldProps<boolean>, 'readOnly' | 'hideLabel' | 'required'>;

/** On or off, in force at once: nothing has to be saved. In a form that is sent later stands a CheckboxField. */
export function SwitchField({ label, value, onChange, error, hint, ...rest }: SwitchFieldProps) {
  const id = useId();
  const input = useControlRef<HTMLInputElement>(rest);
  const described = notedBy(id, { error, hint, 'aria-describedby': rest['aria-describedby'] });
  return (
    <PrimeScope>
      <div className="st-switch">
        <div className="st-switch__line st-choice">
          <InputSwitch
            inputId={id}
            name={rest.name}
            checked={value}
            onChange={(event) => onChange(event.value)}
            onBlur={rest.onBlur}
            disabled={rest.disabled}
            pt={{
              root: { className: 'st-switch__control', role: undefined, 'aria-checked': undefined },
              input: {
                className: 'st-switch__input',
                ref: input,
                'data-testid': rest['data-testid'],
                'aria-describedby': described,
                'aria-invalid': error ? true : undefined,
              },
              slider: { className: 'st-switch__track' },
            }}
          />
          <label className="st-choice__label" htmlFor={id}>
            {label}
          </label>
        </div>
        <FieldNotes id={id} error={error} hint={hint} />
      </div>
    </PrimeScope>
  );
}
