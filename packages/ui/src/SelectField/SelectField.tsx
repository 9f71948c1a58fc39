import { Field } from '../Field/Field.tsx';
import { useControlRef } from '../Field/controlRef.ts';
import { handedOn } from '../Part/partProps.ts';
import type { SelectFieldProps } from './selectProps.ts';
import { SearchSelect } from './SearchSelect.tsx';
import '../Field/control.css';
import './SelectField.css';

/** One of the known choices: the native list of the browser or phone, or with `searchable` a list to type into. */
export function SelectField<Value extends string | number>(props: SelectFieldProps<Value>) {
  return props.searchable ? <SearchSelect {...props} /> : <NativeSelect {...props} />;
}

function NativeSelect<Value extends string | number>(props: SelectFieldProps<Value>) {
  const { options, value, required = false, clearable = !required } = props;
  const input = useControlRef<HTMLSelectElement>(props);
  const index = options.findIndex((option) => option.value === value);
  return (
    <Field
      {...handedOn(props)}
      label={props.label}
      hideLabel={props.hideLabel}
      error={props.error}
      hint={props.hint}
      required={required}
    >
      {(control) => (
        <span className="st-control-group st-control-group--choice">
          <select
            {...control}
            ref={input}
            className="st-control st-select__control"
            name={props.name}
            value={index}
            onChange={(event) => props.onChange(options[Number(event.target.value)]?.value ?? null)}
            onBlur={props.onBlur}
            required={required}
            disabled={props.disabled}
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
