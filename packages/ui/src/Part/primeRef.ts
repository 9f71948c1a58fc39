import { useImperativeHandle, useRef, type RefObject } from 'react';
import type { PartProps } from './partProps.ts';

/** What a PrimeReact part gives as its ref: itself, with a way to its root. */
interface PrimePart {
  getElement: () => HTMLElement | null;
}

/** The ref of a PrimeReact part, which needs its root for itself; the caller's ref of our part reaches that root. */
export function usePrimeRef<Part extends PrimePart>({ ref }: PartProps): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => part.current?.getElement() ?? null, []);
  return part;
}
