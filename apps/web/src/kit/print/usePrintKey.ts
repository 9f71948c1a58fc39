import { useEffect, useEffectEvent } from 'react';

/**
 * Ctrl+P (⌘P) does `print` in place of the browser's own printing, which knows the rows in view alone. Where a dialog stands
 * open the key is the browser's: it prints the document that the dialog shows.
 */
export function usePrintKey(print: () => void): void {
  const onPrint = useEffectEvent(print);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isPrint =
        event.key.toLowerCase() === 'p' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isPrint || event.defaultPrevented || document.querySelector('dialog:modal')) return;
      event.preventDefault();
      onPrint();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
