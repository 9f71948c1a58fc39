/** A stream of a PDF: what its dictionary says, and its bytes as they stand in the file. */
export interface PdfStream {
  /** Number and generation of the object. */
  id: readonly [number, number];
  /** The dictionary, signs of names no longer written as `#41`. */
  dictionary: string;
  /** Filters in their order; undefined when they stand elsewhere in the file. */
  filters: string[] | undefined;
  bytes: Uint8Array;
}

/** Most signs a dictionary is looked for before its stream. */
const DICTIONARY = 4000;

/** Every stream of a PDF, found by its keyword wherever the index says it is. */
export function* streamsOf(text: string, bytes: Uint8Array): Generator<PdfStream> {
  const numbers = numbersIn(text);
  for (const { index, 0: keyword } of text.matchAll(/(?<!end)stream\r?\n/g)) {
    const before = text.slice(Math.max(0, index - DICTIONARY), index);
    const object = [...before.matchAll(/(\d+)\s+(\d+)\s+obj\b/g)].at(-1);
    const written = object ? before.slice(object.index + object[0].length) : before;
    const dictionary = written.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) =>
      String.fromCodePoint(parseInt(code, 16)),
    );
    const from = index + keyword.length;
    yield {
      id: [Number(object?.[1] ?? 0), Number(object?.[2] ?? 0)],
      dictionary,
      filters: filtersOf(dictionary),
      bytes: bytes.subarray(from, endOf(text, dictionary, from, numbers)),
    };
  }
}

/** Objects that are a number alone, as lengths of streams are. */
function numbersIn(text: string): ReadonlyMap<number, number> {
  const found = text.matchAll(/(?<![\d.])(\d{1,9}) \d{1,5} obj\s{1,9}(\d{1,9})\s/g);
  return new Map([...found].map(([, number, value]) => [Number(number), Number(value)]));
}

/** Where a stream ends: where its length says, if its end stands there, and not before the keyword that ends it. */
function endOf(text: string, dictionary: string, from: number, numbers: ReadonlyMap<number, number>): number {
  const [, number, isElsewhere] = /\/Length\s+(\d+)(\s+\d+\s+R)?/.exec(dictionary) ?? [];
  const length = isElsewhere ? numbers.get(Number(number)) : Number(number);
  const told = from + (length ?? NaN);
  const found = text.indexOf('endstream', from);
  const first = found === -1 ? text.length : found;
  return told > first && /^\s*endstream/.test(text.slice(told, told + 20)) ? told : first;
}

/** Filters that a dictionary names; a late LZW is none of the usual ones. */
function filtersOf(dictionary: string): string[] | undefined {
  const named = [...dictionary.matchAll(/\/F(?:ilter)?(?=[\s/[])\s*(\[[^\]]*\]|\/[^\s/<>[\]()]+|\d+\s+\d+\s+R)/g)];
  if (named.length === 0) return [];
  const [only, another] = named;
  const value = only?.[1] ?? '';
  if (another || /\d\s+R\b/.test(value) || /\/EarlyChange\s+0/.test(dictionary)) return undefined;
  return [...value.matchAll(/\/([^\s/<>[\]()]+)/g)].map(([, name = '']) => name);
}

/** What stands between an object's beginning and its end; undefined when the file has none of that number. */
export function objectOf(text: string, number: number): string | undefined {
  const start = new RegExp(`(?<![\\d.])${number}\\s+\\d+\\s+obj\\b`).exec(text);
  if (!start) return undefined;
  const from = start.index + start[0].length;
  const end = text.indexOf('endobj', from);
  return text.slice(from, end === -1 ? undefined : end);
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Bytes of a string in a dictionary, written in hex or in brackets. */
export function stringOf(dictionary: string, key: string): Uint8Array | undefined {
  const at = new RegExp(`/${key}\\s*(?=[(<])`).exec(dictionary);
  if (!at) return undefined;
  const rest = dictionary.slice(at.index + at[0].length);
  if (rest.startsWith('<')) {
    const hex = rest.slice(1, rest.indexOf('>')).replaceAll(/\s/g, '');
    return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  }
  return Uint8Array.from(bracketed(rest), (sign) => sign.charCodeAt(0));
}

function bracketed(text: string): string {
  let out = '';
  let depth = 0;
  for (const { 0: part } of text.matchAll(/\\([0-7]{1,3}|\r\n|[^])|[^]/g)) {
    if (part === '(') depth += 1;
    if (part === ')') depth -= 1;
    if (depth === 0) break;
    if (part.length > 1) out += escaped(part.slice(1));
    else if (part !== '(' || depth > 1) out += part;
  }
  return out;
}

function escaped(sign: string): string {
  if (/^[0-7]/.test(sign)) return String.fromCodePoint(parseInt(sign, 8) % 256);
  return /^[\r\n]/.test(sign) ? '' : (ESCAPES[sign] ?? sign);
}
