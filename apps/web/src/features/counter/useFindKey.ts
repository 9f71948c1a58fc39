import { useEffect, useEffectEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { holdKeys, holdUntilLed, typeHeldKeys } from '../../lib/heldKeys.ts';
import type { CounterValues } from './counterValues.ts';

/** The field that finds whom to serve. */
const FIND = 'CustomerID';

/** The field that finds whom to serve takes what was typed on the way to it, and what is typed while it looks goes where it leads; F2 leads back to it from anywhere in the form. */
export function useFindKey(): void {
  const { setFocus } = useFormContext<CounterValues>();
  useEffect(() => void typeHeldKeys(), []);
  const findAnother = useEffectEvent(() => {
    holdKeys();
    setFocus(FIND, { shouldSelect: true });
    // The form gives the focus in a task of its own, which is in the queue before this one.
    setTimeout(() => void typeHeldKeys());
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'F2' || event.repeat || document.querySelector('[role="alertdialog"]') !== null) return;
      event.preventDefault();
      findAnother();
    };
    window.addEventListener('keydown', holdWhatFollows, true);
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('keydown', holdWhatFollows, true);
      window.removeEventListener('keydown', press);
    };
  }, []);
}

/** Enter or Tab that takes what was searched for: what is typed next waits until it is known where it belongs. */
function holdWhatFollows({ key, shiftKey, target }: KeyboardEvent): void {
  if (key !== 'Enter' && (key !== 'Tab' || shiftKey)) return;
  if (!(target instanceof HTMLInputElement) || target.name !== FIND) return;
  if (target.value !== '' && target.ariaExpanded === 'true') void holdUntilLed(target);
}
