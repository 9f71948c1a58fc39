/** A rule for the element in focus: what it is about, and how far its ring reaches beyond it, in px. */
interface RingRule {
  selector: string;
  reach: number;
}

/** The width of what `--st-focus-ring` draws, in px: no ring is wider. */
export const WIDEST = 4;

/** Between the selectors of a rule, not within `:is(…)`. */
const OUTER_COMMA = /,(?![^(]*\))/;

let known: { sheets: number; rules: RingRule[] } = { sheets: 0, rules: [] };

/** How far the ring of an element reaches beyond it, in px: read from the style sheets, so that nothing need take the focus. */
export function ringOf(element: Element): number {
  const sheets = document.styleSheets.length;
  if (known.sheets !== sheets)
    known = { sheets, rules: [...document.styleSheets].flatMap((sheet) => ringRules(sheet.cssRules)) };
  return known.rules.findLast(({ selector }) => element.matches(selector))?.reach ?? WIDEST;
}

function ringRules(rules: CSSRuleList): RingRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule) return matchMedia(rule.conditionText).matches ? ringRules(rule.cssRules) : [];
    if (!(rule instanceof CSSStyleRule) || !rule.style.boxShadow || !rule.selectorText.includes(':focus-visible'))
      return [];
    return rule.selectorText
      .split(OUTER_COMMA)
      .filter((selector) => /\S:focus-visible\s*$/.test(selector))
      .map((selector) => ({ selector: selector.replace(':focus-visible', ''), reach: reachOf(rule.style.boxShadow) }));
  });
}

function reachOf(shadow: string): number {
  return shadow === 'none' || shadow.includes('inset') ? 0 : WIDEST;
}
