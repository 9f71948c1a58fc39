import { isJsonObject, type ContractDocument, type JsonObject } from './contractDocument.ts';

/** What a status may mean by its colour; the same words as the `tone` of a `StatusTag`. */
const TONES: readonly unknown[] = ['neutral', 'info', 'success', 'warning', 'danger'];

const HEADER = '// Generated from openapi/ by `npm run generate`. Edit the contract, not this file.\n\n';

/**
 * Source text of `enums.gen.ts`: for every named schema with `x-enum-labels` one array of `{ value, label }` in the order of
 * its `enum`, ready for a select field. A status also says its `tone`, out of `x-enum-tones`.
 *
 * @throws when a value has no label or a label no value, likewise a tone where there are any, or a tone is none
 */
export function enumLabels(document: ContractDocument): string {
  const tables = Object.entries(document.components?.schemas ?? {})
    .filter(([, schema]) => isJsonObject(schema['x-enum-labels']))
    .map(([name, schema]) => enumTable(name, schema));
  return HEADER + tables.join('\n');
}

function enumTable(name: string, schema: JsonObject): string {
  const values: unknown[] = Array.isArray(schema['enum']) ? schema['enum'] : [];
  const labels = wordsOf(name, 'x-enum-labels', schema, values);
  const tones = 'x-enum-tones' in schema ? wordsOf(name, 'x-enum-tones', schema, values) : undefined;
  const odd = Object.values(tones ?? {}).filter((tone) => !TONES.includes(tone));
  if (odd.length > 0) throw new Error(`x-enum-tones of ${name} knows no ${odd.join(', ')}; use ${TONES.join(', ')}.`);
  const rows = values.map((value) => {
    const tone = tones ? `, tone: ${literal(tones[String(value)])}` : '';
    return `  { value: ${literal(value)}, label: ${literal(labels[String(value)])}${tone} },`;
  });
  const title =
    typeof schema['description'] === 'string' ? `/** ${schema['description'].trim().replace(/\s+/g, ' ')} */\n` : '';
  return `${title}export const ${name[0]?.toLowerCase()}${name.slice(1)}Options = [\n${rows.join('\n')}\n] as const;\n`;
}

/** What an extension says of each value of an enumeration: of all of them, and of nothing else. */
function wordsOf(name: string, extension: string, schema: JsonObject, values: readonly unknown[]): JsonObject {
  const words = isJsonObject(schema[extension]) ? schema[extension] : {};
  const wordless = values.filter((value) => typeof words[String(value)] !== 'string');
  const unknown = Object.keys(words).filter((key) => !values.map(String).includes(key));
  if (wordless.length > 0 || unknown.length > 0) {
    const odd = [...wordless, ...unknown].join(', ');
    throw new Error(`${extension} of ${name} must name exactly the values of its enum (${odd}).`);
  }
  return words;
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'` : String(value);
}
