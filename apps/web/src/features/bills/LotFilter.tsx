import { TextField } from '@so-the/ui';
import type { FilterBinding } from '../../kit/list/useListState.ts';

/** Narrows a list to one lot, as its number is printed. */
export function LotFilter({ value, onChange }: FilterBinding<string>) {
  return <TextField label="Số lô" value={value ?? ''} maxLength={20} onChange={(text) => onChange(text || null)} />;
}
