import { useState, type KeyboardEvent } from 'react';
import type { Choice } from './choice.ts';

interface ComboboxWork {
  /** Label of the chosen value; empty when nothing is chosen. */
  chosen: string;
  choices: readonly Choice[];
  onSearch: (text: string) => void;
  onPick: (index: number) => void;
  onClose?: () => void;
  /** Takes the chosen one back: what emptying the field by hand and leaving it means. Default: the chosen one stays. */
  onEmptied?: () => void;
  /** The choices answer an older text than the one that is searched for: no key takes one, a press takes the one it is on. */
  busy?: boolean;
  /** Gets a searched text that no choice answers, or none yet, when Enter, Tab or leaving takes it. */
  onText?: (text: string, close: () => void) => void;
}

/** An open list: the searched text, how it came to that, and the choice that the arrows led to, null before the first. */
interface OpenList {
  text: string;
  /** Opened by mouse or key and nothing typed yet; typed over the chosen one's label; or typed into the opened list. */
  by: 'mouse' | 'key' | 'typing' | 'search';
  moved: number | null;
}

/**
 * What a combobox does between opening and choosing: the searched text (null while closed), the active choice (-1 for
 * none), the keys. `onPastEnd` is called when the arrows lead beyond the last choice.
 */
export function useCombobox(work: ComboboxWork, onPastEnd: () => void) {
  const { chosen, choices, onSearch, onPick, onClose, onEmptied, busy, onText } = work;
  const [list, setList] = useState<OpenList | null>(null);
  const last = choices.length - 1;
  const mayEmpty = onEmptied !== undefined && chosen !== '' && list?.text === '';
  const isEmptied = mayEmpty && list.by === 'typing';
  const stands = list?.moved ?? (list && !isEmptied ? standing(list, choices, chosen) : -1);
  const active = Math.min(stands, last);
  const show = (text: string, by: OpenList['by']) => {
    setList({ text, by, moved: null });
    onSearch(text);
  };
  const search = (text: string) => show(text, list === null || list.by === 'typing' ? 'typing' : 'search');
  const unfold = () => show('', 'mouse');
  const close = () => {
    if (!list) return;
    setList(null);
    onClose?.();
  };
  const pick = (index: number) => {
    const choice = choices[index];
    if (!choice || choice.disabled) return;
    if (!choice.selected) onPick(index);
    close();
  };
  const isOwnText = onText !== undefined && list !== null && list.text.trim() !== '' && (busy || choices.length === 0);
  const giveText = () => onText?.(list?.text.trim() ?? '', close);
  const empty = () => {
    onEmptied?.();
    close();
  };
  const leave = () => {
    if (isOwnText && !busy) giveText();
    else if (isEmptied) empty();
    else close();
  };
  const take = () => {
    if (isOwnText) giveText();
    else if (isEmptied && list.moved === null) empty();
    else if (!busy) pick(active);
  };
  const open = () => show('', 'key');
  const keys: Record<string, () => void> = list
    ? {
        ArrowDown: () => (active === last ? onPastEnd() : setList({ ...list, moved: active + 1 })),
        ArrowUp: () => setList({ ...list, moved: active < 0 ? last : Math.max(active - 1, 0) }),
        Enter: () => (active < 0 && list.text === '' && !isEmptied ? close() : take()),
        Tab: take,
        ...(mayEmpty && (list.by === 'mouse' || list.by === 'key') && { Backspace: empty, Delete: empty }),
      }
    : { ArrowDown: open, ArrowUp: open };
  const altKeys: Record<string, () => void> = list ? { ArrowUp: close } : { ArrowDown: open };
  const press = (event: KeyboardEvent) => {
    const act = event.nativeEvent.isComposing ? undefined : (event.altKey ? altKeys : keys)[event.key];
    if (!act) return;
    // Tab takes the choice and goes on to the next field; who takes a text of its own leads on by itself.
    if (event.key !== 'Tab' || isOwnText) event.preventDefault();
    act();
  };
  return { text: list?.text ?? null, open: list !== null, active, search, unfold, close, leave, pick, press };
}

/**
 * Where a list stands before the arrows move: a search on its best answer, else on the chosen value. Where nothing is
 * chosen yet, a list opened by key stands on its first choice, one opened by mouse nowhere: leaving it must choose nothing.
 */
function standing({ text, by }: OpenList, choices: readonly Choice[], chosen: string): number {
  if (text !== '') return 0;
  const selected = choices.findIndex((choice) => choice.selected);
  return selected < 0 && by === 'key' && chosen === '' ? 0 : selected;
}
