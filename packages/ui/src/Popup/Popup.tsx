import type { ReactNode } from 'react';
import { useFloating } from '../Popover/useFloating.ts';
import './Popup.css';

interface PopupProps {
  /** The control it hangs under; gets the focus back on Escape. */
  anchor: HTMLElement;
  /** Edge of the anchor that the box lines up with. Default `start`. */
  align?: 'start' | 'end';
  /** Is never narrower than its anchor. Default false. */
  matchWidth?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A box under a control that leaves the focus where it is; it stays reachable inside a modal dialog. */
export function Popup({ anchor, align = 'start', matchWidth = false, onClose, children }: PopupProps) {
  const box = useFloating<HTMLDivElement>({ anchor, align, onClose });
  return (
    <div
      ref={box}
      className="st-popup"
      popover="manual"
      style={matchWidth ? { minWidth: `min(${anchor.offsetWidth}px, 100vw - 16px)` } : undefined}
    >
      {children}
    </div>
  );
}
