import type { QueryParameter } from './contractParts.ts';
import { dig } from './jsonObject.ts';

/** Query parameters as they arrive: text over HTTP, already typed values inside the browser. */
export type QueryInput = Readonly<Record<string, unknown>>;

/**
 * The query with the types the contract gives its parameters. An empty value counts as left out; names the contract does not
 * know are left out too; text that is no number stays text, for the validator to refuse.
 */
export function coerceQuery(parameters: readonly QueryParameter[], input: QueryInput): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  for (const { name, schema } of parameters) {
    const given = Object.hasOwn(input, name) ? input[name] : undefined;
    if (given === undefined || given === null || given === '') continue;
    query[name] = allows(schema, 'array') ? coerceList(given, dig(schema, 'items')) : coerce(given, schema);
  }
  return query;
}

function coerceList(given: unknown, items: unknown): unknown[] {
  const list: unknown[] = Array.isArray(given) ? given : [given];
  return list.map((item) => coerce(item, items));
}

function coerce(given: unknown, schema: unknown): unknown {
  if (typeof given !== 'string') return given;
  if ((allows(schema, 'integer') || allows(schema, 'number')) && /^-?\d+(\.\d+)?$/.test(given)) return Number(given);
  if (allows(schema, 'boolean') && (given === 'true' || given === 'false')) return given === 'true';
  return given;
}

function allows(schema: unknown, type: string): boolean {
  const types = dig(schema, 'type');
  return Array.isArray(types) ? types.includes(type) : types === type;
}
