import { isJsonObject, type JsonObject } from '../contract/jsonObject.ts';
import { typesOf } from '../contract/sample.ts';

/** What a closed schema says of a place inside it, by each of its alternatives; nothing where there is no such place. */
export function schemasAt(schema: unknown, [key, ...rest]: readonly string[]): JsonObject[] {
  if (!isJsonObject(schema)) return [];
  if (key === undefined || Object.keys(schema).length === 0) return [schema, ...alternativesOf(schema)];
  const inner = [schema, ...alternativesOf(schema)].flatMap((each) => insideOf(each, key));
  return inner.flatMap((each) => schemasAt(each, rest));
}

/** Names of the fields of what stands at a place. */
export function fieldsAt(schema: unknown, path: readonly string[]): string[] {
  const fields = schemasAt(schema, path).map(({ properties }) => properties);
  return [...new Set(fields.flatMap((each) => (isJsonObject(each) ? Object.keys(each) : [])))];
}

/** Whether something of one kind may stand where another is wanted; a schema that does not say takes everything. */
export function mayStand(given: readonly JsonObject[], wanted: readonly JsonObject[]): boolean {
  const types = given.flatMap(typesOf).filter((type) => type !== 'null');
  const takes = wanted.flatMap(typesOf);
  if (types.length === 0 || takes.length === 0) return true;
  return types.some((type) => takes.includes(type) || (type === 'integer' && takes.includes('number')));
}

function alternativesOf({ oneOf, anyOf }: JsonObject): JsonObject[] {
  return [oneOf, anyOf].flatMap((branches) => (Array.isArray(branches) ? branches.filter(isJsonObject) : []));
}

function insideOf({ properties, items, additionalProperties }: JsonObject, key: string): unknown[] {
  if (isJsonObject(properties) && Object.hasOwn(properties, key)) return [properties[key]];
  if (isJsonObject(items) && /^\d{1,4}$/.test(key)) return [items];
  return isJsonObject(additionalProperties) ? [additionalProperties] : [];
}
