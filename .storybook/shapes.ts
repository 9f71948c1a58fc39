/** Attributes that name other elements by their ids. */
const REFERENCES = new Set([
  'for',
  'form',
  'headers',
  'list',
  'popovertarget',
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-labelledby',
  'aria-owns',
]);
/** Attributes of which rules ask whether they say anything, and not what. */
const WORDS = new Set([
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'name',
  'placeholder',
  'src',
  'title',
  'value',
]);
/** Attributes that no rule of structure reads; what styles make of an element is read from the element itself. */
const UNREAD = /^(?:class|style|data-.+)$/;
/** Of a drawing rules read what it says; its geometry says nothing. */
const SAID_BY_DRAWINGS = /^(?:role|id|tabindex|href|aria-.+)$/;
const SPACING = /letter-spacing|word-spacing|line-height/;
/** Pixels by which a box must overflow before axe wants it to be reached by keys. */
const SCROLLS = 13;

/** Numbers of shapes; those of one page are comparable with each other alone. */
const numbers = new Map<string, number>();

function numberOf(text: string): number {
  const number = numbers.get(text) ?? numbers.size + 1;
  numbers.set(text, number);
  return number;
}

/** Elements of which no rule asks what they contain: each part of it is asked where it stands. */
const PLAIN = new Set(
  'body div span main section header footer article dialog nav aside form fieldset figure table thead tbody tfoot tr'.split(
    ' ',
  ),
);
/** What makes such an element mean something … */
const MEANING = /^(?:role|tabindex|aria-.+|contenteditable|inert|hidden)$/;
/** … but for what only names it or says how it behaves … */
const NAMING = /^(?:aria-(?:label|labelledby|describedby|live|atomic|modal|busy|colcount|rowcount|rowindex)|tabindex)$/;
/** … and roles that may contain anything. The rows of a grid are told as those of a table. */
const HOLDERS = new Set(
  'dialog alertdialog tabpanel group region status alert log search form navigation article note grid row rowgroup'.split(
    ' ',
  ),
);
/** What is asked which rows and cells it has. */
const LISTS = 'table, thead, tbody, tfoot, tr, [role="grid"], [role="row"], [role="rowgroup"]';
/** Rules read of a row's cells what they are and whether something is in them, not what. */
const CELLS = 'td, th, [role="cell"], [role="gridcell"], [role="columnheader"], [role="rowheader"]';

/** What rules about structure can read of an element. */
export interface Shape {
  number: number;
  /** Whether the number stands for all that the element contains as well. */
  isWhole: boolean;
}

/**
 * The shape of every element below a root: what rules about structure can read of the element, of all that it contains
 * (where it means something) and of all that it stands in. Texts and amounts count as being there or not, ids by what
 * they lead to, and several children of one shape as one: a table's tenth row has the shape of its first.
 */
export function shapesOf(root: Element): Map<Element, Shape> {
  const ids = new Map<string, number>();
  for (const { id } of root.querySelectorAll('[id]')) ids.set(id, (ids.get(id) ?? 0) + 1);
  const shapes = new Map<Element, Shape>();
  const visit = (element: Element, around: number): number => {
    const own = numberOf(ownShape(element, ids));
    const place = numberOf(`in ${around}: ${own}`);
    const inner = new Set<number>();
    for (const child of element.children) inner.add(visit(child, place));
    const whole = inner.size === 0 ? own : numberOf(`${own} of ${[...inner].join(',')}`);
    const isWhole = element.childElementCount === 0 || !isPlain(element);
    const isListed = isWhole || element.matches(LISTS);
    shapes.set(element, { number: isListed ? numberOf(`${whole} at ${place}`) : place, isWhole });
    return element.matches(CELLS) ? numberOf(`${own} with${isSaid(element.textContent)}`) : whole;
  };
  visit(root, 0);
  return shapes;
}

function isPlain(element: Element): boolean {
  if (!PLAIN.has(element.localName)) return false;
  return [...element.attributes].every(
    ({ name, value }) => !MEANING.test(name) || NAMING.test(name) || (name === 'role' && HOLDERS.has(value)),
  );
}

function ownShape(element: Element, ids: ReadonlyMap<string, number>): string {
  const parts = [element.localName, element.checkVisibility({ visibilityProperty: true }) ? 'seen' : 'hidden'];
  const isDrawing = element.namespaceURI !== document.documentElement.namespaceURI;
  for (const { name, value } of element.attributes) {
    if (isDrawing ? SAID_BY_DRAWINGS.test(name) : !UNREAD.test(name)) parts.push(attribute(name, value, ids));
    else if (name === 'style' && SPACING.test(value)) parts.push(value);
  }
  if ([...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')) parts.push('says');
  if (element instanceof HTMLDialogElement && element.matches(':modal')) parts.push('modal');
  if (element === document.body && document.querySelector('dialog:modal')) parts.push('behind');
  if (scrolls(element)) parts.push('scrolls');
  if ('labels' in element) {
    const labels = (element as HTMLInputElement).labels ?? [];
    parts.push(...[...labels].map(({ textContent }) => `label${isSaid(textContent)}`));
  }
  return parts.join('|');
}

function attribute(name: string, value: string, ids: ReadonlyMap<string, number>): string {
  if (name === 'id') return (ids.get(value) ?? 0) > 1 ? 'id twice' : 'id';
  if (REFERENCES.has(name)) return `${name}=${value.split(/\s+/).map(leadsTo).join(' ')}`;
  if (name === 'href' && !value.startsWith('#')) return `href${isSaid(value)}`;
  if (WORDS.has(name)) return `${name}${isSaid(value)}`;
  return name.startsWith('aria-') && /^\d+(?:[.,]\d+)?$/.test(value) ? `${name}=#` : `${name}=${value}`;
}

function isSaid(text: string): string {
  return text.trim() === '' ? ' empty' : ' said';
}

function leadsTo(id: string): string {
  const target = document.getElementById(id);
  return target ? `${target.localName}${isSaid(target.ariaLabel ?? target.textContent)}` : 'nothing';
}

function scrolls(element: Element): boolean {
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
  if (scrollHeight <= clientHeight + SCROLLS && scrollWidth <= clientWidth + SCROLLS) return false;
  const { overflowX, overflowY } = getComputedStyle(element);
  return [overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll');
}
