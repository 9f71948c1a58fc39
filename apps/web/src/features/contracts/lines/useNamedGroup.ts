import { useEffect, useRef, type RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Brings the lines of money that the address names into view and gives them the focus: a warning leads to where its cause is removed. */
export function useNamedGroup(): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null);
  const [address] = useSearchParams();
  const at = address.get('at');
  useEffect(() => {
    const group = at === null ? null : box.current?.querySelector<HTMLElement>(`[data-group="${CSS.escape(at)}"]`);
    group?.scrollIntoView({ block: 'center' });
    group?.focus({ preventScroll: true });
  }, [at]);
  return box;
}
