import { nextFrame } from './nextFrame.ts';

/** How far above the element in focus its frame may stand: a field's control is two steps below the line around it. */
const STEPS = 4;

/**
 * Takes the focus off the page; what the keyboard left in focus must have looked different while it was.
 *
 * @throws Error naming the element that looks the same with and without the focus
 */
export async function takeFocusAway(): Promise<void> {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return;
  // A list of choices closes with the focus of its field, and would be missing in the picture.
  if (activeElement.matches('[role=combobox][aria-expanded=true]')) return;
  const mustShow = activeElement.matches(':focus-visible') && !isDialog(activeElement);
  const before = looksOf(activeElement);
  activeElement.blur();
  if (!mustShow || looksOf(activeElement) !== before) return;
  await nextFrame();
  if (!activeElement.isConnected || looksOf(activeElement) !== before) return;
  throw new Error(`Nobody sees that the focus is here: ${activeElement.outerHTML.slice(0, 200)}`);
}

/** A dialog or panel that holds the focus for its content says so by standing above the page. */
function isDialog(element: HTMLElement): boolean {
  return element.matches('dialog, [role=dialog], [role=alertdialog], [popover]');
}

function looksOf(element: Element): string {
  const looks: string[] = [];
  for (let at: Element | null = element, step = 0; at && step < STEPS; at = at.parentElement, step += 1)
    for (const pseudo of [null, '::before', '::after']) {
      const { boxShadow, outline, borderColor, backgroundColor, textDecoration } = getComputedStyle(at, pseudo);
      looks.push([boxShadow, outline, borderColor, backgroundColor, textDecoration].join());
    }
  return looks.join('\n');
}
