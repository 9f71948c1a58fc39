import { useState } from 'react';
import { DraftField } from '../Field/DraftField.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { useDraftText, type DraftText, type TextForm } from '../Field/useDraftText.ts';
import { cardBrand, cardDigits, groupCard, isCardLength, isLuhn } from '../format/cardNumber.ts';
import { maskCard } from '../format/text.ts';

/** Props of {@link CardField}; the value is the digits alone, or '' when empty. */
export type CardFieldProps = FieldProps<string>;

const CARD: TextForm<string> = {
  format: (value) => groupCard(value ?? ''),
  parse: (text) => {
    const digits = cardDigits(text);
    if (text.trim() === '') return { ok: true, value: null };
    return isCardLength(digits) ? { ok: true, value: digits } : { ok: false };
  },
  message: () => 'Số thẻ không hợp lệ: kiểm tra lại các chữ số',
};

/**
 * A full card number; pasted forms are taken, input methods do not double digits. It is seen only while it is typed: once
 * the field is left the last four digits stay, and typing again replaces the whole number (domain §7). A wrong check digit
 * is said as a hint and does not stop anybody (domain §5). It is never stored by the browser.
 */
export function CardField({ value, onChange, hint, ...props }: CardFieldProps) {
  const draft = useDraftText(value === '' ? null : value, (next) => onChange(next ?? ''), CARD);
  const digits = cardDigits(draft.text);
  const brand = cardBrand(digits);
  const doubtful = draft.problem === null && digits !== '' && !isLuhn(digits);
  return (
    <DraftField
      {...props}
      draft={useHiddenDigits(draft, digits)}
      hint={doubtful ? 'Số thẻ có thể bị gõ nhầm (sai số kiểm tra)' : hint}
      inputMode="numeric"
      autoComplete="off"
      end={brand ? <span className="st-control-group__unit">{brand}</span> : undefined}
    />
  );
}

/** The draft as it may be seen: a readable number is masked until somebody types; what is typed then begins anew. */
function useHiddenDigits(draft: DraftText, digits: string): DraftText {
  const [seen, setSeen] = useState(false);
  if (seen || draft.problem !== null || digits === '') {
    return {
      ...draft,
      type: (typed) => {
        setSeen(true);
        draft.type(typed);
      },
      settle: () => {
        setSeen(false);
        draft.settle();
      },
    };
  }
  const mask = maskCard(digits.slice(-4));
  return {
    ...draft,
    text: mask,
    type: (typed) => {
      setSeen(true);
      draft.type(retyped(mask, typed));
    },
  };
}

/** What somebody typed over a mask: the digits that were not part of it; nothing once a part of the mask is gone. */
function retyped(mask: string, typed: string): string {
  const kept = mask.slice(-4);
  if (typed.startsWith(mask)) return cardDigits(typed.slice(mask.length));
  if (typed.endsWith(mask)) return cardDigits(typed.slice(0, -mask.length));
  const digits = cardDigits(typed);
  if (!typed.includes('•')) return digits;
  return typed.length < mask.length ? '' : digits.replace(kept, '');
}
