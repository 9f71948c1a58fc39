import path from 'node:path';
import type { Source } from './sources.ts';

/** Who imports whom among some sources; what is only loaded on demand is not counted, nor what the API slices import. */
export interface ImportGraph {
  /** The file and all that it imports, at whatever distance. */
  closureOf: (file: string) => ReadonlySet<string>;
  /** Whether a file is one of the targets or imports one, at whatever distance. */
  reaches: (file: string, targets: ReadonlySet<string>) => boolean;
}

/** Reads the static imports of the sources. */
export function importGraph(sources: readonly Source[]): ImportGraph {
  const imports = new Map(sources.map(({ file, text }) => [file, importsOf(file, text)]));
  const known = new Map<string, ReadonlySet<string>>();

  function closureOf(file: string): ReadonlySet<string> {
    const found = known.get(file);
    if (found) return found;
    const all = new Set([file]);
    for (const one of all) for (const next of imports.get(one) ?? []) all.add(next);
    known.set(file, all);
    return all;
  }
  return { closureOf, reaches: (file, targets) => [...closureOf(file)].some((one) => targets.has(one)) };
}

function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(/\bfrom '(\.[^']+)'/g)].map(([, address = '']) =>
    path.posix.join(path.posix.dirname(file), address),
  );
}
