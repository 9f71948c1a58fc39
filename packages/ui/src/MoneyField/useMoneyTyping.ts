import { useLayoutEffect, useRef, useState, type ChangeEvent, type RefObject } from 'react';
import type { DraftText } from '../Field/useDraftText.ts';
import { followEdit, showTyped, type MoneyEdit } from './moneyTyping.ts';

/**
 * Lets a money field group the digits of a draft while they are typed: the draft holds what the user typed, the field
 * shows it in groups. While an input method composes a word nothing is regrouped.
 */
export function useMoneyTyping(input: RefObject<HTMLInputElement | null>, draft: DraftText) {
  const [composing, setComposing] = useState<Composing | null>(null);
  const selected = useRef<MoneyEdit['selected']>(null);
  const caret = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  useLayoutEffect(() => {
    const control = input.current;
    const remember = () => {
      const { selectionStart: start, selectionEnd: end } = control ?? {};
      selected.current = typeof start === 'number' && typeof end === 'number' ? { start, end } : null;
    };
    control?.addEventListener('beforeinput', remember);
    return () => control?.removeEventListener('beforeinput', remember);
  }, [input]);

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: after, selectionStart } = event.target;
    const { inputType = '', isComposing = false } = event.nativeEvent as Partial<InputEvent>;
    const from = composing ?? { typed: draft.text, selected: selected.current };
    selected.current = null;
    const next = followEdit({ ...from, after, caret: selectionStart ?? after.length, inputType });
    setComposing(isComposing ? { typed: from.typed, selected: from.selected, shown: after } : null);
    if (!isComposing) caret.current = next.caret;
    draft.type(next.typed);
  };
  const composed = () => {
    const right = composing ? composing.shown.length - (input.current?.selectionEnd ?? composing.shown.length) : 0;
    caret.current = Math.max(0, showTyped(draft.text).length - right);
    setComposing(null);
  };
  return { shown: composing?.shown ?? showTyped(draft.text), change, composed };
}

/** A word under way: what was typed and selected before it began, and what the field shows meanwhile. */
interface Composing extends Pick<MoneyEdit, 'typed' | 'selected'> {
  shown: string;
}
