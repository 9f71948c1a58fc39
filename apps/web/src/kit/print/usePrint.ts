import { useEffect, useEffectEvent } from 'react';

/**
 * Prints what a dialog of paper shows: by its button, and by Enter in a list of choices, as on the button it starts at.
 *
 * @param ready whether there is something whole to print
 */
export function usePrint(ready: boolean): () => void {
  const onEnter = useEffectEvent(() => {
    if (ready) print();
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isInList = event.target instanceof HTMLSelectElement && event.target.closest('dialog:modal') !== null;
      if (event.key !== 'Enter' || event.repeat || !isInList) return;
      event.preventDefault();
      onEnter();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return print;
}

function print(): void {
  window.print();
}
