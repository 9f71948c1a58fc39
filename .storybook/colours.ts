import type { NodeResult, Result } from 'axe-core';
import { askAxe, COLOUR_RULES } from './axe.ts';

/** What of an element's style, and of those around it, decides over the contrast of its text. */
const LOOKS = [
  'color',
  'background-color',
  'background-image',
  'opacity',
  'filter',
  'mix-blend-mode',
  'position',
  'font-size',
  'font-weight',
  'text-shadow',
  'text-decoration-line',
  'border-bottom-style',
  '-webkit-text-fill-color',
];
/** From so many texts on axe reads the whole page, which is then faster than to tell for each element whether it is meant. */
const MANY = 40;
const FIELDS = 'input, select, textarea';
/** Axe passes over these itself. */
const SWITCHED_OFF = ':disabled, [aria-disabled="true"]';

/** Numbers of looks that axe found to be read well; a page shows many stories, and they look alike. */
const readWell = new Set<number>();
const numbers = new Map<string, number>();

/**
 * What axe finds of the colours of the theme that is on the page: the texts that are hard to read. A text whose looks, with those of all elements around it and
 * of all that lie above and below it, are the same as those of a text that axe found readable is not read again.
 */
export async function readColours(): Promise<Result[]> {
  const texts = textsOf(document.body);
  const unread = [...texts].filter(([, looks]) => looks === undefined || !readWell.has(looks)).map(([text]) => text);
  const include = unread.length < MANY ? unread : document.body;
  const found =
    unread.length > 0
      ? await askAxe(
          { include },
          { runOnly: COLOUR_RULES, resultTypes: ['violations', 'passes', 'incomplete'], elementRef: true },
        )
      : undefined;
  const isDoubtful = new Set(found?.incomplete.flatMap(({ nodes }) => nodes.map(({ element }) => element)));
  for (const { nodes } of found?.passes ?? [])
    for (const node of nodes) {
      const looks = node.element && texts.get(node.element);
      if (looks !== undefined && isMeasured(node) && !isDoubtful.has(node.element)) readWell.add(looks);
    }
  return found?.violations ?? [];
}

/** Whether axe measured the contrast; what it could not see is let pass without. */
function isMeasured({ any }: NodeResult): boolean {
  return any.some(({ id, data }) => {
    const { contrastRatio = 0 } = (data ?? {}) as { contrastRatio?: number };
    return id === 'color-contrast' && contrastRatio > 0;
  });
}

/** Every element with a text of its own that can be seen, with the number of its looks; none where that cannot be said. */
function textsOf(root: Element): Map<Element, number | undefined> {
  const seen = new Map<Element, number>();
  const texts = new Map<Element, number | undefined>();
  // What lets the mouse through lies in the pile all the same.
  document.documentElement.dataset.reading = '';
  for (const element of root.querySelectorAll('*')) {
    if (!hasText(element) || element.closest(SWITCHED_OFF) || !element.checkVisibility()) continue;
    texts.set(element, looksOf(element, seen));
  }
  delete document.documentElement.dataset.reading;
  return texts;
}

/** The looks of a text together with those of what lies over and under it at its place. */
function looksOf(element: Element, seen: Map<Element, number>): number | undefined {
  const own = numberOf(element, seen);
  const pile = pileAt(element);
  if (pile === undefined) return floats(element) ? undefined : own;
  return numberFor(`${own} in ${pile.map((one) => numberOf(one, seen)).join()}`);
}

/**
 * What lies at the middle of a text, from the uppermost down to the first that lets nothing through below the text;
 * none where the text stands outside the window or is covered there.
 */
function pileAt(element: Element): Element[] | undefined {
  const { left, right, top, bottom } = placeOf(element);
  const pile = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
  const own = pile.indexOf(element);
  if (own === -1) return undefined;
  const ground = pile.findIndex((one, place) => place >= own && isOpaque(getComputedStyle(one).backgroundColor));
  return ground === -1 ? pile : pile.slice(0, ground + 1);
}

function placeOf(element: Element): DOMRect {
  if (element.matches(FIELDS)) return element.getBoundingClientRect();
  const text = document.createRange();
  const own = [...element.childNodes].find((node) => node instanceof Text && node.data.trim() !== '');
  text.selectNodeContents(own ?? element);
  return text.getClientRects()[0] ?? element.getBoundingClientRect();
}

function hasText(element: Element): boolean {
  if (element.matches(FIELDS)) return true;
  return [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
}

/** Whether something positioned stands between a text and the first opaque background below it. */
function floats(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (isOpaque(style.backgroundColor)) return false;
    if (['absolute', 'fixed', 'sticky'].includes(style.position)) return true;
  }
  return false;
}

function isOpaque(colour: string): boolean {
  return colour.startsWith('rgb(') || (/^(?:color|oklch|oklab)\(/.test(colour) && !colour.includes('/'));
}

/** One number for an element's looks together with those of all around it. */
function numberOf(element: Element, seen: Map<Element, number>): number {
  const known = seen.get(element);
  if (known !== undefined) return known;
  const around = element.parentElement ? numberOf(element.parentElement, seen) : 0;
  const style = getComputedStyle(element);
  const number = numberFor([around, ...LOOKS.map((name) => style.getPropertyValue(name))].join('|'));
  seen.set(element, number);
  return number;
}

function numberFor(looks: string): number {
  const number = numbers.get(looks) ?? numbers.size + 1;
  numbers.set(looks, number);
  return number;
}
