import { DraftField } from '../Field/DraftField.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { useDraftText } from '../Field/useDraftText.ts';
import { percentText } from '../format/fieldTexts.ts';

/** Props of {@link PercentField}; the value is whole thousandths of a percent (1,8 % is 1800) or null when empty. */
export type PercentFieldProps = FieldProps<number | null>;

/** A percentage with up to three decimals; comma or dot. Refuses text, negative rates and finer fractions. */
export function PercentField({ value, onChange, ...props }: PercentFieldProps) {
  const draft = useDraftText(value, onChange, percentText);
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
