import { useEffect, useEffectEvent, type RefObject } from 'react';

/** The fields on the page that take pasted files, in the order they appeared. */
const fields = new Set<HTMLElement>();

/** Takes the files of a paste anywhere on the page, where this field is the one that is meant; nobody else takes them then. */
export function usePastedFiles(
  box: RefObject<HTMLElement | null>,
  disabled: boolean,
  take: (files: FileList) => void,
): void {
  const pasted = useEffectEvent((event: ClipboardEvent, field: HTMLElement) => {
    if (event.clipboardData?.files.length && pasteField(event.target) === field) take(event.clipboardData.files);
  });
  useEffect(() => {
    const field = box.current;
    if (!field || disabled) return undefined;
    const listen = (event: ClipboardEvent) => pasted(event, field);
    fields.add(field);
    document.addEventListener('paste', listen);
    return () => {
      fields.delete(field);
      document.removeEventListener('paste', listen);
    };
  }, [box, disabled]);
}

/** The one field that a paste at this place is for: the one around it, the one under the mouse, else the first that the front dialog leaves within reach. */
function pasteField(at: EventTarget | null): HTMLElement | undefined {
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  const within = [...fields].filter((field) => !modal || modal.contains(field));
  return (
    within.find((field) => at instanceof Node && field.contains(at)) ??
    within.find((field) => field.contains(document.activeElement)) ??
    within.find((field) => field.matches(':hover')) ??
    within[0]
  );
}
