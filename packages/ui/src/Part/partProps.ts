import type { Ref, RefCallback } from 'react';

/** What every part takes beside its own props, and hands on to its root, a field to its control. */
export interface PartProps<Node extends Element = HTMLElement> {
  /** Reaches the root, of a field its control: to measure it, to scroll to it, to give it the focus. */
  ref?: Ref<Node>;
  /** For tests: `data-testid` of the same element. */
  'data-testid'?: string;
  /** Id of a text elsewhere that explains the part; it is read after hint and error. */
  'aria-describedby'?: string;
}

/** The attributes of an element that {@link PartProps} are handed on to. */
export interface HandedOn<Node extends Element> extends Marks {
  ref: RefCallback<Node> | undefined;
}

/** What of {@link PartProps} stands in the page. */
export type Marks = Pick<PartProps, 'data-testid' | 'aria-describedby'>;

/** For a root that tells more of its own: what {@link PartProps} say, and nothing else of the props. */
export function handedOn<Node extends Element = HTMLElement>(props: PartProps<Node>): HandedOn<Node> {
  return { ...marksOf(props), ref: setterOf(props.ref) };
}

/** For an element whose ref is another's: what of {@link PartProps} stands in the page. */
export function marksOf(props: Marks): Marks {
  return { 'data-testid': props['data-testid'], 'aria-describedby': props['aria-describedby'] };
}

/** The ids of the texts that are there, in the order they are read; `undefined` where there are none. */
export function describedBy(...ids: readonly (string | false | null | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}

/** The setters of the ref objects that were handed on: a new one each time would take the ref away and give it back. */
const setters = new WeakMap<object, unknown>();

/** One root may be a `div` and another a `button`: a function takes any of them, an object only its own. */
function setterOf<Node extends Element>(ref: Ref<Node> | undefined): RefCallback<Node> | undefined {
  if (ref === null || ref === undefined || typeof ref === 'function') return ref ?? undefined;
  const known = setters.get(ref) as RefCallback<Node> | undefined;
  if (known) return known;
  const set: RefCallback<Node> = (node) => {
    ref.current = node;
  };
  setters.set(ref, set);
  return set;
}
