/** One value of an enumeration of the contract with the Vietnamese words that name it. */
export interface EnumOption<Value> {
  value: Value;
  label: string;
}

/** One value of a status: its words, and what its colour means. */
export interface StatusOption<Value> extends EnumOption<Value> {
  tone: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
}

/** Vietnamese words of a value; the bare value itself when the contract does not know it. */
export function labelOf<Value extends string | number>(
  options: readonly EnumOption<Value>[],
  value: NoInfer<Value> | null | undefined,
): string {
  if (value === null || value === undefined) return '';
  return options.find((option) => option.value === value)?.label ?? String(value);
}
