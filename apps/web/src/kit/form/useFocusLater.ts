import { useEffect, useRef, useState } from 'react';

/**
 * Takes the focus to a place once what lies over the form is closed: a dialog gives the focus back to where it was, so
 * the place takes it only afterwards.
 */
export function useFocusLater(focus: (name: string) => void): (name: string | undefined) => void {
  const [next, setNext] = useState<{ name: string } | null>(null);
  const latest = useRef(focus);
  useEffect(() => {
    latest.current = focus;
  });
  useEffect(() => {
    if (next) latest.current(next.name);
  }, [next]);
  return (name) => setNext(name === undefined ? null : { name });
}
