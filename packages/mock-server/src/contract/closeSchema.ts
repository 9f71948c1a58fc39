import { dig, isJsonObject, type JsonObject } from './jsonObject.ts';

type Resolve = (node: unknown) => unknown;

/**
 * The schema with its references followed, its `allOf` parts joined, and every object closed, so that a validator
 * refuses each field the contract does not name. A schema that holds itself stays open at the second meeting.
 */
export function closeSchema(schema: unknown, resolve: Resolve): JsonObject {
  return close(schema, resolve, []);
}

function close(schema: unknown, resolve: Resolve, above: readonly unknown[]): JsonObject {
  const origin = resolve(schema);
  if (!isJsonObject(origin) || above.includes(origin)) return {};
  const joined = joinAllOf(withSiblings(schema, origin), resolve);
  const inside = [...above, origin];
  const closed: Record<string, unknown> = { ...joined };
  if (isJsonObject(joined['properties'])) {
    closed['properties'] = mapValues(joined['properties'], (property) => close(property, resolve, inside));
  }
  for (const keyword of ['items', 'additionalProperties']) {
    if (isJsonObject(joined[keyword])) closed[keyword] = close(joined[keyword], resolve, inside);
  }
  for (const keyword of ['oneOf', 'anyOf']) {
    const branches = joined[keyword];
    if (Array.isArray(branches)) closed[keyword] = branches.map((branch: unknown) => close(branch, resolve, inside));
  }
  if (Array.isArray(joined['allOf'])) {
    const conditions: unknown[] = joined['allOf'];
    closed['allOf'] = conditions.map((condition) => withTitles(condition, closed['properties']));
  }
  if ('properties' in closed && !('additionalProperties' in closed)) closed['additionalProperties'] = false;
  if (closed['additionalProperties'] === false) delete closed['unevaluatedProperties'];
  return closed;
}

/**
 * Joins the parts of an `allOf` into one schema: properties and required fields add up, the last of any other keyword wins.
 * Conditions (`if`, `then`, `else`) stay apart: each stands in the `allOf` of what comes out.
 */
function joinAllOf(schema: JsonObject, resolve: Resolve): JsonObject {
  const { allOf, ...rest } = schema;
  if (!Array.isArray(allOf) && !('if' in schema)) return schema;
  const list: unknown[] = Array.isArray(allOf) ? allOf : [];
  const parts = list.map((part) => joinAllOf(withSiblings(part, resolve(part)), resolve));
  const conditions = parts.flatMap((part): unknown[] => (Array.isArray(part['allOf']) ? part['allOf'] : []));
  if ('if' in schema) conditions.push(entriesOf(rest, isOfCondition));
  const own = entriesOf(rest, (keyword) => !isOfCondition(keyword));
  const joined = [...parts.map(({ allOf: _conditions, ...part }) => part), own].reduce(join, {});
  return conditions.length === 0 ? joined : { ...joined, allOf: conditions };
}

function isOfCondition(keyword: string): boolean {
  return keyword === 'if' || keyword === 'then' || keyword === 'else';
}

function entriesOf(schema: JsonObject, isWanted: (keyword: string) => boolean): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => isWanted(keyword)));
}

/** A condition whose demanded fields have the titles of the record, for messages about them. */
function withTitles(condition: unknown, properties: unknown): unknown {
  if (!isJsonObject(condition)) return condition;
  const branches = Object.entries(condition).map(([keyword, branch]): [string, unknown] => {
    if (keyword === 'if' || !isJsonObject(branch)) return [keyword, branch];
    const names = Array.isArray(branch['required']) ? branch['required'].map(String) : [];
    const titled = names.map((name) => [name, { title: dig(properties, name, 'title') }]);
    return [keyword, { ...branch, properties: Object.fromEntries(titled) as JsonObject }];
  });
  return Object.fromEntries(branches);
}

/** What stands beside a `$ref` says more about this place than the schema referred to. */
function withSiblings(schema: unknown, origin: unknown): JsonObject {
  const target = isJsonObject(origin) ? origin : {};
  if (!isJsonObject(schema) || schema === origin) return target;
  const { $ref: _reference, ...siblings } = schema;
  return { ...target, ...siblings };
}

function join(left: JsonObject, right: JsonObject): JsonObject {
  const joined: Record<string, unknown> = { ...left, ...right };
  if (isJsonObject(left['properties']) && isJsonObject(right['properties'])) {
    joined['properties'] = { ...left['properties'], ...right['properties'] };
  }
  const required = [left['required'], right['required']].flatMap((names): unknown[] =>
    Array.isArray(names) ? names : [],
  );
  if (required.length > 0) joined['required'] = [...new Set(required)];
  return joined;
}

function mapValues(record: JsonObject, change: (value: unknown) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
