/** One line of a list of choices. */
export interface Choice {
  /** Identifies the choice in its list. */
  key: string | number;
  label: string;
  /** Second line, muted: phone, bank, code. */
  detail?: string;
  disabled?: boolean;
  selected: boolean;
}

/** An option as a line of the list, marked when it is the chosen one. */
export function choiceOf(
  option: { value: string | number; label: string; detail?: string; disabled?: boolean },
  chosen: string | number | null,
): Choice {
  const { value: key, label, detail, disabled } = option;
  return { key, label, detail, disabled, selected: key === chosen };
}
