import type { Ref } from 'react';
import { Field } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { SearchSelect } from './SearchSelect.tsx';
import '../Field/control.css';
import './SelectField.css';

/** One choice of a {@link SelectField}. */
export interface SelectOption<Value> {
  /** What the form stores. */
  value: Value;
  /** What is read; also what a search looks at. */
  label: string;
  /** Shown but not to be chosen. Default false. */
  disabled?: boolean;
}

/** Props of {@link SelectField}. The value is one of the options' or null. */
export interface SelectFieldProps<Value extends string | number> extends Omit<
  FieldProps<Value | null, HTMLElement>,
  'readOnly'
> {
  /** The choices, in the order shown. */
  options: readonly SelectOption<Value>[];
  /** Text of the empty choice. Default "Chọn…". */
  placeholder?: string;
  /** Lets a chosen value be taken back. Default: allowed unless `required`. */
  clearable?: boolean;
  /** Lets the user type to find a choice, with or without tone marks; for more than about ten choices. Default false. */
  searchable?: boolean;
}

/** One of the known choices: the native list of the browser or phone, or with `searchable` a list to type into. */
export function SelectField<Value extends string | number>(props: SelectFieldProps<Value>) {
  const { options, value, required = false, clearable = !required, inputRef } = props;
  if (props.searchable) return <SearchSelect {...props} />;
  const index = options.findIndex((option) => option.value === value);
  return (
    <Field label={props.label} hideLabel={props.hideLabel} error={props.error} hint={props.hint} required={required}>
      {(control) => (
        <span className="st-select">
          <select
            {...control}
            ref={inputRef as Ref<HTMLSelectElement> | undefined}
            className="st-control st-select__control"
            name={props.name}
            value={index}
            onChange={(event) => props.onChange(options[Number(event.target.value)]?.value ?? null)}
            onBlur={props.onBlur}
            required={required}
            disabled={props.disabled}
            autoFocus={props.autoFocus}
          >
            {(clearable || index < 0) && (
              <option value={-1} disabled={!clearable}>
                {props.placeholder ?? 'Chọn…'}
              </option>
            )}
            {options.map((option, at) => (
              <option key={option.value} value={at} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
        </span>
      )}
    </Field>
  );
}
