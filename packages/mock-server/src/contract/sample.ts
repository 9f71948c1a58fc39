import { isJsonObject, type JsonObject } from './jsonObject.ts';
import { FILE_KEYWORD } from './validator.ts';

/** A file as a transport delivers one. */
const FILE = { name: 'bill.png', type: 'image/png', bytes: new Uint8Array() };

/** Longest list of alternatives anywhere in a closed schema: so many samples meet each of them. */
export function branchCount(schema: unknown): number {
  if (Array.isArray(schema)) return Math.max(1, ...schema.map(branchCount));
  if (!isJsonObject(schema)) return 1;
  const branches = branchesOf(schema)?.length ?? 1;
  return Math.max(branches, ...Object.values(schema).map(branchCount));
}

/**
 * A value that keeps a closed schema and fills every field it names, from the examples of the contract.
 *
 * @param turn which alternative to take where the schema offers several, counted from 0
 */
export function sampleOf(schema: JsonObject, turn = 0): unknown {
  if ('const' in schema) return schema['const'];
  if (FILE_KEYWORD in schema) return FILE;
  const chosen = branchOf(schema, turn);
  if (chosen) return sampleOf(chosen, turn);
  const type = typeOf(schema);
  if (type === 'object' || isJsonObject(schema['properties'])) return objectOf(schema, turn);
  if (type === 'array') return listOf(schema, turn);
  if ('example' in schema) return schema['example'];
  if (Array.isArray(schema['enum'])) return schema['enum'][0] as unknown;
  return scalarOf(schema, type);
}

/** The alternative a sample takes at a place; undefined where the schema offers none. */
export function branchOf(schema: JsonObject, turn: number): JsonObject | undefined {
  const branches = branchesOf(schema);
  if (!branches || branches.length === 0) return undefined;
  const { oneOf: _one, anyOf: _any, ...shared } = schema;
  const branch = branches[turn % branches.length];
  if (!isJsonObject(branch)) return undefined;
  if (!isJsonObject(shared['properties'])) return { ...shared, ...branch };
  return { ...shared, ...branch, properties: { ...shared['properties'], ...propertiesOf(branch) } };
}

/** Types a schema allows; none when it does not say. */
export function typesOf(schema: JsonObject): string[] {
  const { type } = schema;
  if (typeof type === 'string') return [type];
  return Array.isArray(type) ? type.filter((name): name is string => typeof name === 'string') : [];
}

function branchesOf(schema: JsonObject): unknown[] | undefined {
  const branches = schema['oneOf'] ?? schema['anyOf'];
  return Array.isArray(branches) ? (branches as unknown[]) : undefined;
}

function propertiesOf(schema: JsonObject): JsonObject {
  return isJsonObject(schema['properties']) ? schema['properties'] : {};
}

function typeOf(schema: JsonObject): string | undefined {
  const types = typesOf(schema);
  return types.find((name) => name !== 'null') ?? types[0];
}

/** A schema that says nothing (a record that holds itself) is left out. */
function objectOf(schema: JsonObject, turn: number): unknown {
  const fields = Object.entries(propertiesOf(schema)).flatMap(([name, property]): [string, unknown][] =>
    isJsonObject(property) && Object.keys(property).length > 0 ? [[name, sampleOf(property, turn)]] : [],
  );
  if (fields.length === 0 && 'example' in schema) return schema['example'];
  return Object.fromEntries([...fields, ...freeFieldsOf(schema, fields.length, turn)]);
}

/** Fields of free names, as many as the schema demands beyond those it names. */
function freeFieldsOf(schema: JsonObject, named: number, turn: number): [string, unknown][] {
  const { additionalProperties, minProperties } = schema;
  if (!isJsonObject(additionalProperties)) return [];
  const missing = Math.max(0, Number(minProperties ?? 0) - named);
  return Array.from({ length: missing }, (_, place) => [`field${place + 1}`, sampleOf(additionalProperties, turn)]);
}

function listOf(schema: JsonObject, turn: number): unknown {
  const { items, minItems } = schema;
  if (!isJsonObject(items) || Object.keys(items).length === 0) return [];
  if ('example' in schema && !isJsonObject(items['properties'])) return schema['example'];
  return Array.from({ length: Math.max(1, Number(minItems ?? 1)) }, () => sampleOf(items, turn));
}

const TEXTS: Record<string, string> = {
  date: '2026-11-20',
  'date-time': '2026-11-20T09:00:00+07:00',
  email: 'shop@example.vn',
  uri: 'https://example.vn/',
};

function scalarOf(schema: JsonObject, type: string | undefined): unknown {
  if (type === 'string') return TEXTS[String(schema['format'])] ?? 'x'.repeat(Number(schema['minLength'] ?? 1));
  if (type === 'integer' || type === 'number') return Number(schema['minimum'] ?? 1);
  if (type === 'boolean') return true;
  return null;
}
