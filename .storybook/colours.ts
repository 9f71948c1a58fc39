import type { NodeResult, Result } from 'axe-core';
import { askAxe, COLOUR_RULES } from './axe.ts';
import { isReadable } from './readable.ts';
import { tellWritten } from './written.ts';

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
const FIELDS =
  'input:not([type="checkbox"], [type="radio"], [type="hidden"], [type="range"], [type="color"], [type="image"]), select, textarea';
/** Axe passes over these itself. */
const SWITCHED_OFF = ':disabled, [aria-disabled="true"], option';

/** Numbers of looks that axe found to be read well; a page shows many stories, and they look alike. */
const readWell = new Set<number>();
const numbers = new Map<string, number>();
/** Texts of which axe could say nothing, by looks and place: those of the shell stand on every page. */
const readHere = new Set<string>();

/** Keys of texts in which nothing was found, by the theme that they were read in beside the story's own. */
const readIn = new Map<string, Set<string>>();

/** Where a text stands; that is the same in every theme, and slow to ask. */
interface Spot {
  /** Where its first line stands, in px of the window. */
  place: DOMRect;
  /** All that lies at its middle, from the uppermost down. */
  all: readonly Element[];
}

/** How a text looks. */
interface Looks extends Spot {
  number: number;
  /** Whether the number says all that decides over the contrast. */
  isTold: boolean;
  /** Whether something else is in sight at its place: axe cannot measure it. */
  isCovered: boolean;
  /** What lies at its middle, from the uppermost down to the first that lets nothing through. */
  pile: readonly Element[];
}

/** The texts of a page in the story's own theme, each with its spot and a key that says what decides over its looks in another. */
export type Texts = ReadonlyMap<Element, Spot & { key: string }>;

/**
 * What is found of the colours of the theme that is on the page: the texts that are hard to read. A text whose looks, with those of all elements around it and
 * of all that lie above and below it, are the same as those of a text that was found readable is not read again, and axe
 * is asked where it is not plain to see that a text is.
 */
export async function readColours(): Promise<{ violations: Result[]; texts: Texts }> {
  const looks = looksOfAll(new Map(textsOf(document.body).map((text) => [text, spotOf(text)])));
  const violations = await read(looks);
  const written = tellWritten();
  const own = document.documentElement.dataset.theme;
  const texts = new Map(
    [...looks].map(([text, { number, place, all, pile }]) => {
      const key = [own, number, written(text), ...pile.map(written)].join('|');
      return [text, { place, all, key }];
    }),
  );
  return { violations, texts };
}

/**
 * The texts that must be read in another theme: those that looked otherwise in the story's own, or of which something is
 * written otherwise, than all that were read in that theme before.
 */
export function unreadIn(theme: string, texts: Texts): Texts {
  const known = readIn.get(theme);
  return new Map([...texts].filter(([, { key }]) => !known?.has(key)));
}

/** What is found of such texts once the theme is on the page. */
export async function readColoursAgain(theme: string, unread: Texts): Promise<Result[]> {
  const violations = await read(looksOfAll(new Map([...unread].filter(([text]) => text.isConnected))));
  if (violations.length > 0) return violations;
  const known = readIn.get(theme) ?? new Set();
  readIn.set(theme, known);
  for (const { key } of unread.values()) known.add(key);
  return violations;
}

async function read(texts: ReadonlyMap<Element, Looks>): Promise<Result[]> {
  for (const [text, looks] of texts)
    if (looks.isTold && !readWell.has(looks.number) && isReadable(text, looks.place)) readWell.add(looks.number);
  const unread = [...texts].filter(([text, looks]) => !isRead(text, looks)).map(([text]) => text);
  if (unread.length === 0) return [];
  const include = unread.length < MANY ? unread : document.body;
  const { violations, passes, incomplete } = await askAxe(
    { include },
    { runOnly: COLOUR_RULES, resultTypes: ['violations', 'passes', 'incomplete'], elementRef: true },
  );
  const [faulty, doubtful] = [elementsOf(violations), elementsOf(incomplete)];
  for (const node of passes.flatMap(({ nodes }) => nodes)) {
    const looks = node.element && texts.get(node.element)?.number;
    if (looks !== undefined && isMeasured(node) && !doubtful.has(node.element)) readWell.add(looks);
  }
  for (const [text, looks] of texts) if (!faulty.has(text)) readHere.add(placed(text, looks));
  return violations;
}

function elementsOf(results: Result[]): Set<unknown> {
  return new Set(results.flatMap(({ nodes }) => nodes.map(({ element }) => element)));
}

/** Whether axe has measured such a text, or has looked at this very one at its place and found no fault. */
function isRead(text: Element, looks: Looks): boolean {
  return (looks.isTold && readWell.has(looks.number)) || readHere.has(placed(text, looks));
}

function placed(text: Element, { number, isCovered }: Looks): string {
  if (isCovered) return `${number} covered`;
  const { x, y, width, height } = text.getBoundingClientRect();
  return `${number} ${x} ${y} ${width} ${height} ${text.textContent}`;
}

/** Whether axe measured the contrast; what it could not see is let pass without. */
function isMeasured({ any }: NodeResult): boolean {
  return any.some(({ id, data }) => {
    const { contrastRatio = 0 } = (data ?? {}) as { contrastRatio?: number };
    return id === 'color-contrast' && contrastRatio > 0;
  });
}

/** Every element with a text of its own that can be seen. */
function textsOf(root: Element): Element[] {
  const found = new Set<Element>(root.querySelectorAll(FIELDS));
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.parentElement && (node as Text).data.trim() !== '') found.add(node.parentElement);
  return [...found].filter((text) => !text.closest(SWITCHED_OFF) && text.checkVisibility() && !isForEars(text));
}

function looksOfAll(spots: ReadonlyMap<Element, Spot>): Map<Element, Looks> {
  const seen = new Map<Element, number>();
  return new Map([...spots].map(([text, spot]) => [text, looksOf(text, spot, seen)]));
}

/**
 * The looks of a text together with those of what lies at its middle, from the uppermost down to the first that lets
 * nothing through below the text. A text outside the window, or covered, is told by what it stands in, unless it floats.
 */
function looksOf(element: Element, { place, all }: Spot, seen: Map<Element, number>): Looks {
  const own = all.indexOf(element);
  const ground = all.findIndex((one, at) => at >= own && isOpaque(getComputedStyle(one).backgroundColor));
  const pile = own === -1 || ground === -1 ? all : all.slice(0, ground + 1);
  const around = pile.map((one) => numberOf(one, seen)).join();
  const isInSight = own !== -1;
  return {
    number: numberFor(`${numberOf(element, seen)} in ${around}`),
    isTold: isInSight || !floats(element),
    isCovered: !isInSight && all.length > 0,
    place,
    all,
    pile,
  };
}

/** What lets the mouse through lies there all the same: it must be so while texts are read. */
function spotOf(element: Element): Spot {
  const place = placeOf(element);
  const { left, right, top, bottom } = place;
  return { place, all: document.elementsFromPoint((left + right) / 2, (top + bottom) / 2) };
}

function placeOf(element: Element): DOMRect {
  if (element.matches(FIELDS)) return element.getBoundingClientRect();
  const text = document.createRange();
  const own = [...element.childNodes].find((node) => node instanceof Text && node.data.trim() !== '');
  text.selectNodeContents(own ?? element);
  return text.getClientRects()[0] ?? element.getBoundingClientRect();
}

/** Whether a text is for screen readers alone. */
function isForEars(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return (width <= 1 && height <= 1) || getComputedStyle(element).clipPath === 'inset(50%)';
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
