import { useEffect, useEffectEvent, type ReactNode, type RefObject } from 'react';

interface ListFooterProps {
  /** The element around what stands in the footer. */
  box: RefObject<HTMLDivElement | null>;
  /** Called when the arrows lead up again, back to the choices. */
  onUp: () => void;
  children: ReactNode;
}

/** What stands under the choices of a combobox, and takes the focus when the arrows lead there. */
export function ListFooter({ box, onUp, children }: ListFooterProps) {
  const leave = useEffectEvent(onUp);
  useEffect(() => {
    const footer = box.current;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowUp') return;
      event.preventDefault();
      leave();
    };
    footer?.addEventListener('keydown', press);
    return () => footer?.removeEventListener('keydown', press);
  }, [box]);
  return (
    <div ref={box} className="st-combobox__footer">
      {children}
    </div>
  );
}

/** Gives the focus to the first thing to press in a footer. */
export function focusFooter(footer: HTMLElement | null): void {
  footer?.querySelector<HTMLElement>('button, a')?.focus();
}
