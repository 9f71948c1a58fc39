import { useEffect, useRef, useState } from 'react';
import { useOpenRecord } from '../record/useOpenRecord.ts';

/** A way to what was saved a moment ago. */
export interface OpenSaved {
  /** The record last opened from its message: the page of the list need not hold it. */
  saved: object | undefined;
  /** What opens the record of an answer as its row does; `undefined` where the answer holds none. */
  opens: (answer: unknown) => (() => void) | undefined;
}

/** Leads from the message about a saved record to that record, also once the list has moved on. */
export function useOpenSaved(idOf: (row: object) => number): OpenSaved {
  const [saved, setSaved] = useState<object>();
  const record = useOpenRecord();
  // The message is pressed when the form has closed, whose address must not come back with the record.
  const latest = useRef(record);
  useEffect(() => {
    latest.current = record;
  });
  const opens = (answer: unknown) => {
    const { Data } = (answer ?? {}) as { Data?: unknown };
    if (typeof Data !== 'object' || Data === null || !Number.isInteger(idOf(Data))) return undefined;
    return () => {
      setSaved(Data);
      latest.current.open(idOf(Data));
    };
  };
  return { saved, opens };
}
