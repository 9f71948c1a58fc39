import { useRef, type RefObject } from 'react';

/**
 * Selects what stands in a text control when the focus comes to it, by Tab, by mouse or from the page, so that typing
 * replaces it. It stays selected under the first press, which may come after a dialog gave the focus; a press that marks
 * a part keeps that part, and once keys were used or a press was made the next one places the caret.
 *
 * @param wanted false leaves the caret alone, for example in a text that has to be mended
 */
export function useSelectedOnFocus(input: RefObject<HTMLInputElement | null>, wanted: boolean) {
  const isPressed = useRef(false);
  const isUntouched = useRef(false);
  // The browser places the caret between pressing and letting go, wherever that happens.
  const letGo = (event: MouseEvent) => {
    isPressed.current = false;
    const { value, selectionStart: start, selectionEnd: end } = input.current ?? {};
    const marksPart = start !== end && !(start === 0 && end === value?.length);
    if (marksPart || document.activeElement !== input.current) return;
    event.preventDefault();
    input.current?.select();
  };
  return {
    onFocus: () => {
      if (!wanted || isPressed.current) return;
      isUntouched.current = true;
      input.current?.select();
    },
    onKeyDown: () => {
      isUntouched.current = false;
    },
    onMouseDown: () => {
      if (!wanted || (document.activeElement === input.current && !isUntouched.current)) return;
      isUntouched.current = false;
      isPressed.current = true;
      document.addEventListener('mouseup', letGo, { once: true });
    },
  };
}
