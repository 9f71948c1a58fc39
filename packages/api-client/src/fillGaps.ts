import type { OperationId } from './operation.ts';
import { answers, shapes } from './shapes.gen.ts';

type Fields = Record<string, unknown>;

/** What a field inside a record is. */
interface Inner {
  name: string;
  isList: boolean;
  isRequired: boolean;
  /** Absent for plain values. */
  shape?: Shape;
}

/** What a record promises, as far as whoever reads it would break without it. */
interface Shape {
  texts: readonly string[];
  inner: readonly Inner[];
}

const read = new Map<number, Shape>();

/**
 * The answer of a call as its types promise it, whatever the API left out of it: a text that is missing is empty, a list
 * has no rows, a record has its own texts and lists. A figure that is missing stays away, for 0 would be a lie. A field that
 * is null is one that is missing (the contract knows no null). Changes the answer in place.
 */
export function fillGaps(id: OperationId, envelope: object): void {
  const number = answers[id];
  fill(envelope as Fields, number === undefined ? NOTHING : shapeOf(number));
}

const NOTHING: Shape = { texts: [], inner: [] };

function fill(record: Fields, { texts, inner }: Shape): void {
  for (const name in record) {
    const value = record[name];
    if (value === null) delete record[name];
  }
  for (const name of texts) record[name] ??= '';
  for (const { name, isList, isRequired, shape } of inner) {
    if (isRequired) record[name] ??= isList ? [] : {};
    const value = record[name];
    if (Array.isArray(value)) fillAll(value, shape ?? NOTHING);
    else if (isFields(value)) fill(value, shape ?? NOTHING);
  }
}

function fillAll(rows: readonly unknown[], shape: Shape): void {
  for (const row of rows) if (isFields(row)) fill(row, shape);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads a shape as `shapes.gen.ts` writes it. A record that holds itself finds itself inside. */
function shapeOf(number: number): Shape {
  const known = read.get(number);
  if (known) return known;
  const [texts = '', inner = ''] = (shapes[number] ?? '').split('|');
  const made: Shape & { inner: Inner[] } = { texts: texts.split(' ').filter(Boolean), inner: [] };
  read.set(number, made);
  for (const part of inner.split(' ').filter(Boolean)) {
    const [name = '', kind = ''] = part.split(':');
    const isPlain = kind.endsWith('-');
    made.inner.push({
      name,
      isList: kind.startsWith('l') || kind.startsWith('p'),
      isRequired: kind.startsWith('l') || kind.startsWith('r'),
      ...(!isPlain && { shape: shapeOf(Number(kind.slice(1))) }),
    });
  }
  return made;
}
