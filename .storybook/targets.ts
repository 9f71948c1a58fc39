import { ringOf, WIDEST } from './rings.ts';

/** The least side of what a finger or a shaking hand presses, in px; less will do where nothing else is as near. */
const LEAST = 24;
const PRESSED =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, :is([role=button], [role=tab], [role=option], [role=menuitem], [role=radio])';

/** A control and where it stands. */
interface Target {
  element: HTMLElement;
  box: DOMRect;
}

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

const EVERYWHERE: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

/**
 * Looks at every control in sight: it is large enough to be pressed (WCAG 2.5.8), and its ring is whole where the focus
 * comes to it.
 *
 * @throws Error naming the controls that are too small, and those whose ring is cut
 */
export function assertTargets(): void {
  const clips = new Map<Element, Clip | undefined>();
  const sights = new Map<Element, Box>();
  const all = [...document.body.querySelectorAll<HTMLElement>(`${PRESSED}, [tabindex="0"]`)].flatMap((element) => {
    const box = element.getBoundingClientRect();
    return box.width > 1 && box.height > 1 ? [{ element, box }] : [];
  });
  const targets = all.filter(({ element }) => element.matches(PRESSED));
  const faults = all.flatMap((target) => {
    const small = isSmall(target) && target.element.matches(PRESSED) ? smallness(target, targets, sights) : undefined;
    const found = [small, cut(target, clips)].filter((fault) => fault !== undefined);
    return found.length > 0 && isSeen(target.element)
      ? found.map((fault) => `${fault}: ${nameOf(target.element)}`)
      : [];
  });
  if (faults.length > 0) throw new Error(`Controls: ${[...new Set(faults)].join('\n')}`);
}

function isSeen(element: HTMLElement): boolean {
  return (
    !element.matches(':disabled, [inert] *') &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  );
}

/** Whether it stands in what stays while the rest scrolls below it: how near the two are is up to who scrolls. */
function isPinned(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (getComputedStyle(at).position === 'sticky') return true;
  return false;
}

function isSmall({ box: { width, height } }: Target): boolean {
  return width < LEAST - 0.5 || height < LEAST - 0.5;
}

/** A link within a text is as high as its line; of a box with a label both are pressed. */
function smallness(
  { element, box: own }: Target,
  targets: readonly Target[],
  sights: Map<Element, Box>,
): string | undefined {
  const box = withLabel(element, own);
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  if (width >= LEAST - 0.5 && height >= LEAST - 0.5) return undefined;
  const room = within(roomAround(box), sightOf(element.parentElement, sights));
  const other = targets.find(
    ({ element: next, box: there }) =>
      next !== element &&
      isOver(room, there) &&
      !next.contains(element) &&
      isSeen(next) &&
      isOver(room, within(there, sightOf(next.parentElement, sights))) &&
      isPinned(next) === isPinned(element),
  );
  if (!other || (element.localName === 'a' && getComputedStyle(element).display === 'inline')) return undefined;
  return `${Math.round(width)} × ${Math.round(height)} px, near ${nameOf(other.element)}`;
}

function withLabel(element: HTMLElement, box: DOMRect): Box {
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.getBoundingClientRect() : undefined;
  if (label === undefined || label.height <= 1) return box;
  return {
    left: Math.min(box.left, label.left),
    top: Math.min(box.top, label.top),
    right: Math.max(box.right, label.right),
    bottom: Math.max(box.bottom, label.bottom),
  };
}

/** What a control needs for itself: its own box, and the least one around its middle. */
function roomAround({ left, top, right, bottom }: Box): Box {
  const [x, y, half] = [(left + right) / 2, (top + bottom) / 2, LEAST / 2];
  return {
    left: Math.min(left, x - half),
    top: Math.min(top, y - half),
    right: Math.max(right, x + half),
    bottom: Math.max(bottom, y + half),
  };
}

function isOver(one: Box, other: Box): boolean {
  const by = 0.5;
  return (
    one.left + by < other.right &&
    other.left + by < one.right &&
    one.top + by < other.bottom &&
    other.top + by < one.bottom
  );
}

/** What is seen of all that stands in an element: where it scrolls, the rest lies below what stands beside it. */
function sightOf(element: Element | null, sights: Map<Element, Box>): Box {
  if (element === null || element.matches(':popover-open, dialog[open]')) return EVERYWHERE;
  const known = sights.get(element);
  if (known !== undefined) return known;
  const clip = clipOf(element);
  const around = sightOf(element.parentElement, sights);
  const sight = clip === undefined || element === document.body ? around : within(clip.box, around);
  sights.set(element, sight);
  return sight;
}

function within(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

/** What cuts off all beyond it: its inner edges, and the sides to which it cannot be scrolled any further. */
interface Clip {
  element: Element;
  box: Box;
  isEnd: { left: boolean; top: boolean; right: boolean; bottom: boolean };
}

/** The sides of a box, and which way is inwards. */
const SIDES = [
  ['left', 1],
  ['top', 1],
  ['right', -1],
  ['bottom', -1],
] as const;

function cut({ element, box }: Target, clips: Map<Element, Clip | undefined>): string | undefined {
  const clip = element.tabIndex < 0 ? undefined : clipAround(element.parentElement, clips);
  if (clip === undefined) return undefined;
  const room = SIDES.map(([side, sign]) => ({ side, px: (box[side] - clip.box[side]) * sign }));
  if (room.some(({ px }) => px < -1)) return undefined;
  const near = room.filter(({ side, px }) => px < WIDEST - 1 && clip.isEnd[side]);
  if (near.length === 0) return undefined;
  const ring = ringOf(element);
  const bad = near.filter(({ px }) => px < ring - 1).map(({ side, px }) => `${side} ${Math.round(ring - px)} px`);
  return bad.length > 0 ? `ring cut ${bad.join(', ')} by ${nameOf(clip.element)}` : undefined;
}

function clipAround(element: Element | null, clips: Map<Element, Clip | undefined>): Clip | undefined {
  if (element === null || element === document.body) return undefined;
  if (clips.has(element)) return clips.get(element);
  const own = clipOf(element);
  const clip =
    own ?? (element.matches(':popover-open, dialog[open]') ? undefined : clipAround(element.parentElement, clips));
  clips.set(element, clip);
  return clip;
}

function clipOf(element: Element): Clip | undefined {
  const { overflowX, overflowY } = getComputedStyle(element);
  if (overflowX === 'visible' && overflowY === 'visible') return undefined;
  const { left, top } = element.getBoundingClientRect();
  const { clientLeft, clientTop, clientWidth, clientHeight, scrollLeft, scrollTop, scrollWidth, scrollHeight } =
    element;
  const start = { left: left + clientLeft, top: top + clientTop };
  return {
    element,
    box: { ...start, right: start.left + clientWidth, bottom: start.top + clientHeight },
    isEnd: {
      left: scrollLeft <= 0,
      top: scrollTop <= 0,
      right: scrollLeft + clientWidth >= scrollWidth - 1,
      bottom: scrollTop + clientHeight >= scrollHeight - 1,
    },
  };
}

function nameOf(element: Element): string {
  const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 30);
  return `<${element.localName} class="${element.className}">${name}`;
}
