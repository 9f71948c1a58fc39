import { useEffect, useEffectEvent } from 'react';

/**
 * Enter in a list of choices prints, as it does on the button that a dialog of paper starts at.
 *
 * @param print prints; absent while there is nothing to print
 */
export function usePrintByEnter(print: (() => void) | undefined): void {
  const onPrint = useEffectEvent(() => print?.());
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isInList = event.target instanceof HTMLSelectElement && event.target.closest('dialog:modal') !== null;
      if (event.key !== 'Enter' || event.repeat || !isInList) return;
      event.preventDefault();
      onPrint();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
