import { useEffect, type ReactNode } from 'react';
import type { Align } from './place.ts';
import { useFloating } from './useFloating.ts';
import './Popover.css';

export interface PopoverProps {
  /** Name of the panel for screen readers. */
  label: string;
  /** The button that opened the panel; it gets the focus back. */
  anchor: HTMLElement;
  /** Edge of the anchor that the panel lines up with. Default `start`. */
  align?: Align;
  /** Called on Escape, on a press outside, and when the focus leaves the panel. */
  onClose: () => void;
  children: ReactNode;
}

/** A small panel beside a button, for settings that take effect at once. Render it only while it is open. */
export function Popover({ label, anchor, align = 'start', onClose, children }: PopoverProps) {
  const panel = useFloating<HTMLDialogElement>({ anchor, align, onClose });
  useEffect(() => {
    panel.current?.focus();
  }, [panel]);

  return (
    <dialog ref={panel} popover="manual" className="st-popover" aria-label={label} tabIndex={-1}>
      {children}
    </dialog>
  );
}
