/** Longest wait for the field, in milliseconds: a form that has not come by then failed, and what was typed for it is dropped. */
const PATIENCE_MS = 15_000;

/** Longest wait for the focus to be led on, in milliseconds: the customer is looked for meanwhile. */
const LEAD_MS = 3000;

/** Keys that wait beside the letters and digits. */
const HELD_KEYS: ReadonlySet<string> = new Set(['Backspace', 'Enter', 'Tab', 'ArrowDown', 'ArrowUp', 'F4']);

/** The key that is pressed for the hand: it reaches the field. */
let replayed: KeyboardEvent | undefined;

/** What the keys that are held wait for beside their field. */
let until: Promise<void> | undefined;

let held: { keys: string[]; drop: () => void } | undefined;

/**
 * From now on what is typed waits for the field that is on its way, and is typed nowhere else. Escape and a press of the
 * mouse give it up; combinations with Ctrl, Alt or Meta act as ever. A letter that an input method puts in without a key
 * waits in its turn.
 */
export function holdKeys(): void {
  if (held) return;
  const keys: string[] = [];
  const press = (event: KeyboardEvent) => {
    if (event === replayed) return undefined;
    if (event.key === 'Escape') return held?.drop();
    const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isText && !HELD_KEYS.has(event.key)) return undefined;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!event.repeat || event.key === 'Backspace') keys.push(event.key);
    return undefined;
  };
  const insert = (event: InputEvent) => {
    if (event.inputType !== 'insertText' || !event.data || !event.cancelable) return;
    event.preventDefault();
    keys.push(...Array.from(event.data));
  };
  const drop = () => {
    held = undefined;
    window.clearTimeout(timer);
    window.removeEventListener('keydown', press, true);
    window.removeEventListener('beforeinput', insert, true);
    window.removeEventListener('pointerdown', drop, true);
  };
  const timer = window.setTimeout(drop, PATIENCE_MS);
  window.addEventListener('keydown', press, true);
  window.addEventListener('beforeinput', insert, true);
  window.addEventListener('pointerdown', drop, true);
  held = { keys, drop };
}

/**
 * Types what waited into the field in focus, in the order it was pressed; what is pressed meanwhile comes after it. What
 * comes after Enter or Tab goes to the field they lead to. Does nothing where nothing waits, or no text field has the focus.
 */
export async function typeHeldKeys(): Promise<void> {
  const waiting = held;
  // The page answers each step before the next, as it does between two keys of a hand.
  await nextTask();
  await until;
  const { activeElement: field } = document;
  if (!waiting || held !== waiting) return;
  if (!(field instanceof HTMLInputElement) || waiting.keys.length === 0) {
    waiting.drop();
    return;
  }
  if (typeNext(field, waiting.keys)) await ledFrom(field);
  await typeHeldKeys();
}

/** From now on what is typed waits until something has come that belongs before it; then it is typed where the focus is. */
export function holdKeysUntil(come: Promise<void>): void {
  const isHeld = held !== undefined;
  holdKeys();
  until = come;
  const goOn = async () => {
    await come;
    until = undefined;
    if (!isHeld) await typeHeldKeys();
  };
  void goOn();
}

/** What is typed from now on goes to the field that the focus is led to from this one, once that is known; nothing changes while keys are held already. */
export async function holdUntilLed(field: HTMLInputElement): Promise<void> {
  if (held) return;
  holdKeys();
  await ledFrom(field);
  await typeHeldKeys();
}

/** Types the next letters at once, or presses the next key; true for a key that leads on. */
function typeNext(field: HTMLInputElement, keys: string[]): boolean {
  const end = keys.findIndex((key) => key.length > 1);
  const text = keys.splice(0, end < 0 ? keys.length : end).join('');
  if (text !== '') {
    edit(field, text, field.selectionStart ?? 0);
    return false;
  }
  const key = keys.shift() ?? '';
  if (key === 'Backspace') {
    if (field.value !== '') edit(field, '', isRange(field) ? field.selectionStart : (field.selectionEnd ?? 0) - 1);
    return false;
  }
  replayed = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  const isOpen = field.dispatchEvent(replayed);
  if (isOpen && key === 'Enter') field.form?.requestSubmit();
  if (isOpen && key === 'Tab') stopAfter(field)?.focus();
  return key === 'Enter' || key === 'Tab';
}

/** The stop that Tab leads to. */
function stopAfter(field: HTMLInputElement): HTMLElement | undefined {
  const stops = [...(field.form?.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea') ?? [])];
  return stops
    .slice(stops.indexOf(field) + 1)
    .find((stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.checkVisibility());
}

/** Waits until another field has the focus, or this one turns out to keep it: its list asks which one is meant. */
async function ledFrom(field: HTMLInputElement): Promise<void> {
  const end = performance.now() + LEAD_MS;
  const isLed = () => document.activeElement instanceof HTMLInputElement && document.activeElement !== field;
  const asks = () => field.ariaExpanded === 'true' && field.ariaBusy !== 'true';
  do await nextTask();
  while (performance.now() < end && !isLed() && !asks());
}

function edit(field: HTMLInputElement, text: string, from: number | null): void {
  field.setRangeText(text, Math.max(0, from ?? 0), field.selectionEnd ?? field.value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}

function isRange({ selectionStart, selectionEnd }: HTMLInputElement): boolean {
  return selectionStart !== selectionEnd;
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
