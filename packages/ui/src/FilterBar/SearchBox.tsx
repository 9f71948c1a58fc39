import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import '../Field/control.css';
import './SearchBox.css';

/** Props of {@link SearchBox}. */
export interface SearchBoxProps {
  /** Text searched for now. */
  value: string;
  /** Called 300 ms after the last key, or at once on Enter and when cleared. */
  onChange: (value: string) => void;
  /** What is searched: "Tìm khách hàng". Read out, and shown while the box is empty unless `placeholder` says more. */
  label: string;
  /** What can be typed: "Tên, điện thoại, CCCD". */
  placeholder?: string;
}

const PAUSE = 300;

/** What stands in the box: typed over a value, and what of it was already passed on, whose echo must not undo later keys. */
interface Draft {
  over: string;
  sent: readonly string[];
  text: string;
}

/** Search over a list. What is typed stays here until the hand rests, so that typing never waits for the list. F3 goes to it. */
export function SearchBox({ value, onChange, label, placeholder }: SearchBoxProps) {
  const [draft, setDraft] = useState<Draft>();
  const box = useRef<HTMLInputElement>(null);
  const text = draft && (draft.over === value || draft.sent.includes(value)) ? draft.text : value;
  const sentOf = (next: string, now: boolean) => [
    ...(text === value ? [] : (draft?.sent ?? [])),
    ...(now ? [next] : []),
  ];
  const send = useEffectEvent((next: string) => {
    setDraft({ over: value, sent: sentOf(next, true), text: next });
    onChange(next);
  });

  useEffect(() => {
    if (text === value) return undefined;
    const pause = setTimeout(() => send(text), PAUSE);
    return () => clearTimeout(pause);
  }, [text, value]);

  useEffect(() => {
    const f3 = (event: KeyboardEvent) => {
      if (event.key !== 'F3' || document.querySelector('dialog:modal')) return;
      event.preventDefault();
      box.current?.focus();
      box.current?.select();
    };
    document.addEventListener('keydown', f3);
    return () => document.removeEventListener('keydown', f3);
  }, []);

  const set = (next: string, now: boolean) => {
    setDraft({ over: value, sent: sentOf(next, now), text: next });
    if (now && next !== value) onChange(next);
  };

  return (
    <div className="st-search">
      <Icon name="search" size={16} />
      <input
        ref={box}
        type="search"
        className="st-control st-search__input"
        aria-label={label}
        aria-keyshortcuts="F3"
        placeholder={placeholder ?? label}
        value={text}
        onChange={(event) => set(event.target.value, event.target.value === '')}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) set(text, true);
        }}
      />
      {text === '' ? <kbd className="st-search__key">F3</kbd> : null}
    </div>
  );
}
