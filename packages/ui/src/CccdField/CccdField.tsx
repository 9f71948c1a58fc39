import { DraftField } from '../Field/DraftField.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { useDraftText, type TextForm } from '../Field/useDraftText.ts';
import { cccdDigits, cccdProblem, groupCccd } from '../format/cccd.ts';

/** Props of {@link CccdField}; the value is the digits alone, or '' when empty. */
export interface CccdFieldProps extends FieldProps<string> {
  /** Takes the nine digits of an old CMND too, for records of the past. Default false. */
  allowOld?: boolean;
}

/** An identity number (CCCD), grouped once the field is left; pasted forms are taken, input methods do not double digits. */
export function CccdField({ value, onChange, allowOld = false, ...props }: CccdFieldProps) {
  const draft = useDraftText(value === '' ? null : value, (next) => onChange(next ?? ''), allowOld ? OLD : NEW);
  return <DraftField {...props} draft={draft} inputMode="numeric" autoComplete="off" />;
}

function textForm(allowOld: boolean): TextForm<string> {
  return {
    format: (value) => groupCccd(value ?? ''),
    parse: (text) => {
      if (text.trim() === '') return { ok: true, value: null };
      const digits = cccdDigits(text);
      return cccdProblem(digits, allowOld) === undefined ? { ok: true, value: digits } : { ok: false };
    },
    message: (text) => cccdProblem(cccdDigits(text), allowOld) ?? '',
  };
}

const NEW = textForm(false);
const OLD = textForm(true);
