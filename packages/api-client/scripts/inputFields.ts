import { isJsonObject, type ContractDocument, type JsonObject } from './contractDocument.ts';

const HEADER = '// Generated from openapi/ by `npm run generate`. Edit the contract, not this file.\n\n';

/** Limits from here up guard numbers of records and amounts, which are not counted out by hand. */
const WIDEST = 2 ** 31 - 1;

/**
 * Source text of `inputs.gen.ts`: for every schema that a person fills in (`…Input`, `…Update`) its fields with what a form
 * can check of them before it sends.
 */
export function inputFields(document: ContractDocument): string {
  const tables = Object.entries(document.components?.schemas ?? {})
    .filter(([name]) => /(Input|Update)$/.test(name))
    .map(([name, schema]) => inputTable(document, name, schema));
  const imports =
    "import type { InputFields } from './inputField.ts';\nimport type { components } from './schema.gen.ts';\n\n" +
    "type Schemas = components['schemas'];\n\n";
  return HEADER + imports + tables.join('\n');
}

function inputTable(document: ContractDocument, name: string, schema: JsonObject): string {
  const parts = partsOf(document, schema);
  const required = new Set(
    parts.flatMap((part) => (Array.isArray(part['required']) ? (part['required'] as string[]) : [])),
  );
  const rows = parts
    .flatMap((part) => Object.entries(isJsonObject(part['properties']) ? part['properties'] : {}))
    .map(([field, value]) => `  ${field}: ${row(follow(document, value as JsonObject), required.has(field))},`);
  const variable = `${name[0]?.toLowerCase()}${name.slice(1)}Fields`;
  return `export const ${variable}: InputFields<Schemas['${name}']> = {\n${rows.join('\n')}\n};\n`;
}

/** The schema and everything it is composed of. */
function partsOf(document: ContractDocument, schema: JsonObject): JsonObject[] {
  const whole = follow(document, schema);
  const parts = Array.isArray(whole['allOf']) ? (whole['allOf'] as JsonObject[]) : [];
  return [whole, ...parts.flatMap((part) => partsOf(document, part))];
}

/** The schema a reference leads to; what stands beside the reference counts more. */
function follow(document: ContractDocument, schema: JsonObject): JsonObject {
  const { $ref, ...own } = schema;
  if (typeof $ref !== 'string') return schema;
  const target = document.components?.schemas?.[$ref.slice($ref.lastIndexOf('/') + 1)];
  if (!target) throw new Error(`The contract has no schema ${$ref}.`);
  return { ...follow(document, target), ...own };
}

function row(schema: JsonObject, required: boolean): string {
  const { type, maxLength, minimum, maximum, pattern } = schema;
  const facts = [required ? 'required: true' : ''];
  const isText = type === 'string' && (schema['format'] === undefined || schema['format'] === 'password');
  if (isText && typeof maxLength === 'number') {
    facts.push(`maxLength: ${maxLength}`, digits(pattern));
  }
  if (type === 'integer' && typeof minimum === 'number' && typeof maximum === 'number' && maximum < WIDEST) {
    facts.push(`range: [${minimum}, ${maximum}]`);
  }
  const said = facts.filter((fact) => fact !== '');
  return said.length > 0 ? `{ ${said.join(', ')} }` : '{}';
}

/** Digits alone, as the contract writes them: `^\d{6,19}$`, `^\d{4}$`. A pattern that allows none says nothing. */
function digits(pattern: unknown): string {
  const [, fewest, most = fewest] = /^\^\\d\{(\d+)(?:,(\d+))?\}\$$/.exec(String(pattern)) ?? [];
  return fewest !== undefined && fewest !== '0' ? `digits: [${fewest}, ${most}]` : '';
}
