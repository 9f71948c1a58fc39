import { useState } from 'react';
import type { Parsed } from '../format/parsed.ts';

/** How a field turns its value into text and back. */
export interface TextForm<Value> {
  /** The settled text of a value; empty for null. */
  format: (value: Value | null) => string;
  /** What a typed text means. */
  parse: (text: string) => Parsed<Value>;
  /** Says why a text cannot be read. */
  message: (text: string) => string;
  /** A text that cannot be read reports nothing: what was read last holds on. Default false: it reports null. */
  holdsOn?: boolean;
}

/** The text of a field while it is being typed. */
export interface DraftText {
  text: string;
  /** Why the text cannot be read, or null. */
  problem: string | null;
  /** The problem once the user has left the field; while typing nobody is scolded. */
  shownProblem: string | undefined;
  /** Takes a typed text and reports its value; a text that cannot be read reports null and stays as typed. */
  type: (text: string) => void;
  /** Call on blur: settles a readable text into its normal form. */
  settle: () => void;
}

/** What is typed, what it means, and the value it was typed over as long as the owner has not taken the new one. */
interface Draft<Value> {
  text: string;
  value: Value | null;
  over?: { value: Value | null };
}

/**
 * Keeps what is typed apart from the value it means, so that no keystroke is lost and a new value from outside wins. An owner
 * that does not take a value, such as no day for a report, has its own back in the field once the person leaves it.
 */
export function useDraftText<Value>(
  value: Value | null,
  onChange: (value: Value | null) => void,
  { format, parse, message, holdsOn = false }: TextForm<Value>,
): DraftText {
  const [draft, setDraft] = useState<Draft<Value>>({ text: format(value), value });
  const [left, setLeft] = useState(true);
  const isTaken = Object.is(draft.value, value);
  if (isTaken && draft.over) setDraft({ text: draft.text, value: draft.value });
  const isHeld = isTaken || (draft.over !== undefined && Object.is(draft.over.value, value));
  const text = isHeld ? draft.text : format(value);
  const problem = parse(text).ok ? null : message(text);
  return {
    text,
    problem,
    shownProblem: left ? (problem ?? undefined) : undefined,
    type: (typed) => {
      const parsed = parse(typed);
      const next = parsed.ok ? parsed.value : null;
      setDraft({ text: typed, value: next, over: { value } });
      setLeft(false);
      if (!Object.is(next, value) && (parsed.ok || !holdsOn)) onChange(next);
    },
    settle: () => {
      if (parse(text).ok) setDraft({ text: format(value), value });
      setLeft(true);
    },
  };
}
