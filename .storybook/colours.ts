import type { StoryContext } from '@storybook/react-vite';
import axe, { type ElementContext, type NodeResult, type Spec } from 'axe-core';

/** Rules whose answer depends on colours; all others answer in every theme as they do in the story's own. */
const RULES = ['color-contrast', 'link-in-text-block'];
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
 * Has axe read the colours of the theme that is on the page. A text whose looks, with those of all elements around it,
 * are the same as those of a text that axe found readable is not read again. One that floats over what it does not stand
 * in always is: what is below it says nothing of its own looks.
 *
 * @throws Error naming the texts that are hard to read
 */
export async function readColours(story: StoryContext): Promise<void> {
  const texts = textsOf(document.body);
  const unread = [...texts].filter(([, looks]) => looks === undefined || !readWell.has(looks)).map(([text]) => text);
  const found = unread.length > 0 ? await askAxe(story, unread) : undefined;
  const violations = found?.violations ?? [];
  story.reporting.addReport({
    type: 'a11y',
    version: 1,
    result: { violations },
    status: violations.length > 0 ? 'failed' : 'passed',
  });
  if (violations.length > 0) {
    const faults = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${faultOf(node)}`));
    throw new Error(`In the theme "${document.documentElement.dataset.theme}": ${faults.join('\n')}`);
  }
  const isDoubtful = new Set(found?.incomplete.flatMap(({ nodes }) => nodes.map(({ element }) => element)));
  for (const { nodes } of found?.passes ?? [])
    for (const node of nodes) {
      const looks = node.element && texts.get(node.element);
      if (looks !== undefined && isMeasured(node) && !isDoubtful.has(node.element)) readWell.add(looks);
    }
}

/** Asks axe as the addon does: with what the story and the preview configure. */
async function askAxe({ parameters }: StoryContext, texts: Element[]) {
  const { config = {}, context } = parameters.a11y as { config?: Spec; context?: { exclude?: string[] } };
  axe.reset();
  axe.configure(config);
  const off = (config.rules ?? []).filter(({ id, enabled }) => enabled === false && RULES.includes(id));
  const include = texts.length < MANY ? texts : [document.body];
  const within: ElementContext = { include, exclude: context?.exclude ?? [] };
  return axe.run(within, {
    runOnly: RULES,
    rules: Object.fromEntries(off.map(({ id }) => [id, { enabled: false }])),
    resultTypes: ['violations', 'passes', 'incomplete'],
    elementRef: true,
  });
}

function faultOf({ target, html, failureSummary }: NodeResult): string {
  return `${target.join(' ')} ${html} ${failureSummary ?? ''}`;
}

/** Whether axe measured the contrast; what it could not see is let pass without. */
function isMeasured({ any }: NodeResult): boolean {
  return any.some(({ id, data }) => {
    const { contrastRatio = 0 } = (data ?? {}) as { contrastRatio?: number };
    return id === 'color-contrast' && contrastRatio > 0;
  });
}

/** Every element with a text of its own that can be seen, with the number of its looks; none where it floats. */
function textsOf(root: Element): Map<Element, number | undefined> {
  const seen = new Map<Element, number>();
  const texts = new Map<Element, number | undefined>();
  for (const element of root.querySelectorAll('*')) {
    if (!hasText(element) || element.closest(SWITCHED_OFF) || !element.checkVisibility()) continue;
    texts.set(element, floats(element) ? undefined : numberOf(element, seen));
  }
  return texts;
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
  const looks = [around, ...LOOKS.map((name) => style.getPropertyValue(name))].join('|');
  const number = numbers.get(looks) ?? numbers.size + 1;
  numbers.set(looks, number);
  seen.set(element, number);
  return number;
}
