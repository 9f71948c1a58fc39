import type { FieldError } from '@so-the/api-client';
import type { QueryInput } from './coerceQuery.ts';
import { hintOf, nearestName } from './nearest.ts';

/** Most letters that may differ for one name to be taken for another. */
const MOST_SLIPS = 2;

/** Names of a query that the contract does not know, each with the name that was likely meant. */
export function unknownNames(known: readonly string[], query: QueryInput): FieldError[] {
  return Object.keys(query)
    .filter((name) => !known.includes(name))
    .map((name) => {
      const meant = nearestName(name, known, Math.min(MOST_SLIPS, Math.floor(name.length / 2)));
      return { path: name, message: `Lời gọi này không có tham số ${name}${hintOf(meant)}` };
    });
}
