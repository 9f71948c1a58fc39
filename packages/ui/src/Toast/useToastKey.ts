import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** The key that goes to the newest message. */
export const TOAST_KEY = 'F8';

/** F8 goes to the newest message, to its action if it has one. Returns what puts the focus back where it was. */
export function useToastKey(box: RefObject<HTMLElement | null>): () => void {
  const before = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const first = box.current?.querySelector<HTMLElement>('.st-toast:last-child button');
      if (event.key !== TOAST_KEY || !first) return;
      event.preventDefault();
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && !box.current?.contains(activeElement)) before.current = activeElement;
      first.focus();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [box]);
  return useCallback(() => {
    if (before.current?.isConnected) before.current.focus();
    before.current = null;
  }, []);
}
