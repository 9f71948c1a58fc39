import fs from 'node:fs';
import path from 'node:path';
import { operations, type OperationId } from '@so-the/api-client';
import { isMap, isScalar, isSeq, parseDocument, stringify, type YAMLMap } from 'yaml';
import { placeOf } from './contractPlace.ts';
import type { Finding, SeenType } from './finding.ts';

/** Lines above and below a change. */
const CONTEXT = 3;

/** A field to be named in a schema. */
interface NewField {
  field: string;
  seen: SeenType;
  seenIn: string;
}

/**
 * Proposes how the contract names the fields it does not know yet: a patch for `git apply`. The words in it are for people to
 * replace. Fields that were only ever null, and places without a schema of their own, are left out.
 *
 * @param folder `openapi/` of the repository
 */
export function contractPatch(findings: readonly Finding[], folder: string): string {
  const bySchema = new Map<string, NewField[]>();
  for (const { kind, operationId, where, seen } of findings) {
    if (kind !== 'extra' || !seen || seen.type === 'null' || !isOperation(operationId)) continue;
    const place = placeOf(operationId, where);
    if (!place) continue;
    const known = bySchema.get(place.schema) ?? [];
    if (known.every(({ field }) => field !== place.field))
      bySchema.set(place.schema, [...known, { field: place.field, seen, seenIn: operationId }]);
  }
  return filesIn(folder)
    .map((file) => filePatch(folder, file, bySchema))
    .join('');
}

function isOperation(id: string): id is OperationId {
  return Object.hasOwn(operations, id);
}

function filesIn(folder: string): string[] {
  return ['schemas', 'shared'].flatMap((part) =>
    fs
      .readdirSync(path.join(folder, part))
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => `${part}/${name}`),
  );
}

/** Lines put in after a line of a file. */
interface Insertion {
  after: number;
  lines: string[];
}

function filePatch(folder: string, file: string, bySchema: ReadonlyMap<string, readonly NewField[]>): string {
  const text = fs.readFileSync(path.join(folder, file), 'utf8');
  const schemas = parseDocument(text).contents;
  if (!isMap(schemas)) return '';
  const insertions = [...bySchema].flatMap(([name, fields]): Insertion[] => {
    const schema = schemas.get(name);
    const properties = isMap(schema) ? propertiesOf(schema) : undefined;
    const first = properties?.items[0]?.key;
    if (!isMap(schema) || !properties?.range || !isScalar(first) || !first.range) return [];
    const indent = first.range[0] - (text.lastIndexOf('\n', first.range[0]) + 1);
    const isMarked = schema.has('x-inferred-fields');
    const after = lineOf(text, text.slice(0, properties.range[1]).trimEnd().length);
    return [{ after, lines: fields.flatMap((field) => linesOf(field, indent, isMarked)) }];
  });
  if (insertions.length === 0) return '';
  return `--- a/openapi/${file}\n+++ b/openapi/${file}\n${hunksOf(text.split('\n'), insertions)}`;
}

/** Where a schema's own fields stand: in itself, or in the last part of its `allOf` that is no reference. */
function propertiesOf(schema: YAMLMap): YAMLMap | undefined {
  const own = schema.get('properties');
  if (isMap(own)) return own;
  const parts = schema.get('allOf');
  if (!isSeq(parts)) return undefined;
  return parts.items
    .filter(isMap)
    .map((part) => propertiesOf(part))
    .findLast((properties) => properties !== undefined);
}

const SAMPLES: Readonly<Record<SeenType['type'], unknown>> = {
  string: 'chữ',
  integer: 1,
  number: 1.5,
  boolean: true,
  array: [],
  object: {},
  null: null,
};

function linesOf({ field, seen, seenIn }: NewField, indent: number, isMarked: boolean): string[] {
  const words = { title: field, description: `Seen in answers of ${seenIn}.` };
  const items = { type: seen.items ?? 'string', ...(seen.items === 'object' && { additionalProperties: true }) };
  const schema = {
    type: seen.type,
    ...(seen.type === 'array' && { items }),
    ...(seen.type === 'object' && { additionalProperties: true }),
    ...words,
    ...(seen.type !== 'object' &&
      seen.items !== 'object' && { example: seen.type === 'array' ? [SAMPLES[items.type]] : SAMPLES[seen.type] }),
    ...(!isMarked && { 'x-inferred': true }),
  };
  const margin = ' '.repeat(indent);
  return stringify({ [field]: schema }, { lineWidth: 0, flowCollectionPadding: false })
    .trimEnd()
    .split('\n')
    .map((line) => `${margin}${line}`);
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** Hunks of a unified diff that only adds lines; those that lie closer than their context become one. */
function hunksOf(lines: readonly string[], insertions: readonly Insertion[]): string {
  const groups: Insertion[][] = [];
  for (const insertion of insertions.toSorted((a, b) => a.after - b.after)) {
    const last = groups.at(-1);
    if (last && insertion.after - (last.at(-1)?.after ?? 0) <= CONTEXT * 2) last.push(insertion);
    else groups.push([insertion]);
  }
  let added = 0;
  return groups
    .map((group) => {
      const from = Math.max(0, (group[0]?.after ?? 0) - CONTEXT);
      const to = Math.min(lines.at(-1) === '' ? lines.length - 1 : lines.length, (group.at(-1)?.after ?? 0) + CONTEXT);
      const size = group.reduce((sum, insertion) => sum + insertion.lines.length, 0);
      const head = `@@ -${from + 1},${to - from} +${from + 1 + added},${to - from + size} @@`;
      added += size;
      return [head, ...hunkLines(lines, from, to, group)].join('\n');
    })
    .join('\n')
    .concat('\n');
}

function* hunkLines(
  lines: readonly string[],
  from: number,
  to: number,
  group: readonly Insertion[],
): Generator<string> {
  for (let at = from; at < to; at += 1) {
    yield ` ${lines[at] ?? ''}`;
    for (const insertion of group.filter(({ after }) => after === at + 1))
      yield* insertion.lines.map((line) => `+${line}`);
  }
}
