import { isJsonObject, type ContractDocument, type JsonObject } from './contractDocument.ts';

/** Where a schema says what its fields demand of each other. */
const CONDITION = ['if', 'then', 'else'] as const;

/** Whether a place in the contract lies inside a condition, whose fields are those of the schema around it. */
export function isInCondition(pointer: string): boolean {
  return /\/(?:if|then|else)(?:\/|$)/.test(pointer);
}

/** Conditions that name what is no field of their schema, as findings. */
export function strangeConditions(document: ContractDocument): string[] {
  return Object.entries(document.components?.schemas ?? {}).flatMap(([name, schema]) => {
    const parts = partsOf(document, schema);
    const fields = new Set(parts.flatMap((part) => keysOf(part['properties'])));
    const named = new Set<string>();
    for (const part of [schema, ...listOf(schema['allOf'])].filter(isJsonObject))
      for (const keyword of CONDITION) for (const field of namesIn(part[keyword])) named.add(field);
    const strange = [...named].filter((field) => !fields.has(field));
    return strange.map(
      (field) => `components/schemas/${name}: a condition names ${field}, which is no field (so-the/condition-names)`,
    );
  });
}

function partsOf(document: ContractDocument, schema: unknown): JsonObject[] {
  if (!isJsonObject(schema)) return [];
  const { $ref } = schema;
  if (typeof $ref === 'string') {
    return partsOf(document, document.components?.schemas?.[$ref.slice($ref.lastIndexOf('/') + 1)]);
  }
  return [schema, ...listOf(schema['allOf']).flatMap((part) => partsOf(document, part))];
}

/** Fields a condition speaks of, however it combines them. */
function* namesIn(condition: unknown): Generator<string> {
  if (!isJsonObject(condition)) return;
  yield* listOf(condition['required']).map(String);
  yield* keysOf(condition['properties']);
  yield* namesIn(condition['not']);
  for (const part of listOf(condition['anyOf'])) yield* namesIn(part);
}

function keysOf(value: unknown): string[] {
  return isJsonObject(value) ? Object.keys(value) : [];
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}
