import { labelStride } from './scale.ts';

/** Width in px that a letter takes at the foot, on the wide side. */
const LETTER = 6.5;

/** Less room than this shows no name worth reading. */
const LEAST = 40;

/** The name of a place at the foot, in one or two lines. */
export interface FootLabel {
  index: number;
  lines: string[];
}

/**
 * The names of the places that the foot has room for, so that none runs into its neighbour: short ones as often as they fit
 * whole, long ones in two lines and cut with "…".
 */
export function footLabels(places: readonly string[], width: number): FootLabel[] {
  const step = width / Math.max(places.length, 1);
  const longest = Math.max(0, ...places.map((place) => place.length)) * LETTER + 8;
  const stride = labelStride(places.length, width, Math.min(longest, Math.max(step, LEAST)));
  const letters = Math.max(3, Math.floor((step * stride - 8) / LETTER));
  return places.flatMap((place, index) => (index % stride === 0 ? [{ index, lines: inTwoLines(place, letters) }] : []));
}

/** A name in at most two lines of so many letters, broken between words where it can be. */
export function inTwoLines(name: string, letters: number): string[] {
  if (name.length <= letters) return [name];
  const space = name.lastIndexOf(' ', letters);
  const first = space > 0 ? name.slice(0, space) : cut(name, letters);
  const rest = space > 0 ? name.slice(space + 1) : '';
  return rest === '' ? [first] : [first, cut(rest, letters)];
}

function cut(text: string, letters: number): string {
  return text.length <= letters ? text : `${text.slice(0, letters - 1).trimEnd()}…`;
}
