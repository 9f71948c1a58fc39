import { groupDigits } from '../format/money.ts';

/** One edit of a money text, as the browser reports it. */
export interface MoneyEdit {
  /** The text before the edit. */
  before: string;
  /** The text after the edit. */
  after: string;
  /** Where the caret stands after the edit. */
  caret: number;
  /** InputEvent.inputType: insertText, deleteContentBackward, insertFromPaste… */
  inputType: string;
  /** What was inserted, or null. */
  data: string | null;
}

/** The text to show after an edit and where the caret belongs. */
export interface MoneyText {
  text: string;
  caret: number;
}

/**
 * Groups digits while they are typed. Only dots that this function set are moved; a dot, comma or letter typed by the
 * user is left alone ("1.5tr", "110tr"), and so is a paste, so that no amount is misread by a factor of ten.
 */
export function groupWhileTyping(edit: MoneyEdit): MoneyText {
  const { after, caret } = edit;
  const ours = isGrouped(edit.before) && (edit.inputType.startsWith('delete') || /^\d+$/.test(edit.data ?? ''));
  const grouped = ours && /^-?[\d.]*$/.test(after) ? skipDot(edit) : { text: after, caret };
  const digits = grouped.text.replace(/[-.]/g, '');
  if (!/^\d{1,15}$/.test(digits) || !(ours || isGrouped(after))) return grouped;
  const text = (grouped.text.startsWith('-') ? '-' : '') + groupDigits(Number(digits));
  const right = grouped.text.slice(grouped.caret).replace(/\D/g, '').length;
  return { text, caret: caretBefore(text, right) };
}

function isGrouped(text: string): boolean {
  return /^-?(\d{1,3}(\.\d{3})*)?$/.test(text);
}

function skipDot({ before, after, caret, inputType }: MoneyEdit): MoneyText {
  const onlyDotGone = before.length === after.length + 1 && before.replaceAll('.', '') === after.replaceAll('.', '');
  if (!onlyDotGone) return { text: after, caret };
  if (inputType === 'deleteContentForward') return { text: after.slice(0, caret) + after.slice(caret + 1), caret };
  return { text: after.slice(0, caret - 1) + after.slice(caret), caret: caret - 1 };
}

function caretBefore(text: string, digitsRight: number): number {
  let caret = text.length;
  for (let passed = 0; passed < digitsRight; caret -= 1) {
    if (/\d/.test(text.charAt(caret - 1))) passed += 1;
  }
  return text.charAt(caret - 1) === '.' ? caret - 1 : caret;
}
