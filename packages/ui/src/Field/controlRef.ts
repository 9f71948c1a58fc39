import { useEffect, useImperativeHandle, useRef, type Ref, type RefObject } from 'react';

/** What reaches a native control from outside. */
interface Reached<Outer extends HTMLElement> {
  ref?: Ref<Outer>;
  autoFocus?: boolean;
}

/** The ref of a native element, shared with the caller's; it takes the focus when it appears with `autoFocus`. */
export function useControlRef<Own extends Outer, Outer extends HTMLElement = HTMLElement>(
  props: Reached<Outer>,
): RefObject<Own | null> {
  const { ref, autoFocus = false } = props;
  const control = useRef<Own | null>(null);
  useImperativeHandle<Outer | null, Own | null>(ref, () => control.current, []);
  useEffect(() => {
    if (autoFocus) control.current?.focus();
  }, [autoFocus]);
  return control;
}

/**
 * Marks a control while its text cannot be read (`problem` says why), so that a form refuses to be sent
 * instead of taking the field as empty.
 */
export function useUnreadable(control: RefObject<HTMLInputElement | null>, problem: string | null): void {
  useEffect(() => control.current?.setCustomValidity(problem ?? ''), [control, problem]);
}

/** Focuses the first field of a form whose text cannot be read; false when there is none. */
export function focusUnreadable(form: HTMLFormElement): boolean {
  const wrong = [...form.elements].find(
    (element): element is HTMLInputElement => element instanceof HTMLInputElement && element.validity.customError,
  );
  wrong?.focus();
  return wrong !== undefined;
}
