import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import './Popup.css';

interface PopupProps {
  /** The element it hangs under. */
  anchor: RefObject<HTMLElement | null>;
  /** Takes the width of the anchor as its least width. Default false. */
  matchWidth?: boolean;
  children: ReactNode;
}

const GAP = 4;

/**
 * A box hung under a control, above everything, dialogs included. It stays a child of its field in the document,
 * so it is reachable inside a modal dialog, and it turns upwards when there is no room below.
 */
export function Popup({ anchor, matchWidth = false, children }: PopupProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [popup, control] = [box.current, anchor.current];
    if (!popup || !control) return undefined;
    popup.showPopover();
    const place = () => {
      const target = control.getBoundingClientRect();
      if (matchWidth) popup.style.minWidth = `${target.width}px`;
      const { width, height } = popup.getBoundingClientRect();
      const below = target.bottom + GAP;
      const above = target.top - GAP - height;
      popup.style.top = `${below + height > window.innerHeight && above > 0 ? above : below}px`;
      popup.style.left = `${Math.max(GAP, Math.min(target.left, window.innerWidth - width - GAP))}px`;
    };
    place();
    const resized = new ResizeObserver(place);
    resized.observe(popup);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      resized.disconnect();
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [anchor, matchWidth]);
  return (
    <div ref={box} className="st-popup" popover="manual">
      {children}
    </div>
  );
}
