import { wcagContrast } from '../packages/ui/src/theme/contrast.ts';

/** Contrast that texts of every size and weight may have. */
const ENOUGH = 4.5;
/** Where the first line of a text is looked at, as shares of its width: at its ends what stands around it may lie over it. */
const POINTS = [0.02, 0.5, 0.98];
const NOTHING = 'rgba(0, 0, 0, 0)';

/** What is drawn without a background. */
const DRAWN = 'img, svg, svg *, canvas, video, object, iframe, input, select, textarea, progress, meter';

/**
 * Whether a text is readable for certain: it stands in one opaque colour on one opaque colour of what it stands in, what
 * lies above it draws nothing, nothing about it is transparent or filtered, and the contrast is enough for the smallest text. Of
 * any other, and of links among words, from which they must differ as well, this says nothing.
 *
 * @param place where its first line stands, in px of the window
 */
export function isReadable(text: Element, place: DOMRect): boolean {
  const { color, textShadow, webkitTextFillColor } = getComputedStyle(text);
  const ink = hexOf(color);
  if (ink === undefined || textShadow !== 'none' || webkitTextFillColor !== color) return false;
  if (!isPlain(text) || isAmongWords(text)) return false;
  const own = text.getBoundingClientRect();
  const [left, right] = [Math.max(place.left, own.left), Math.min(place.right, own.right)];
  return POINTS.every((share) => {
    const ground = groundAt(text, left + share * (right - left), (place.top + place.bottom) / 2);
    return ground !== undefined && wcagContrast(ink, ground) >= ENOUGH;
  });
}

/**
 * The opaque colour that a text stands on at a point, where it is certain. Where the text is not in sight, because it is
 * scrolled away or something opaque lies above it, that is the colour of what it stands in.
 */
function groundAt(text: Element, x: number, y: number): string | undefined {
  const pile = document.elementsFromPoint(x, y);
  const at = pile.indexOf(text);
  const above = pile.slice(0, Math.max(at, 0));
  if (at === -1 || above.some((element) => hexOf(getComputedStyle(element).backgroundColor))) return groundAround(text);
  return above.every(drawsNothing) ? firstColour(pile.slice(at)) : undefined;
}

/** The first colour of what a text stands in, unless something on the way there is placed elsewhere. */
function groundAround(text: Element): string | undefined {
  const around: Element[] = [];
  for (let at: Element | null = text; at; at = at.parentElement) {
    around.push(at);
    const { backgroundColor, position } = getComputedStyle(at);
    if (backgroundColor !== NOTHING) return firstColour(around);
    if (['absolute', 'fixed', 'sticky'].includes(position)) return undefined;
  }
  return undefined;
}

/** The first colour in a pile, if it and all before it draw nothing else and let nothing through. */
function firstColour(pile: readonly Element[]): string | undefined {
  for (const element of pile) {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    if (backgroundImage !== 'none') return undefined;
    if (backgroundColor !== NOTHING) return isPlain(element) ? hexOf(backgroundColor) : undefined;
  }
  return undefined;
}

/** Whether what lies above a text shows nothing at its place but perhaps letters of its own. */
function drawsNothing(element: Element): boolean {
  if (element.matches(DRAWN)) return false;
  return [null, '::before', '::after'].every((part) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element, part);
    return backgroundColor === NOTHING && backgroundImage === 'none';
  });
}

/** Whether a text is a link, or in one, that is followed or preceded by words in its block. */
function isAmongWords(text: Element): boolean {
  const link = text.closest('a, [role="link"]');
  if (!link) return false;
  let block = link;
  while (block.parentElement && getComputedStyle(block).display === 'inline') block = block.parentElement;
  return block.textContent.trim() !== link.textContent.trim();
}

/** Whether neither the element nor anything around it lets through or changes what is drawn. */
function isPlain(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { opacity, filter, mixBlendMode } = getComputedStyle(at);
    if (opacity !== '1' || filter !== 'none' || mixBlendMode !== 'normal') return false;
  }
  return true;
}

/** `#rrggbb` of a colour that lets nothing through and is written in whole numbers. */
function hexOf(colour: string): string | undefined {
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour);
  if (!parts) return undefined;
  return `#${parts
    .slice(1)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`;
}
