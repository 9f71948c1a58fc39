import { useEffect, useRef, type Ref, type RefCallback } from 'react';

/**
 * A ref for a native control that also reaches the caller's ref and marks the control while its text cannot be read,
 * so that a form refuses to be sent instead of taking the field as empty. Null clears the mark.
 */
export function useUnreadableRef(outer: Ref<HTMLInputElement> | undefined, message: string | null) {
  const control = useRef<HTMLInputElement | null>(null);
  useEffect(() => control.current?.setCustomValidity(message ?? ''), [message]);
  const share: RefCallback<HTMLInputElement> = (element) => {
    control.current = element;
    if (typeof outer === 'function') return outer(element);
    if (outer) outer.current = element;
    return undefined;
  };
  return [control, share] as const;
}

/** Focuses the first field of a form whose text cannot be read; false when there is none. */
export function focusUnreadable(form: HTMLFormElement): boolean {
  const wrong = [...form.elements].find(
    (element): element is HTMLInputElement => element instanceof HTMLInputElement && element.validity.customError,
  );
  wrong?.focus();
  return wrong !== undefined;
}
