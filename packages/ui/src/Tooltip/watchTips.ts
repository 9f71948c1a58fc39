/** How long the pointer rests on a control before its tip is shown, and a finger holds it, in ms. */
const REST = 400;
/** How long the tip stays after the finger has let go, in ms. */
const READ = 1500;

/**
 * Tells which control's tip is to be shown: one that the pointer rests on, that the keyboard reached, or that a finger
 * holds. A press, Escape and scrolling take it away. A pointer that goes on to the tip itself keeps it.
 *
 * @param show called with the control, or with nothing when no tip is to be shown
 * @returns stops watching
 */
export function watchTips(show: (target: HTMLElement | undefined) => void): () => void {
  let at: HTMLElement | undefined;
  let timer = 0;
  let isPressed = false;
  const later = (target: HTMLElement | undefined, delay: number) => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => show(target), delay);
  };
  const leave = () => {
    window.clearTimeout(timer);
    if (at) show(undefined);
    at = undefined;
  };
  const over = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || isOnTip(event)) return;
    const target = controlOf(event.target);
    if (target === at) return;
    leave();
    at = target;
    if (target) later(target, REST);
  };
  const focus = (event: FocusEvent) => {
    const target = controlOf(event.target);
    if (isPressed || !target?.matches(':focus-visible')) return;
    leave();
    at = target;
    show(target);
  };
  const press = (event: PointerEvent) => {
    const target = controlOf(event.target);
    isPressed = true;
    leave();
    // The control under the pointer stays the one that was left: its tip comes again once the pointer was elsewhere.
    at = target;
    if (target && event.pointerType === 'touch') later(target, REST);
  };
  const letGo = (event: PointerEvent) => {
    isPressed = false;
    if (event.pointerType === 'touch') later(undefined, READ);
  };
  const key = (event: KeyboardEvent) => {
    if (['Escape', 'Enter', ' '].includes(event.key)) leave();
  };
  const watched = [
    ['pointerover', over],
    ['pointerdown', press],
    ['pointerup', letGo],
    ['pointercancel', letGo],
    ['focusin', focus],
    ['focusout', leave],
    ['keydown', key],
    ['scroll', leave],
  ] as const;
  for (const [name, listener] of watched) document.addEventListener(name, listener as EventListener, true);
  return () => {
    window.clearTimeout(timer);
    for (const [name, listener] of watched) document.removeEventListener(name, listener as EventListener, true);
  };
}

function controlOf(target: EventTarget | null): HTMLElement | undefined {
  return target instanceof Element ? (target.closest<HTMLElement>('[data-tooltip]') ?? undefined) : undefined;
}

/** The tip lets presses through to what it covers, so the pointer is on it by its place alone. */
function isOnTip({ clientX, clientY }: PointerEvent): boolean {
  const box = document.querySelector('.st-tooltip')?.getBoundingClientRect();
  return (
    box !== undefined && clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom
  );
}
