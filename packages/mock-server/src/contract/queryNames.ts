import type { FieldError } from '@so-the/api-client';
import type { QueryInput } from './coerceQuery.ts';

/** Most letters that may differ for one name to be taken for another. */
const MOST_SLIPS = 2;

/** Names of a query that the contract does not know, each with the name that was likely meant. */
export function unknownNames(known: readonly string[], query: QueryInput): FieldError[] {
  return Object.keys(query)
    .filter((name) => !known.includes(name))
    .map((name) => {
      const meant = nearestName(name, known);
      const hint = meant === undefined ? '' : `, có phải là ${meant}?`;
      return { path: name, message: `Lời gọi này không có tham số ${name}${hint}` };
    });
}

/** The name most like another, where a slip of the keys could have made one of the other; letters of either case are alike. */
function nearestName(name: string, known: readonly string[]): string | undefined {
  const wanted = name.toLowerCase();
  const ranked = known
    .map((candidate) => ({ candidate, slips: slipsBetween(wanted, candidate.toLowerCase()) }))
    .toSorted((a, b) => a.slips - b.slips);
  const best = ranked[0];
  return best && best.slips <= Math.min(MOST_SLIPS, Math.floor(wanted.length / 2)) ? best.candidate : undefined;
}

/** Letters to change, leave out or put in between two texts (Levenshtein); one more than the most where it is clear early. */
function slipsBetween(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > MOST_SLIPS) return MOST_SLIPS + 1;
  let above = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const change = (above[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      line.push(Math.min(change, (above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1));
    }
    above = line;
  }
  return above[b.length] ?? 0;
}
