/**
 * `npm run generate`: writes the drawings of PrimeIcons that `primeNames.ts` names into one module, or with `--check` only
 * compares it. Each is read from the package's own file, so that no font is loaded and nothing is drawn after.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { primeNames } from '../src/Icon/primeNames.ts';

const { values: options } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const drawings = path.join(path.dirname(fileURLToPath(import.meta.resolve('primeicons/package.json'))), 'raw-svg');
const target = path.join(import.meta.dirname, '../src/Icon/primeIcons.gen.ts');

const lines = Object.entries(primeNames).map(
  ([name, file]) => `  ${/\W/.test(name) ? `'${name}'` : name}: '${outlineOf(file)}',`,
);
const text = [
  '/** Outlines of PrimeIcons (MIT) on their grid of 24 units, one path each; written by `npm run generate`. */',
  'export const primeIcons = {',
  ...lines,
  '} as const;',
  '',
].join('\n');

if (!options.check) {
  writeFileSync(target, text);
  console.log(`${lines.length} icons of PrimeIcons.`);
} else if (readFileSync(target, 'utf8') !== text) {
  console.error('The icons are out of date. Run `npm run generate` and commit the result.');
  process.exitCode = 1;
}

/** All shapes of a file in one path: those that overlap turn the same way, so that nothing is left out where they meet. */
function outlineOf(file: string): string {
  const svg = readFileSync(path.join(drawings, `${file}.svg`), 'utf8');
  if (!svg.includes('viewBox="0 0 24 24"')) throw new Error(`${file}.svg is not drawn on the grid of 24 units.`);
  const shapes = [...svg.matchAll(/<(path|circle|rect|polygon|line|ellipse)\b([^>]*)>/g)];
  return shapes.map(([, shape = '', given = '']) => pathOf(shape, attributes(given))).join('');
}

function pathOf(shape: string, given: ReadonlyMap<string, string>): string {
  const value = (name: string) => given.get(name) ?? '0';
  if (shape === 'path') return value('d').replaceAll(/\s+/g, ' ').trim();
  if (shape === 'circle') {
    const radius = Number(value('r'));
    return `M${Number(value('cx')) - radius},${value('cy')}a${radius},${radius},0,1,1,${2 * radius},0a${radius},${radius},0,1,1,${-2 * radius},0Z`;
  }
  throw new Error(`The drawing has a <${shape}>, which has no way into one path yet.`);
}

function attributes(text: string): ReadonlyMap<string, string> {
  return new Map([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));
}
