/** Width in px that the page had before a dialog opened above it. */
let before = 0;
let moved: string[] = [];

const isOpening = (event: Event): event is ToggleEvent & { target: HTMLDialogElement } =>
  event instanceof ToggleEvent && event.newState === 'open' && event.target instanceof HTMLDialogElement;
// The root itself counts the place of a hidden scrollbar as its own, what stands in it does not.
const roomOfPage = () => document.body.getBoundingClientRect().width;

document.addEventListener(
  'beforetoggle',
  (event) => {
    if (isOpening(event)) before = roomOfPage();
  },
  true,
);
document.addEventListener(
  'toggle',
  (event) => {
    if (!isOpening(event) || roomOfPage() === before) return;
    const title = event.target.querySelector('h2')?.textContent ?? 'without a title';
    moved.push(`the dialog "${title}" moves the page: ${before} px wide before, ${roomOfPage()} px after it opened`);
  },
  true,
);

/** Begins a story: what the one before did is forgotten. */
export function watchPage(): void {
  moved = [];
}

/**
 * Ends a story: the page below a dialog stands still when the dialog opens, also where the scrollbar takes its place.
 *
 * @throws Error naming the dialogs that made the page narrower or wider
 */
export function assertPageStood(): void {
  if (moved.length > 0) throw new Error(moved.join('; '));
}
