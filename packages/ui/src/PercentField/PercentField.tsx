import { DraftField } from '../Field/DraftField.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { useDraftText, type TextForm } from '../Field/useDraftText.ts';
import { parsePercent, percentDigits } from '../format/percent.ts';

/** Props of {@link PercentField}; the value is whole thousandths of a percent (1,8 % is 1800) or null when empty. */
export type PercentFieldProps = FieldProps<number | null>;

const PERCENT: TextForm<number> = {
  format: (value) => (value === null ? '' : percentDigits(value)),
  parse: (text) => {
    const parsed = parsePercent(text);
    return parsed.ok && (parsed.value ?? 0) < 0 ? { ok: false } : parsed;
  },
  message: () => 'Tỷ lệ không hợp lệ: nhập số, nhiều nhất 3 chữ số thập phân, ví dụ 1,8',
};

/** A percentage with up to three decimals; comma or dot. Refuses text, negative rates and finer fractions. */
export function PercentField({ value, onChange, ...props }: PercentFieldProps) {
  const draft = useDraftText(value, onChange, PERCENT);
  return (
    <DraftField
      {...props}
      draft={draft}
      number
      inputMode="decimal"
      end={<span className="st-control-group__unit">%</span>}
    />
  );
}
