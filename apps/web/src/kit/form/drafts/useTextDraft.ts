import { useState } from 'react';
import { useKept } from './useKept.ts';

/** What a single box of text needs to be given and to tell. */
export interface TextDraft {
  /** What it starts with: what was typed before; undefined when nothing was. */
  start: string | undefined;
  /** Told what is typed, letter by letter. */
  onTyped: (text: string) => void;
}

/**
 * Keeps a text that is no form, such as the reason of a confirmation, while its box is closed and opened again, and over
 * an expired session.
 *
 * @param name names the box and what it is about
 */
export function useTextDraft(name: string): TextDraft {
  const [text, setText] = useState<string>();
  const kept = useKept<string>(name, (before) => text ?? before);
  return { start: text ?? kept, onTyped: setText };
}
