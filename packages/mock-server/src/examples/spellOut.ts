import { isJsonObject } from '../contract/jsonObject.ts';

/**
 * A document whose `dependentRequired` stands beside as conditions too: validators of JSON schema 7, such as those of Prism, know
 * `if` and `else` but not the shorter word.
 */
export function spellOut(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(spellOut);
  if (!isJsonObject(node)) return node;
  const spelled: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(node)) spelled[key] = spellOut(value);
  const { dependentRequired, allOf } = node;
  if (!isJsonObject(dependentRequired)) return spelled;
  const conditions = Object.entries(dependentRequired).map(([field, required]) => ({
    if: { not: { required: [field] } },
    else: { required },
  }));
  const parts = Array.isArray(allOf) ? (spelled['allOf'] as unknown[]) : [];
  return { ...spelled, allOf: [...parts, ...conditions] };
}
