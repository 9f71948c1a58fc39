import { Field } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { useControlRef, useUnreadable } from '../Field/controlRef.ts';
import { useDraftText } from '../Field/useDraftText.ts';
import { useSelectedOnFocus } from '../Field/useSelectedOnFocus.ts';
import { moneyText } from '../format/moneyText.ts';
import { formatMoney, groupDigits } from '../format/money.ts';
import { moneyInWords } from '../format/moneyInWords.ts';
import { handedOn } from '../Part/partProps.ts';
import { useMoneyTyping } from './useMoneyTyping.ts';
import '../Field/control.css';
import './MoneyField.css';

/** Props of {@link MoneyField}; the value is whole đồng or null when empty. */
export interface MoneyFieldProps extends FieldProps<number | null> {
  /** Takes amounts below zero, for adjustments. Default false. */
  allowNegative?: boolean;
  /** Reads the amount out under the field. Default true. */
  words?: boolean;
}

/**
 * An amount in đồng. Groups digits while typing, takes "110tr", "1,5 tỷ", "20k" and pasted "1.000.000đ" (domain §5),
 * each the same whether typed key by key, pasted or composed by an input method.
 * A finger finds a key of three zeros beside it. What stands there is selected on focus, so that typing replaces it. A text that cannot be read stays as typed, with an error, and keeps its form from being sent.
 */
export function MoneyField({ value, onChange, allowNegative = false, words = true, ...props }: MoneyFieldProps) {
  const draft = useDraftText(value, onChange, moneyText(allowNegative));
  const input = useControlRef(props);
  useUnreadable(input, draft.problem);
  const { shown, change, composed } = useMoneyTyping(input, draft);
  const selection = useSelectedOnFocus(input, draft.problem === null);
  return (
    <Field
      {...handedOn(props)}
      label={props.label}
      hideLabel={props.hideLabel}
      error={draft.shownProblem ?? props.error}
      hint={<MoneyEcho hint={props.hint} value={draft.problem || !words ? null : value} shown={shown} />}
      required={props.required}
    >
      {(control) => (
        <span className="st-control-group">
          <input
            {...control}
            ref={input}
            className="st-control st-control--number st-money"
            type="text"
            name={props.name}
            value={shown}
            onChange={change}
            onCompositionEnd={composed}
            {...selection}
            onBlur={() => {
              draft.settle();
              props.onBlur?.();
            }}
            required={props.required}
            disabled={props.disabled}
            readOnly={props.readOnly}
            autoComplete="off"
            inputMode={allowNegative ? 'text' : 'decimal'}
          />
          {props.disabled || props.readOnly ? null : (
            <button
              type="button"
              className="st-money__thousand"
              aria-label="Thêm ba số 0"
              tabIndex={-1}
              disabled={!value || !Number.isSafeInteger(value * THOUSAND)}
              onClick={() => onChange((value ?? 0) * THOUSAND)}
            >
              000
            </button>
          )}
          <span className="st-control-group__end st-control-group__unit">₫</span>
        </span>
      )}
    </Field>
  );
}

/** What the key of three zeros does to the amount. */
const THOUSAND = 1000;

function MoneyEcho({ hint, value, shown }: Pick<MoneyFieldProps, 'hint' | 'value'> & { shown: string }) {
  if (value === null) return hint;
  const retyped = shown === groupDigits(value) ? '' : `${formatMoney(value)} · `;
  return (
    <>
      {hint && <div>{hint}</div>}
      <span className="st-money__words">{retyped + moneyInWords(value)}</span>
    </>
  );
}
