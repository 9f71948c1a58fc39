/** What the contract says about a field by its name alone, for those it says the same of wherever they stand. */
import contract from '@so-the/api-client/contract.json' with { type: 'json' };

interface FieldSchema {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: unknown;
  pattern?: string;
  maxLength?: number;
}

/** A text shorter than this is a code or a number, not words. */
const WORDS = 100;

/** What the contract says of fields by their names. */
export interface ContractFields {
  /** Names of all fields that hold money wherever they stand. */
  money: ReadonlySet<string>;
  /** The most characters of every field of free words: the least where it has several limits, but for short labels of figures. */
  limits: ReadonlyMap<string, number>;
}

/** Reads the contract's schemas, which takes its time: for worlds that are made by them alone. */
export function contractFields(): ContractFields {
  const fields = new Map<string, FieldSchema[]>();
  collect(contract.components.schemas, fields);
  return { money: moneyFields(fields), limits: textLimits(fields) };
}

function moneyFields(fields: ReadonlyMap<string, FieldSchema[]>): ReadonlySet<string> {
  return new Set(
    [...fields].filter(([, schemas]) => schemas.every(({ $ref }) => $ref?.endsWith('Money'))).map(([name]) => name),
  );
}

function textLimits(fields: ReadonlyMap<string, FieldSchema[]>): ReadonlyMap<string, number> {
  return new Map(
    [...fields]
      .filter(([, schemas]) => schemas.every(isFree))
      .map(
        ([name, schemas]) =>
          [name, schemas.map(({ maxLength = 0 }) => maxLength).filter((most) => most >= WORDS)] as const,
      )
      .filter(([, limits]) => limits.length > 0)
      .map(([name, limits]) => [name, Math.min(...limits)]),
  );
}

function isFree({ type, format, pattern = '\\S', ...schema }: FieldSchema): boolean {
  return type === 'string' && format === undefined && pattern === '\\S' && !schema.enum;
}

function collect(schema: unknown, fields: Map<string, FieldSchema[]>): void {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [key, inner] of Object.entries(schema)) {
    if (key === 'properties') {
      for (const [name, field] of Object.entries(inner as Record<string, FieldSchema>)) {
        fields.set(name, [...(fields.get(name) ?? []), field]);
      }
    }
    collect(inner, fields);
  }
}
