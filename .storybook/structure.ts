import type { Result } from 'axe-core';
import { askAxe, COLOUR_RULES } from './axe.ts';
import { shapesOf, type Shape } from './shapes.ts';

/** Rules about the order of headings and landmarks: each answer depends on the whole page. */
const PAGE_RULES = [
  'accesskeys',
  'heading-order',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-unique',
];
const ROLES = ['banner', 'complementary', 'contentinfo', 'form', 'heading', 'main', 'navigation', 'region', 'search'];
const LANDMARKS = 'main, nav, header, footer, aside, section, form, article, search';
const ORDERED = ['h1, h2, h3, h4, h5, h6, [accesskey]', LANDMARKS, ...ROLES.map((role) => `[role=${role}]`)].join();
const OTHER_RULES = off([...PAGE_RULES, ...COLOUR_RULES]);

/** Shapes and orders in which axe found nothing; a page shows many stories, and they are made of the same parts. */
const sound = new Set<number>();
const soundOrders = new Set<string>();

/**
 * What axe finds of that which the page is made of. What has the shape of something axe has read on this page is not read again, nor
 * a second thing of one shape; headings and landmarks are read wherever their order is new.
 */
export async function readStructure(): Promise<Result[]> {
  const { body } = document;
  const shapes = shapesOf(body);
  const context = newIn(body, shapes);
  const order = orderOf(body);
  const options = { resultTypes: ['violations' as const] };
  const answers = [
    context.include.length === 0 ? undefined : await askAxe(context, { ...options, rules: OTHER_RULES }),
    soundOrders.has(order) ? undefined : await askAxe({ include: body }, { ...options, runOnly: PAGE_RULES }),
  ];
  const found = answers.flatMap((answer) => answer?.violations ?? []);
  if (found.length > 0) return found;
  for (const { number } of shapes.values()) sound.add(number);
  soundOrders.add(order);
  return found;
}

/** The outermost elements whose shape is new, and in them those whose shape is known or stands further up on the page. */
function newIn(root: Element, shapes: ReadonlyMap<Element, Shape>): { include: Element[]; exclude: Element[] } {
  const seen = new Set<number>();
  const include: Element[] = [];
  const exclude: Element[] = [];
  const visit = (element: Element, isIncluded: boolean) => {
    const { number = 0, isWhole = false } = shapes.get(element) ?? {};
    const isKnown = sound.has(number) || seen.has(number);
    seen.add(number);
    if (isKnown && isIncluded) exclude.push(element);
    if (!isKnown && !isIncluded) include.push(element);
    if (isKnown && isWhole) return;
    for (const child of element.children) visit(child, !isKnown);
  };
  visit(root, false);
  return { include, exclude };
}

/** Headings and landmarks in sight in their order: level, name and what each stands in. */
function orderOf(root: Element): string {
  return [...root.querySelectorAll(ORDERED)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => {
      const { localName, role, ariaLevel, ariaLabel, parentElement } = element;
      const titles = (element.getAttribute('aria-labelledby') ?? '').split(' ');
      const name = ariaLabel ?? titles.map((id) => document.getElementById(id)?.textContent).join(' ');
      const stands = parentElement?.closest(LANDMARKS)?.localName;
      return [localName, role, ariaLevel, name, element.getAttribute('accesskey'), stands].join('|');
    })
    .join('\n');
}

function off(rules: readonly string[]): Record<string, { enabled: false }> {
  return Object.fromEntries(rules.map((id) => [id, { enabled: false }]));
}
