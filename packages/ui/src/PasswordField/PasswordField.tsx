import { useState, type KeyboardEvent } from 'react';
import { Field } from '../Field/Field.tsx';
import { useControlRef } from '../Field/controlRef.ts';
import type { FieldProps } from '../Field/fieldProps.ts';
import { handedOn } from '../Part/partProps.ts';
import '../Field/control.css';
import './PasswordField.css';

/** Props of {@link PasswordField}. */
export interface PasswordFieldProps extends FieldProps<string> {
  /** Tells password managers whether to fill in a known password or to make a new one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password: hidden unless the user shows it, with a warning while Caps Lock is on. Pasting is allowed. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hideLabel, error, required } = props;
  const input = useControlRef(props);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const hint = capsLock ? <span className="st-password__caps">Caps Lock đang bật</span> : props.hint;
  return (
    <Field {...handedOn(props)} label={label} hideLabel={hideLabel} error={error} hint={hint} required={required}>
      {(control) => (
        <span className="st-control-group st-password">
          <input
            {...control}
            ref={input}
            className="st-control"
            type={shown ? 'text' : 'password'}
            name={props.name}
            value={props.value}
            onChange={(event) => props.onChange(event.target.value)}
            onBlur={() => {
              setCapsLock(false);
              props.onBlur?.();
            }}
            onKeyDown={watchCapsLock}
            onKeyUp={watchCapsLock}
            required={required}
            disabled={props.disabled}
            readOnly={props.readOnly}
            autoComplete={props.autoComplete}
            autoCapitalize="none"
            spellCheck={false}
          />
          <button
            type="button"
            className="st-password__toggle"
            aria-pressed={shown}
            disabled={props.disabled}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Ẩn' : 'Hiện'}
            <span className="st-visually-hidden"> mật khẩu</span>
          </button>
        </span>
      )}
    </Field>
  );
}
