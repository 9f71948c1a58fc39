import { useEffect, type RefObject } from 'react';
import { dismissToast } from './toastStore.ts';

/** Milliseconds after which a message that was held is looked at again. */
const HELD_CHECK = 500;

/**
 * Takes a message away when its time is over. It stays while the mouse or the focus is on it, and its time stands still
 * while the window is hidden: who comes back has all of it.
 */
export function useToastTime(box: RefObject<HTMLElement | null>, duration: number, id: number): void {
  useEffect(() => {
    const leave = () => {
      if (box.current?.matches(':hover, :focus-within')) timer = window.setTimeout(leave, HELD_CHECK);
      else dismissToast(id);
    };
    const begin = () => {
      window.clearTimeout(timer);
      if (!document.hidden) timer = window.setTimeout(leave, duration);
    };
    let timer: number | undefined;
    begin();
    document.addEventListener('visibilitychange', begin);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', begin);
    };
  }, [box, duration, id]);
}
