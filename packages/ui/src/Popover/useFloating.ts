import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { place, type Align } from './place.ts';

/** Where a panel opens and what closes it. */
export interface FloatingOptions {
  /** The element the panel belongs to; it gets the focus back on Escape, and a press on it does not count as outside. */
  anchor: HTMLElement;
  /** Edge of the anchor that the panel lines up with. */
  align: Align;
  /** Escape, a press outside, or the focus moved elsewhere. */
  onClose: () => void;
}

/**
 * Lifts the element of the returned ref into the browser's top layer beside its anchor, so that no scrolling
 * container cuts it off, and keeps it there while the page scrolls. The element needs `popover="manual"`.
 */
export function useFloating<T extends HTMLElement>({ anchor, align, onClose }: FloatingOptions): RefObject<T | null> {
  const panel = useRef<T>(null);
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const element = panel.current;
    return element ? follow(element, anchor, align) : undefined;
  }, [anchor, align]);

  useEffect(() => {
    const inside = (target: EventTarget | null) =>
      target instanceof Node && (panel.current?.contains(target) || anchor.contains(target));
    const press = (event: PointerEvent) => {
      if (!inside(event.target)) close();
    };
    const focus = (event: FocusEvent) => {
      if (event.relatedTarget && inside(event.target) && !inside(event.relatedTarget)) close();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      close();
      anchor.focus();
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('focusout', focus, true);
    document.addEventListener('keydown', escape, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('focusout', focus, true);
      document.removeEventListener('keydown', escape, true);
    };
  }, [anchor]);

  return panel;
}

/** Shows the panel beside its anchor and keeps it there; the answer stops following. */
function follow(panel: HTMLElement, anchor: HTMLElement, align: Align): () => void {
  const move = () => {
    const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const size = { width: panel.offsetWidth, height: panel.offsetHeight };
    const { left, top } = place(anchor.getBoundingClientRect(), size, viewport, align);
    panel.style.left = `${left}px`;
    panel.style.top = `${top}px`;
  };
  panel.showPopover();
  move();
  const resized = new ResizeObserver(move);
  resized.observe(panel);
  window.addEventListener('scroll', move, { capture: true, passive: true });
  window.addEventListener('resize', move);
  // A font that comes late moves what the panel stands beside.
  document.fonts.addEventListener('loadingdone', move);
  return () => {
    resized.disconnect();
    window.removeEventListener('scroll', move, { capture: true });
    window.removeEventListener('resize', move);
    document.fonts.removeEventListener('loadingdone', move);
  };
}
