import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const source = path.resolve(import.meta.dirname, '../../packages/ui/src');

const DRAWINGS = 'Icon/primeIcons.gen.ts';

/** What one public part of the UI package weighs with everything it imports of its own accord. */
export interface PartSize {
  /** "DataTable": its first public name. */
  part: string;
  /** Bytes of script after brotli, as shipped: without what JSX adds for developers, whoever measures. React, PrimeReact, dayjs and the drawings of PrimeIcons, which the parts share, are left out; what loads later is too. */
  bytes: number;
  /** Modules of PrimeReact that it loads of its own accord, by name: "calendar"; none for a part of ours. */
  prime: string[];
}

/** What the parts weigh, in bytes after brotli. */
export interface PartSizes {
  /** Every public part, the heaviest first. */
  parts: PartSize[];
  /** The style sheets of all of them together. */
  css: number;
  /** The drawings of PrimeIcons that they share. */
  icons: number;
  /** Some parts together, what they share counted once. */
  together: (names: readonly string[]) => number;
}

/** Every public part by weight. */
export async function measureParts(): Promise<PartSizes> {
  const { output } = await bundle(publicParts());
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  const parts = [...chunks.values()].filter((chunk) => chunk.isEntry).map((entry) => partSize(entry, chunks));
  const sheets = output.flatMap((file) =>
    file.fileName.endsWith('.css') && file.type === 'asset' ? [file.source] : [],
  );
  return {
    parts: parts.toSorted((a, b) => b.bytes - a.bytes),
    css: brotli(sheets.map(String).join('')),
    icons: brotli(fs.readFileSync(path.join(source, DRAWINGS), 'utf8')),
    together: (names) => {
      const entries = [...chunks.values()].filter(({ isEntry, name }) => isEntry && names.includes(name));
      return brotli(codeOf(namesOf(entries, chunks), chunks));
    },
  };
}

/** Components named by the package's index, with the files they stand in. */
export function publicParts(): Record<string, string> {
  const index = fs.readFileSync(path.join(source, 'index.ts'), 'utf8');
  const exports = [...index.matchAll(/export \{([^}]*)\} from '\.\/([\w/]+\.tsx)'/g)];
  return Object.fromEntries(
    exports.flatMap(([, names = '', file = '']) => {
      const part = names
        .split(',')
        .map((name) => name.trim())
        .find((name) => /^[A-Z]\w*[a-z]/.test(name));
      return part === undefined ? [] : [[part, path.join(source, file)]];
    }),
  );
}

async function bundle(input: Record<string, string>): Promise<Rolldown.RolldownOutput> {
  const built = await build({
    root: source,
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { development: false } },
    build: {
      write: false,
      rolldownOptions: {
        input,
        preserveEntrySignatures: 'strict',
        external: [/^(react|react-dom|primereact|dayjs)(\/|$)/, /\/primeIcons\.gen\.ts$/],
      },
    },
  });
  if (!('output' in built)) throw new Error('Vite built several bundles or watches; one bundle was asked for.');
  return built;
}

/** What a chunk weighs with all that it imports at once, and what of PrimeReact is among that. */
function partSize(entry: Rolldown.OutputChunk, chunks: Chunks): PartSize {
  const wanted = namesOf([entry], chunks);
  const prime = wanted.flatMap((name) => /^primereact\/(?!api$)(\w+)$/.exec(name)?.[1] ?? []);
  return { part: entry.name, bytes: brotli(codeOf(wanted, chunks)), prime: prime.toSorted() };
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** Chunks and all that they import at once. */
function namesOf(entries: readonly Rolldown.OutputChunk[], chunks: Chunks): string[] {
  const wanted = new Set(entries.map(({ fileName }) => fileName));
  for (const name of wanted) for (const needed of chunks.get(name)?.imports ?? []) wanted.add(needed);
  return [...wanted];
}

function codeOf(names: readonly string[], chunks: Chunks): string {
  return names.map((name) => chunks.get(name)?.code ?? '').join('');
}

function brotli(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
