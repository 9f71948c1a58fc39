import { createContext, useContext, useEffect } from 'react';

/** What the fields of the form around are called, by field name; null outside a form that wants to know. */
export const FieldLabels = createContext<Map<string, string> | null>(null);

/** Tells the form around what a field is called. */
export function useFieldLabel(name: string, label: string): void {
  const labels = useContext(FieldLabels);
  useEffect(() => {
    labels?.set(name, label);
  }, [labels, name, label]);
}
