import { useLayoutEffect, useRef, type ChangeEvent } from 'react';
import { Field } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { useControlRef, useUnreadable } from '../Field/controlRef.ts';
import { useDraftText, type TextForm } from '../Field/useDraftText.ts';
import { formatMoney, groupDigits, parseMoney } from '../format/money.ts';
import { moneyInWords } from '../format/moneyInWords.ts';
import { groupWhileTyping } from './moneyTyping.ts';
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
 * An amount in đồng. Groups digits while typing, takes "110tr", "1,5 tỷ", "20k" and pasted "1.000.000đ" (domain §5).
 * A text that cannot be read stays as typed, with an error, and keeps its form from being sent.
 */
export function MoneyField({ value, onChange, allowNegative = false, words = true, ...props }: MoneyFieldProps) {
  const draft = useDraftText(value, onChange, allowNegative ? SIGNED : UNSIGNED);
  const input = useControlRef(props.inputRef, props.autoFocus);
  useUnreadable(input, draft.problem);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: after, selectionStart } = event.target;
    const { inputType, data, isComposing } = event.nativeEvent as InputEvent;
    if (isComposing) return draft.type(after);
    const next = groupWhileTyping({
      before: draft.text,
      after,
      caret: selectionStart ?? after.length,
      inputType: inputType ?? '',
      data,
    });
    caret.current = next.caret;
    return draft.type(next.text);
  };
  return (
    <Field
      label={props.label}
      hideLabel={props.hideLabel}
      error={draft.shownProblem ?? props.error}
      hint={<MoneyEcho hint={props.hint} value={draft.problem || !words ? null : value} text={draft.text} />}
      required={props.required}
    >
      {(control) => (
        <span className="st-control-group">
          <input
            {...control}
            ref={input}
            className="st-control st-control--number"
            type="text"
            name={props.name}
            value={draft.text}
            onChange={type}
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
          <span className="st-control-group__end st-control-group__unit">₫</span>
        </span>
      )}
    </Field>
  );
}

function MoneyEcho({ hint, value, text }: Pick<MoneyFieldProps, 'hint' | 'value'> & { text: string }) {
  if (value === null) return hint;
  const retyped = text === groupDigits(value) ? '' : `${formatMoney(value)} · `;
  return (
    <>
      {hint && <div>{hint}</div>}
      <span className="st-money__words">{retyped + moneyInWords(value)}</span>
    </>
  );
}

const SIGNED: TextForm<number> = {
  format: (value) => (value === null ? '' : groupDigits(value)),
  parse: parseMoney,
  message: () => 'Số tiền không hợp lệ: nhập số đồng, ví dụ 1.500.000 hoặc 1,5tr',
};

const UNSIGNED: TextForm<number> = {
  ...SIGNED,
  parse: (text) => {
    const parsed = parseMoney(text);
    return parsed.ok && (parsed.value ?? 0) < 0 ? { ok: false } : parsed;
  },
};
