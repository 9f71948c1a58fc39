import { CheckboxField } from '@so-the/ui';
import type { FilterBinding } from './useListState.ts';

/** Props of {@link FlagFilter}: what the list drives, to be spread from `list.filter(name)`. */
export interface FlagFilterProps extends FilterBinding<boolean> {
  label: string;
}

/** A filter that is ticked or not set; unticking takes it away. */
export function FlagFilter({ label, value, onChange }: FlagFilterProps) {
  return <CheckboxField label={label} value={value ?? false} onChange={(ticked) => onChange(ticked || null)} />;
}
