import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Field } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { Popup } from '../Popup/Popup.tsx';
import { Options, type Choice } from './Options.tsx';
import '../Field/control.css';
import './Combobox.css';

/** What a text field with a list of choices needs; the owner decides where the choices come from. */
export interface ComboboxProps extends Omit<FieldProps<unknown>, 'value' | 'onChange'> {
  /** Label of the chosen value; shown while nothing is being searched. */
  chosen: string;
  choices: readonly Choice[];
  placeholder?: string;
  /** Said in place of the choices: loading, nothing found, an error with its retry. */
  status?: ReactNode;
  /** Stands under the choices, for example to make a new record. */
  footer?: (text: string, close: () => void) => ReactNode;
  /** Lets the chosen value be taken back. */
  clearable: boolean;
  /** Called with the searched text when the list opens and on each change. */
  onSearch: (text: string) => void;
  onPick: (index: number) => void;
  onClear: () => void;
  onClose?: () => void;
}

/** The text field and popup list of SelectField with search and RemotePicker (WAI-ARIA combobox with a list popup). */
export function Combobox(props: ComboboxProps) {
  const { label, hideLabel, error, hint, required, chosen, choices } = props;
  const frame = useRef<HTMLSpanElement>(null);
  const [text, setText] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const open = text !== null;
  const listId = `${props.name ?? ''}${label}`.replace(/\W+/g, '-');
  const search = (next: string) => {
    setText(next);
    setActive(0);
    props.onSearch(next);
  };
  const close = () => {
    setText(null);
    props.onClose?.();
  };
  const pick = (index: number) => {
    if (!choices[index] || choices[index].disabled) return;
    props.onPick(index);
    close();
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => (open ? setActive(Math.min(active + 1, choices.length - 1)) : search('')),
    ArrowUp: () => (open ? setActive(Math.max(active - 1, 0)) : search('')),
    ...(open && { Enter: () => pick(active), Escape: close }),
  };
  const press = (event: KeyboardEvent) => {
    const act = event.nativeEvent.isComposing || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <Field label={label} hideLabel={hideLabel} error={error} hint={hint} required={required}>
      {(control) => (
        <span
          className="st-control-group st-combobox"
          ref={frame}
          onKeyDown={press}
          onBlur={(event) => {
            if (event.currentTarget.contains(event.relatedTarget)) return;
            if (open) close();
            props.onBlur?.();
          }}
        >
          <input
            {...control}
            ref={props.inputRef}
            className="st-control"
            role="combobox"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={open && choices[active] ? `${listId}-${active}` : undefined}
            name={props.name}
            value={text ?? chosen}
            onChange={(event) => search(event.target.value)}
            onClick={() => !open && !props.readOnly && search('')}
            required={required}
            disabled={props.disabled}
            readOnly={props.readOnly}
            autoFocus={props.autoFocus}
            placeholder={chosen || (props.placeholder ?? 'Chọn…')}
            autoComplete="off"
            spellCheck={false}
          />
          {props.clearable && chosen !== '' && !props.disabled && !props.readOnly && (
            <button
              type="button"
              className="st-combobox__clear"
              aria-label={`Bỏ chọn ${label}`}
              onClick={props.onClear}
            >
              ×
            </button>
          )}
          {open && (
            <Popup anchor={frame} matchWidth>
              <Options id={listId} label={label} choices={choices} active={active} onPick={pick} onHover={setActive} />
              {props.status && (
                <div className="st-combobox__status" role="status">
                  {props.status}
                </div>
              )}
              {props.footer && <div className="st-combobox__footer">{props.footer(text, close)}</div>}
            </Popup>
          )}
        </span>
      )}
    </Field>
  );
}
