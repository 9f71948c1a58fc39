/** Attributes that no rule of a style sheet asks for: texts, addresses, and the names that elements have for each other. */
const UNSTYLED =
  /^(?:id|for|form|headers|list|href|src|alt|title|value|name|placeholder|popovertarget|aria-(?:label|labelledby|describedby|controls|owns|details|activedescendant|errormessage|description|roledescription|value\w+|rowindex|colindex|rowcount|colcount|posinset|setsize))$/;
/** Geometry of a drawing. */
const DRAWN = /^(?:d|x|y|x1|x2|y1|y2|cx|cy|dx|dy|r|rx|ry|width|height|points|transform|viewBox)$/;

/** So many siblings are told apart one by one, all others as even or odd. */
const ALONE = 5;

const numbers = new Map<string, number>();

/**
 * Tells for every element one number for all that a style sheet can ask of it and of all that it stands in: names,
 * classes, styles and attributes, what is chosen, and which of its siblings it is.
 * What it tells holds as long as nothing on the page changes.
 */
export function tellWritten(): (element: Element) => number {
  const told = new Map<Element, number>();
  const places = new Map<Element, string>();
  const placeOf = (element: Element): string => {
    if (!places.has(element)) notePlaces(element.parentElement?.children ?? [element], places);
    return places.get(element) ?? '';
  };
  const tell = (element: Element): number => {
    const known = told.get(element);
    if (known !== undefined) return known;
    const around = element.parentElement ? tell(element.parentElement) : 0;
    const written = `${around}|${placeOf(element)}|${wordsOf(element)}`;
    const number = numbers.get(written) ?? numbers.size + 1;
    numbers.set(written, number);
    told.set(element, number);
    return number;
  };
  return tell;
}

function notePlaces(siblings: Iterable<Element>, places: Map<Element, string>): void {
  const all = [...siblings];
  for (const [at, element] of all.entries()) {
    const place = at < ALONE ? at : at % 2 === 0 ? 'even' : 'odd';
    places.set(element, at === all.length - 1 ? `${place} last` : `${place}`);
  }
}

function wordsOf(element: Element): string {
  const isDrawing = element instanceof SVGElement;
  const words = [element.localName];
  for (const { name, value } of element.attributes) {
    if (!UNSTYLED.test(name) && !(isDrawing && DRAWN.test(name))) words.push(`${name}=${value}`);
  }
  if (element instanceof HTMLInputElement && element.checked) words.push('checked');
  return words.join(' ');
}
