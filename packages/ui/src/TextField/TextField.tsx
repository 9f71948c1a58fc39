import type { HTMLInputAutoCompleteAttribute } from 'react';
import { Field } from '../Field/Field.tsx';
import { useControlRef } from '../Field/controlRef.ts';
import type { FieldProps } from '../Field/fieldProps.ts';
import { handedOn } from '../Part/partProps.ts';
import '../Field/control.css';

/** Props of {@link TextField}. */
export interface TextFieldProps extends FieldProps<string> {
  /** Native input type. Default `text`. */
  type?: 'text' | 'search' | 'email' | 'url';
  /** Sample of what to type; never instead of a label. */
  placeholder?: string;
  /** Longest text taken. */
  maxLength?: number;
  /** What the browser or a password manager may fill in. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Keyboard shown on phones. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search';
}

/** One line of text. Nothing typed is trimmed or changed. */
export function TextField(props: TextFieldProps) {
  const input = useControlRef(props);
  return (
    <Field
      {...handedOn(props)}
      label={props.label}
      hideLabel={props.hideLabel}
      error={props.error}
      hint={props.hint}
      required={props.required}
    >
      {(control) => (
        <input
          {...control}
          ref={input}
          className="st-control"
          type={props.type ?? 'text'}
          name={props.name}
          value={props.value}
          onChange={(event) => props.onChange(event.target.value)}
          onBlur={props.onBlur}
          required={props.required}
          disabled={props.disabled}
          readOnly={props.readOnly}
          placeholder={props.placeholder}
          maxLength={props.maxLength}
          autoComplete={props.autoComplete ?? 'off'}
          inputMode={props.inputMode}
        />
      )}
    </Field>
  );
}
