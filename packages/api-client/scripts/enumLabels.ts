import { isJsonObject, type ContractDocument, type JsonObject } from './contractDocument.ts';

const HEADER = '// Generated from openapi/ by `npm run generate`. Edit the contract, not this file.\n\n';

/**
 * Source text of `enums.gen.ts`: for every named schema with `x-enum-labels` one array of `{ value, label }` in the order of
 * its `enum`, ready for a select field.
 *
 * @throws when a value has no label or a label no value
 */
export function enumLabels(document: ContractDocument): string {
  const tables = Object.entries(document.components?.schemas ?? {})
    .filter(([, schema]) => isJsonObject(schema['x-enum-labels']))
    .map(([name, schema]) => enumTable(name, schema));
  return HEADER + tables.join('\n');
}

function enumTable(name: string, schema: JsonObject): string {
  const labels = isJsonObject(schema['x-enum-labels']) ? schema['x-enum-labels'] : {};
  const values: unknown[] = Array.isArray(schema['enum']) ? schema['enum'] : [];
  const unlabelled = values.filter((value) => typeof labels[String(value)] !== 'string');
  const unknown = Object.keys(labels).filter((key) => !values.map(String).includes(key));
  if (unlabelled.length > 0 || unknown.length > 0) {
    throw new Error(
      `x-enum-labels of ${name} must name exactly the values of its enum (${[...unlabelled, ...unknown].join(', ')}).`,
    );
  }
  const rows = values.map((value) => `  { value: ${literal(value)}, label: ${literal(labels[String(value)])} },`);
  const title =
    typeof schema['description'] === 'string' ? `/** ${schema['description'].trim().replace(/\s+/g, ' ')} */\n` : '';
  return `${title}export const ${name[0]?.toLowerCase()}${name.slice(1)}Options = [\n${rows.join('\n')}\n] as const;\n`;
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'` : String(value);
}
