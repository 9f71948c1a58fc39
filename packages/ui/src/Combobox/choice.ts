/** One line of a list of choices. */
export interface Choice {
  /** Identifies the choice in its list. */
  key: string | number;
  label: string;
  /** Second line, muted: phone, bank, code. */
  detail?: string;
  disabled?: boolean;
  /** A fund below 0: the label is red. */
  overdrawn?: boolean;
  selected: boolean;
}

/** An option as a line of the list, marked when it is the chosen one. */
export function choiceOf(
  option: { value: string | number; label: string; detail?: string; disabled?: boolean; overdrawn?: boolean },
  chosen: string | number | null,
): Choice {
  const { value: key, label, detail, disabled, overdrawn } = option;
  return { key, label, detail, disabled, overdrawn, selected: key === chosen };
}
