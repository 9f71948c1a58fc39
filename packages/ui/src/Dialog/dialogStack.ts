let stack: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function set(next: readonly HTMLDialogElement[]): void {
  stack = next;
  for (const listener of listeners) listener();
}

/** Notes that a modal dialog stands in front of the page; the answer takes the note back. */
export function enterDialog(dialog: HTMLDialogElement): () => void {
  set([...stack, dialog]);
  return () => set(stack.filter((other) => other !== dialog));
}

/** The modal dialog in front, or null. All else on the page is out of reach while it is open. */
export function frontDialog(): HTMLDialogElement | null {
  return stack.at(-1) ?? null;
}

/** Calls `listener` whenever another dialog comes to the front. */
export function onFrontDialogChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
