import { useEffect, useEffectEvent, useState } from 'react';
import { useControlRef } from '../Field/controlRef.ts';
import { Icon } from '../Icon/Icon.tsx';
import { handedOn, type PartProps } from '../Part/partProps.ts';
import '../Field/control.css';
import './SearchBox.css';

/** Props of {@link SearchBox}. */
export interface SearchBoxProps extends PartProps<HTMLInputElement> {
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

/** What stands in the box, and how far the list has followed it. */
interface Typing {
  /** Text the list was last seen to search for. */
  value: string;
  /** Passed on, not yet seen to be searched for, oldest first: their echoes must not undo later keys. */
  sent: readonly string[];
  text: string;
}

/** Takes over a value that came from elsewhere; the echo of what was passed on leaves the text alone. */
function follow(typing: Typing, value: string): Typing {
  if (value === typing.value) return typing;
  const echo = typing.sent.indexOf(value);
  if (echo < 0) return { value, sent: [], text: value };
  return { ...typing, value, sent: typing.sent.slice(echo + 1) };
}

/** Search over a list. What is typed stays here until the hand rests, so that typing never waits for the list. F3 goes to it. */
export function SearchBox({ value, onChange, label, placeholder, ...rest }: SearchBoxProps) {
  const [kept, setTyping] = useState<Typing>({ value, sent: [], text: value });
  const box = useControlRef<HTMLInputElement>(rest);
  const typing = follow(kept, value);
  if (typing !== kept) setTyping(typing);
  const { text } = typing;
  const known = typing.sent.at(-1) ?? value;

  const type = (next: string) => setTyping({ ...typing, text: next });
  const send = (next: string) => {
    if (next === known) return type(next);
    setTyping({ ...typing, text: next, sent: [...typing.sent, next] });
    onChange(next);
  };
  const sendLater = useEffectEvent(send);

  useEffect(() => {
    if (text === known) return undefined;
    const pause = setTimeout(() => sendLater(text), PAUSE);
    return () => clearTimeout(pause);
  }, [text, known]);

  useEffect(() => {
    const f3 = (event: KeyboardEvent) => {
      if (event.key !== 'F3' || document.querySelector('dialog:modal')) return;
      event.preventDefault();
      box.current?.focus();
      box.current?.select();
    };
    document.addEventListener('keydown', f3);
    return () => document.removeEventListener('keydown', f3);
  }, [box]);

  return (
    <div className="st-search">
      <Icon name="search" size={16} />
      <input
        {...handedOn(rest)}
        ref={box}
        type="search"
        className="st-control st-search__input"
        aria-label={label}
        aria-keyshortcuts="F3"
        placeholder={placeholder ?? label}
        value={text}
        onChange={({ target }) => (target.value === '' ? send('') : type(target.value))}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) send(text);
        }}
      />
      {text === '' ? <kbd className="st-search__key">F3</kbd> : null}
    </div>
  );
}
