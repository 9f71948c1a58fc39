/** A part of a text: from `start` up to `end`, which is not in it. */
export interface Span {
  start: number;
  end: number;
}

/** One edit of a money field, as the browser reports it. */
export interface MoneyEdit {
  /** What the user had typed before: no dot in it was put there by the field. */
  typed: string;
  /** What was selected before the edit, or null where the browser did not tell. */
  selected: Span | null;
  /** What the field holds after the edit. */
  after: string;
  /** Where the caret stands in `after`. */
  caret: number;
  /** Direction of a deletion: InputEvent.inputType. */
  inputType: string;
}

/** What the user has typed by now, and where the caret belongs in {@link showTyped} of it. */
export interface MoneyTyping {
  typed: string;
  caret: number;
}

/** How a typed text is shown: bare digits in groups of three, anything else as the user wrote it ("1200tr", "8.99"). */
export function showTyped(typed: string): string {
  return /^-?\d+$/.test(typed) ? typed.replace(/\B(?=(\d{3})+$)/g, '.') : typed;
}

/**
 * Follows an edit of the shown text back to what the user typed. Dots set by {@link showTyped} never get into it, so that
 * "1200tr" means the same typed and pasted; a dot of the user stays where it is, so that 1.5 never becomes 15.
 */
export function followEdit(edit: MoneyEdit): MoneyTyping {
  const shown = showTyped(edit.typed);
  const own = (text: string) => (shown === edit.typed ? text : text.replaceAll('.', ''));
  const replaced = replacedSpan(shown, edit);
  const inserted = edit.after.slice(replaced.start, edit.after.length - (shown.length - replaced.end));
  const gone = inserted === '' && own(shown.slice(replaced.start, replaced.end)) === '' ? edit.inputType : '';
  const before = own(shown.slice(0, replaced.start));
  const behind = own(shown.slice(replaced.end));
  // A dot of the field is no letter to delete: the digit beyond it goes.
  const left = gone === 'deleteContentBackward' ? before.slice(0, -1) : before;
  const right = gone === 'deleteContentForward' ? behind.slice(1) : behind;
  const typed = left + inserted + right;
  return { typed, caret: caretBefore(showTyped(typed), typed, right.length) };
}

/** Which part of the shown text an edit replaced: what was selected, else what lies between the text's end and the caret. */
function replacedSpan(shown: string, { selected, after, caret }: MoneyEdit): Span {
  if (selected && keepsAround(shown, selected, after)) return selected;
  const kept = after.length - caret;
  if (!shown.endsWith(after.slice(caret))) return { start: 0, end: shown.length };
  const end = shown.length - kept;
  let start = 0;
  while (start < Math.min(end, caret) && shown[start] === after[start]) start += 1;
  return { start, end };
}

function keepsAround(shown: string, { start, end }: Span, after: string): boolean {
  const [left, right] = [shown.slice(0, start), shown.slice(end)];
  return after.length >= left.length + right.length && after.startsWith(left) && after.endsWith(right);
}

/** The place in the shown text that has so many typed characters behind it, before a dot of the field rather than after. */
function caretBefore(shown: string, typed: string, behind: number): number {
  if (shown === typed) return shown.length - behind;
  let caret = shown.length;
  for (let passed = 0; passed < behind; caret -= 1) {
    if (shown.charAt(caret - 1) !== '.') passed += 1;
  }
  return shown.charAt(caret - 1) === '.' ? caret - 1 : caret;
}
