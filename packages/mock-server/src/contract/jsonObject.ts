/** A JSON object nobody has looked into yet. */
export type JsonObject = { readonly [key: string]: unknown };

/** True for JSON objects; false for arrays, null and scalars. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a chain of keys, undefined where the chain breaks. */
export function dig(value: unknown, ...keys: string[]): unknown {
  return keys.reduce<unknown>((at, key) => (isJsonObject(at) && Object.hasOwn(at, key) ? at[key] : undefined), value);
}
