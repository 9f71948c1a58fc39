import { useEffect, useId, useRef, useState, type FocusEvent, type ReactNode, type RefObject } from 'react';
import { OVERDRAWN } from '../Balance/overdrawn.ts';
import { useControlRef } from '../Field/controlRef.ts';
import { Field } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { handedOn } from '../Part/partProps.ts';
import { Popup } from '../Popup/Popup.tsx';
import type { Choice } from './choice.ts';
import { focusFooter, ListFooter } from './ListFooter.tsx';
import { Options } from './Options.tsx';
import { useCombobox } from './useCombobox.ts';
import '../Field/control.css';
import '../Balance/Balance.css';
import './Combobox.css';

/** What a text field with a list of choices needs; the owner decides where the choices come from. */
export interface ComboboxProps extends Omit<FieldProps<unknown, HTMLElement>, 'value' | 'onChange'> {
  /** Label of the chosen value; shown while nothing is being searched. */
  chosen: string;
  /** The chosen one is a fund below 0: its label is red. Default false. */
  overdrawn?: boolean;
  choices: readonly Choice[];
  placeholder?: string;
  /** Said in place of the choices: loading, an error with its retry. Default: that there are none, where there are none. */
  status?: ReactNode;
  /** Stands under the choices, for example to make a new record; the arrows lead into it from the last choice. */
  footer?: (text: string, close: () => void) => ReactNode;
  /** Lets the chosen value be taken back. */
  clearable: boolean;
  /** Called with the searched text when the list opens and on each change. */
  onSearch: (text: string) => void;
  onPick: (index: number) => void;
  onClear: () => void;
  onClose?: () => void;
  /** The choices answer an older text than the one that is searched for. Default false. */
  busy?: boolean;
  /** Gets a text that no choice answers, or none yet, when Enter, Tab or leaving takes it. Default: such a text is forgotten. */
  onText?: (text: string, close: () => void) => void;
}

/**
 * The text field and popup list of SelectField with search and of RemotePicker (WAI-ARIA combobox with a list popup): ↓ and
 * Alt+↓ open, Alt+↑ and Escape close, and the count of choices is told as it changes. Typed after a choice, a text searches anew; where the choice
 * can be taken back, emptying the field does so.
 */
export function Combobox(props: ComboboxProps) {
  const { label, hideLabel, error, hint, required, chosen, choices } = props;
  const listId = useId();
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const input = useControlRef<HTMLInputElement>(props);
  const footer = useRef<HTMLDivElement>(null);
  const { clearable, onClear } = props;
  const work = { ...props, onEmptied: clearable ? onClear : undefined };
  const pastEnd = () => !props.status && focusFooter(footer.current);
  const { text, open, active, search, unfold, close, pick, ...list } = useCombobox(work, pastEnd);
  useSelected(input, text === null ? chosen : null);
  const fixed = props.disabled || props.readOnly;
  const status = props.status ?? (choices.length === 0 ? noChoice(text ?? '') : null);
  const leave = (event: FocusEvent) => {
    if (frame?.contains(event.relatedTarget)) return;
    list.leave();
    props.onBlur?.();
  };
  return (
    <Field {...handedOn(props)} label={label} hideLabel={hideLabel} error={error} hint={hint} required={required}>
      {(control) => (
        <span className="st-control-group st-control-group--choice" ref={setFrame}>
          <input
            {...control}
            {...comboboxAttributes(listId, open, open && choices[active] ? active : null)}
            ref={input}
            className={props.overdrawn && text === null ? `st-control ${OVERDRAWN}` : 'st-control'}
            name={props.name}
            value={text ?? chosen}
            onChange={(event) => search(event.target.value)}
            onClick={() => !open && !fixed && unfold()}
            onKeyDown={fixed ? undefined : list.press}
            onBlur={leave}
            required={required}
            disabled={props.disabled}
            readOnly={props.readOnly}
            placeholder={chosen || (props.placeholder ?? 'Chọn…')}
          />
          <span className="st-visually-hidden" aria-live="polite">
            {open && !status ? `${choices.length} kết quả` : ''}
          </span>
          {clearable && chosen !== '' && !fixed && <ClearButton label={label} onClear={onClear} />}
          {open && frame && (
            <Popup anchor={frame} matchWidth onClose={close}>
              <Options id={listId} label={label} choices={choices} active={active} onPick={pick} />
              {status && <output className="st-combobox__status">{status}</output>}
              {props.footer && (
                <ListFooter box={footer} onUp={() => input.current?.focus()}>
                  {props.footer(text ?? '', close)}
                </ListFooter>
              )}
            </Popup>
          )}
        </span>
      )}
    </Field>
  );
}

/** Selects the label that a field in use shows again, so that typing replaces it; null while a text is searched for. */
function useSelected(input: RefObject<HTMLInputElement | null>, label: string | null): void {
  useEffect(() => {
    const field = input.current;
    if (field && field === document.activeElement && field.value === label) field.select();
  }, [input, label]);
}

function ClearButton({ label, onClear }: Pick<ComboboxProps, 'label' | 'onClear'>) {
  return (
    <button type="button" className="st-combobox__clear" aria-label={`Bỏ chọn ${label}`} onClick={onClear}>
      <Icon name="close" size={14} />
    </button>
  );
}

function noChoice(searched: string): string {
  return searched === '' ? 'Không có dữ liệu' : 'Không tìm thấy dữ liệu phù hợp';
}

function comboboxAttributes(listId: string, open: boolean, active: number | null) {
  return {
    role: 'combobox',
    autoComplete: 'off',
    spellCheck: false,
    'aria-autocomplete': 'list',
    'aria-expanded': open,
    'aria-controls': open ? listId : undefined,
    'aria-activedescendant': active === null ? undefined : `${listId}-${active}`,
  } as const;
}
