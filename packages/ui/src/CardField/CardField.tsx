import { DraftField } from '../Field/DraftField.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { useDraftText, type TextForm } from '../Field/useDraftText.ts';
import { cardBrand, cardDigits, groupCard, isCardLength, isLuhn } from '../format/cardNumber.ts';

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
 * A full card number, grouped as it is printed once the field is left; pasted forms are taken, input methods do not double
 * digits. A wrong check digit is said as a hint and does not stop anybody (domain §5). It is never stored by the browser.
 */
export function CardField({ value, onChange, hint, ...props }: CardFieldProps) {
  const draft = useDraftText(value === '' ? null : value, (next) => onChange(next ?? ''), CARD);
  const digits = cardDigits(draft.text);
  const brand = cardBrand(digits);
  const doubtful = draft.problem === null && digits !== '' && !isLuhn(digits);
  return (
    <DraftField
      {...props}
      draft={draft}
      hint={doubtful ? 'Số thẻ có thể bị gõ nhầm (sai số kiểm tra)' : hint}
      inputMode="numeric"
      autoComplete="off"
      end={brand ? <span className="st-control-group__unit">{brand}</span> : undefined}
    />
  );
}
