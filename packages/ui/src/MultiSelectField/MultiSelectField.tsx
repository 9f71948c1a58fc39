import { useId, useState, type FocusEvent } from 'react';
import { useControlRef } from '../Field/controlRef.ts';
import { Field } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { handedOn } from '../Part/partProps.ts';
import { Popup } from '../Popup/Popup.tsx';
import type { SelectOption } from '../SelectField/selectProps.ts';
import { ChoicePanel } from './ChoicePanel.tsx';
import '../Field/control.css';
import './MultiSelectField.css';

/** Props of {@link MultiSelectField}. */
export interface MultiSelectFieldProps<Value extends string | number> extends Omit<
  FieldProps<readonly Value[], HTMLElement>,
  'name' | 'readOnly'
> {
  /** The choices, in the order shown. */
  options: readonly SelectOption<Value>[];
  /** Said while nothing is chosen. Default "Tất cả", as for a filter. */
  placeholder?: string;
  /** A search over the names stands above the choices. Default: from ten choices on. */
  searchable?: boolean;
}

/**
 * Any number of the known choices, for filters such as several states at once. The chosen values come in the order of
 * the options. Enter, Space, ↓ and Alt+↓ open it; arrows move, Space ticks, Enter, Alt+↑ and Escape close and give the
 * focus back. Long lists are searched, tone marks aside.
 */
export function MultiSelectField<Value extends string | number>(props: MultiSelectFieldProps<Value>) {
  const { label, options, value, required, disabled } = props;
  const id = useId();
  const button = useControlRef<HTMLButtonElement>(props);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const chosen = options.filter((option) => value.includes(option.value)).map((option) => option.label);
  const close = () => setAnchor(null);
  const back = () => {
    close();
    button.current?.focus();
  };
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) props.onBlur?.();
  };
  return (
    <Field
      {...handedOn(props)}
      label={label}
      hideLabel={props.hideLabel}
      error={props.error}
      hint={props.hint}
      required={required}
    >
      {(control) => (
        <span className="st-control-group st-control-group--choice" onBlur={leave}>
          <span className="st-multi-select">
            <button
              {...control}
              {...opener(id, anchor !== null, required)}
              ref={button}
              type="button"
              className="st-control st-multi-select__control"
              disabled={disabled}
              onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowDown') return;
                event.preventDefault();
                setAnchor(event.currentTarget);
              }}
            >
              {chosen.length > 0 ? chosen.join(', ') : (props.placeholder ?? 'Tất cả')}
            </button>
            {anchor && (
              <Popup anchor={anchor} matchWidth onClose={close}>
                <ChoicePanel
                  {...{ id, label, options, value }}
                  searchable={props.searchable ?? options.length >= SEARCHED_FROM}
                  onChange={props.onChange}
                  onDone={back}
                />
              </Popup>
            )}
          </span>
        </span>
      )}
    </Field>
  );
}

/** So many choices are searched unless a screen says otherwise. */
const SEARCHED_FROM = 10;

/** A combobox, not a button: its name is the label, and its text is read as the value. */
function opener(id: string, open: boolean, required?: boolean) {
  return {
    role: 'combobox',
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    'aria-required': required || undefined,
  } as const;
}
