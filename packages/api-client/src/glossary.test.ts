import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const contract: unknown = JSON.parse(readFileSync(join(import.meta.dirname, 'contract.gen.json'), 'utf8'));

/** One notion of the glossary. */
interface Notion {
  vietnamese: string;
  code: string;
  avoid: string;
}

const NOTIONS = readFileSync(join(root, 'openapi/GLOSSARY.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!-|Vietnamese)/.test(line))
  .map((line): Notion => {
    const [vietnamese = '', code = '', , avoid = ''] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    return { vietnamese, code, avoid };
  });

/** Words that name nothing: those without a reason in brackets, which says what else they mean. */
const AVOIDED = NOTIONS.flatMap(({ avoid }) => avoid.split(/,(?![^(]*\))/))
  .map((word) => word.trim().toLowerCase())
  .filter((word) => /^[a-z]+( [a-z]+)*$/.test(word));

describe('the glossary', () => {
  it('has a word for every notion, and no word and no term twice', () => {
    expect(NOTIONS.length).toBeGreaterThan(60);
    expect(AVOIDED.length).toBeGreaterThan(40);
    expect(twice(NOTIONS.map(({ vietnamese }) => vietnamese))).toEqual([]);
    expect(twice(NOTIONS.flatMap(({ code }) => code.split(/, |: /)))).toEqual([]);
  });

  it('avoids no word without a reason that it gives another notion itself', () => {
    const given = new Set(NOTIONS.flatMap(({ code }) => code.toLowerCase().split(/, |: /)));
    expect(AVOIDED.filter((word) => given.has(word))).toEqual([]);
  });

  it('is what the code speaks: no name that it declares holds a word to avoid', () => {
    const wire = wireNames(contract);
    const wrong = sources().flatMap((file) =>
      declaredNames(readFileSync(file, 'utf8'))
        .filter((name) => !wire.has(name) && AVOIDED.some((word) => holds(name, word)))
        .map((name) => `${file.slice(root.length + 1)}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['bankFile', 'bank file', true],
    ['BANK_FILES', 'bank file', true],
    ['bankFiling', 'bank file', false],
    ['employeeOf', 'employee', true],
    ['HTMLElement', 'element', true],
  ])('%s holds "%s": %s', (name, word, isHeld) => {
    expect(holds(name, word)).toBe(isHeld);
  });
});

function sources(): string[] {
  const folders = ['api-client', 'ui', 'mock-server'].map((name) => `packages/${name}/src`);
  return [...folders, 'apps/web/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.gen.'))
      .map((file) => join(root, folder, file)),
  );
}

/** Names of constants, functions, types and their fields. */
function declaredNames(text: string): string[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'/g, '');
  const names = code.matchAll(/\b(?:const|let|function|class|interface|type)\s+([A-Za-z_]\w*)/g);
  const fields = code.matchAll(/^\s+(?:readonly )?([A-Za-z_]\w*)\??: [^;{}]*;$/gm);
  return [...names, ...fields].flatMap(([, name]) => name ?? []);
}

function holds(name: string, word: string): boolean {
  const parts = name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? [];
  return new RegExp(String.raw`(^| )${word}s?( |$)`).test(parts.join(' ').toLowerCase());
}

function twice(words: readonly string[]): string[] {
  return words.filter((word, place) => words.indexOf(word) !== place);
}

/** What travels keeps the specification's spelling: fields, parameters, records and calls. */
function wireNames(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const item of node) wireNames(item, found);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return found;
  for (const [key, value] of Object.entries(node as Record<string, unknown>)) {
    if ((key === 'operationId' || key === 'name') && typeof value === 'string') found.add(value);
    if ((key === 'properties' || key === 'schemas') && typeof value === 'object' && value !== null)
      for (const name of Object.keys(value)) found.add(name);
    wireNames(value, found);
  }
  return found;
}
