import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** What PrimeReact costs a page, after brotli and without React. */
export interface PrimeSizes {
  /** Bytes of what every module of it needs; a page after the login has it anyway. */
  core: number;
  /** Bytes that each module adds to that, by name. */
  added: ReadonlyMap<string, number>;
}

/**
 * Weighs modules of PrimeReact.
 *
 * @param names of the modules: "steps"
 */
export async function measurePrime(names: readonly string[]): Promise<PrimeSizes> {
  const chunks = await bundle(names);
  const reached = new Map(names.map((name) => [name, filesOf(name, chunks)]));
  const shared = [...chunks.keys()].filter((file) => [...reached.values()].every((files) => files.has(file)));
  const weigh = (files: Iterable<string>) => brotli([...files].map((file) => chunks.get(file)?.code ?? '').join(''));
  const core = weigh(shared);
  return { core, added: new Map([...reached].map(([name, files]) => [name, weigh(files) - core])) };
}

async function bundle(names: readonly string[]): Promise<Map<string, Rolldown.OutputChunk>> {
  const built = await build({
    root: path.resolve(import.meta.dirname, '../../packages/ui'),
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: {
        input: Object.fromEntries(names.map((name) => [name, `primereact/${name}`])),
        preserveEntrySignatures: 'strict',
        external: /^(react|react-dom)(\/|$)/,
        onLog: (level, log, handle) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
        },
      },
    },
  });
  if (!('output' in built)) throw new Error('Vite built several bundles or watches; one bundle was asked for.');
  return new Map(built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
}

/** The files of a module and of all that it imports. */
function filesOf(name: string, chunks: ReadonlyMap<string, Rolldown.OutputChunk>): Set<string> {
  const entry = [...chunks.values()].find((chunk) => chunk.isEntry && chunk.name === name);
  if (!entry) throw new Error(`PrimeReact's ${name} left no file in the bundle.`);
  const files = new Set([entry.fileName]);
  for (const file of files) for (const needed of chunks.get(file)?.imports ?? []) files.add(needed);
  return files;
}

function brotli(text: string): number {
  return brotliCompressSync(text).length;
}
