import { sha256, toHex, utf8 } from '../core/values/sha256.ts';
import { contractDocument } from './contractParts.ts';
import { dig, isJsonObject } from './jsonObject.ts';

/** What explains the contract to people: changing it changes no answer. */
const WORDS = new Set(['description', 'summary', 'title', 'example', 'examples', 'info', 'tags', 'servers']);

/** Version that the contract gives itself. */
export function contractVersion(): string {
  return String(dig(contractDocument, 'info', 'version'));
}

let digest: string | undefined;

/**
 * Names the contract by what it demands of calls and answers; words, examples and this project's marks do not count.
 * Sixteen hexadecimal digits.
 */
export function contractDigest(): string {
  digest ??= toHex(sha256(utf8(JSON.stringify(withoutWords(contractDocument))))).slice(0, 16);
  return digest;
}

/** What is demanded alone, without what explains it. A property of a record may well be called `title`: names of properties are no keywords. */
export function withoutWords(node: unknown, areNames = false): unknown {
  if (Array.isArray(node)) return node.map((part: unknown) => withoutWords(part));
  if (!isJsonObject(node)) return node;
  const kept = Object.entries(node).filter(([name]) => areNames || !(WORDS.has(name) || name.startsWith('x-')));
  return Object.fromEntries(kept.map(([name, part]) => [name, withoutWords(part, name === 'properties' && !areNames)]));
}
