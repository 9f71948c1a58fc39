import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Two versions of one record: what the person typed, and what somebody else saved meanwhile. */
export interface Conflict {
  /** Fields that somebody else changed. */
  changed: readonly string[];
  /** Who saved the record last; undefined where its answer does not say. */
  by: string | undefined;
  /** When that was. */
  at: string | undefined;
  /** Which version the form shows; saving saves that one. */
  showing: 'mine' | 'theirs';
  show: (version: 'mine' | 'theirs') => void;
}

interface Versions<Values> extends Omit<Conflict, 'show'> {
  mine: Values;
  theirs: Values;
}

/** Keeps both versions of a record that somebody else changed while its form was open. */
export function useConflict<Values extends FieldValues>(form: UseFormReturn<Values>, values: Values) {
  const [versions, setVersions] = useState<Versions<Values> | null>(null);

  const display = (theirs: Values, shown: Values) => {
    form.reset(theirs, { keepDirtyValues: false });
    form.reset(shown, { keepDefaultValues: true, keepDirtyValues: false });
  };

  /** The server refused the save; `current` is the record as it is now. Answers that it was not saved: the form says all of it. */
  const meet = (current: Readonly<Record<string, unknown>>): 'faulty' => {
    const typed = form.getValues();
    const names = [...new Set([...Object.keys(values), ...Object.keys(typed)])];
    const theirs = Object.fromEntries(names.map((name) => [name, current[name]])) as Values;
    const isMine = (name: string) => !isSame(typed[name], values[name]);
    const mine = Object.fromEntries(
      names.map((name): [string, unknown] => [name, isMine(name) ? typed[name] : current[name]]),
    ) as Values;
    const changed = names.filter((name) => name !== 'Version' && !isSame(values[name], current[name]));
    setVersions({ changed, ...lastSave(current), mine, theirs, showing: 'mine' });
    display(theirs, mine);
    return 'faulty';
  };

  const show = (showing: Conflict['showing']) => {
    if (!versions || versions.showing === showing) return;
    const mine = versions.showing === 'mine' ? form.getValues() : versions.mine;
    setVersions({ ...versions, mine, showing });
    display(versions.theirs, showing === 'mine' ? mine : versions.theirs);
  };

  return { conflict: versions && conflictOf(versions, show), meet, settle: () => setVersions(null) };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

function conflictOf({ changed, by, at, showing }: Omit<Conflict, 'show'>, show: Conflict['show']): Conflict {
  return { changed, by, at, showing, show };
}

/** Who saved a record last and when, as every record says of itself. */
function lastSave({ UpdatedByName, UpdatedDate }: Readonly<Record<string, unknown>>): Pick<Conflict, 'by' | 'at'> {
  return { by: textOf(UpdatedByName), at: textOf(UpdatedDate) };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
