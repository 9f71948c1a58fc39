import { SwitchField } from '@so-the/ui';
import type { FilterBinding } from '../address/useListState.ts';

/** Props of {@link FlagFilter}: what the list drives, to be spread from `list.filter(name)`. */
export interface FlagFilterProps extends FilterBinding<boolean> {
  label: string;
}

/** A filter that is on or not set; turning it off takes it away. */
export function FlagFilter({ label, value, onChange }: FlagFilterProps) {
  return <SwitchField label={label} value={value ?? false} onChange={(isOn) => onChange(isOn || null)} />;
}
