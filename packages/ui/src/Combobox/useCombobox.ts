import { useState, type KeyboardEvent } from 'react';
import type { Choice } from './choice.ts';

interface ComboboxWork {
  choices: readonly Choice[];
  onSearch: (text: string) => void;
  onPick: (index: number) => void;
  onClose?: () => void;
}

/** What a combobox does between opening and choosing: the searched text (null while closed), the active choice, the keys. */
export function useCombobox({ choices, onSearch, onPick, onClose }: ComboboxWork) {
  const [text, setText] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const open = text !== null;
  const search = (next: string) => {
    setText(next);
    setActive(0);
    onSearch(next);
  };
  const close = () => {
    if (!open) return;
    setText(null);
    onClose?.();
  };
  const pick = (index: number) => {
    if (!choices[index] || choices[index].disabled) return;
    onPick(index);
    close();
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => (open ? setActive(Math.max(0, Math.min(active + 1, choices.length - 1))) : search('')),
    ArrowUp: () => (open ? setActive(Math.max(active - 1, 0)) : search('')),
    ...(open && { Enter: () => pick(active) }),
  };
  const press = (event: KeyboardEvent) => {
    const act = event.nativeEvent.isComposing || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return { text, open, active, search, close, pick, press };
}
