import { RadioButton } from 'primereact/radiobutton';
import { useEffect, useId, useImperativeHandle, useRef } from 'react';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { PrimeScope } from '../PrimeScope/PrimeScope.tsx';
import '../Field/choice.css';
import './RadioField.css';

/** One choice of a {@link RadioField}. */
export interface RadioOption<Value> {
  /** What the form stores. */
  value: Value;
  /** What is read beside the circle. */
  label: string;
  /** What choosing it means, in small print. */
  hint?: string;
  /** Shown but not to be chosen. Default false. */
  disabled?: boolean;
}

/** Props of {@link RadioField}. The value is one of the options' or null; once chosen it changes, it is not taken back. */
export interface RadioFieldProps<Value extends string | number> extends Omit<FieldProps<Value | null>, 'readOnly'> {
  /** Two to four choices, in the order shown. */
  options: readonly RadioOption<Value>[];
}

/** One of a few choices that are all in sight, because what is not chosen has to be read too. */
export function RadioField<Value extends string | number>(props: RadioFieldProps<Value>) {
  const { label, options, value, onChange, ...rest } = props;
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(rest.ref, () => reachedIn(group.current));
  useEffect(() => {
    if (rest.autoFocus) reachedIn(group.current)?.focus();
  }, [rest.autoFocus]);
  return (
    <PrimeScope>
      <FieldGroup
        label={label}
        hideLabel={rest.hideLabel}
        error={rest.error}
        hint={rest.hint}
        required={rest.required}
        data-testid={rest['data-testid']}
        aria-describedby={rest['aria-describedby']}
      >
        {(attributes) => (
          <div {...attributes} ref={group} className="st-radio">
            {options.map((option, index) => (
              <div key={option.value} className="st-radio__option st-choice">
                <RadioButton
                  inputId={`${id}${index}`}
                  name={rest.name ?? id}
                  value={option.value}
                  checked={option.value === value}
                  onChange={() => onChange(option.value)}
                  onBlur={rest.onBlur}
                  disabled={rest.disabled || option.disabled}
                  pt={look(option.hint && `${id}${index}hint`)}
                />
                <label className="st-choice__label" htmlFor={`${id}${index}`}>
                  {option.label}
                </label>
                {option.hint && (
                  <span className="st-radio__hint" id={`${id}${index}hint`}>
                    {option.hint}
                  </span>
                )}
              </div>
            ))}
          </div>
        )}
      </FieldGroup>
    </PrimeScope>
  );
}

/** The native radio is what is seen: it looks right in every theme and in the system's own colours. */
function look(describedBy: string | undefined) {
  return {
    root: { className: 'st-radio__control' },
    input: { className: 'st-radio__input', 'aria-describedby': describedBy },
    box: { hidden: true },
  };
}

/** What the focus goes to: the chosen radio, else the first. */
function reachedIn(group: HTMLElement | null): HTMLInputElement | null {
  return group?.querySelector<HTMLInputElement>('input:checked') ?? group?.querySelector('input') ?? null;
}
