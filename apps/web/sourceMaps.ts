import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { afterBuild } from './afterBuild.ts';
import { noticesOf } from './thirdParties.ts';

/** Files of others that no bundler sees as theirs: cut fonts and copied outlines. */
const TAKEN = [
  ['Be Vietnam Pro', '../../packages/ui/src/theme/fonts'],
  ['PrimeIcons', '../../node_modules/primeicons'],
] as const;

/**
 * Moves the source maps to `dist-maps/` beside the build, where no server looks, and writes `licenses.txt` from what they
 * name: the notices of all packages that ship.
 */
export function sourceMaps(): Plugin {
  return afterBuild('source-maps', async ({ root, out, assets }) => {
    const names = (await readdir(assets)).filter((name) => name.endsWith('.map'));
    const sources = await Promise.all(names.map((name) => sourcesOf(path.join(assets, name))));
    const taken = TAKEN.map(([name, folder]) => [name, path.resolve(root, folder)] as const);
    await writeFile(path.join(out, 'licenses.txt'), noticesOf(sources.flat(), new Map(taken)));
    const beside = `${out}-maps`;
    await rm(beside, { recursive: true, force: true });
    await mkdir(beside, { recursive: true });
    await Promise.all(names.map((name) => rename(path.join(assets, name), path.join(beside, name))));
  });
}

/** Absolute paths of what a map was made of. */
async function sourcesOf(map: string): Promise<string[]> {
  const { sources } = JSON.parse(await readFile(map, 'utf8')) as { sources: string[] };
  return sources.map((source) => path.resolve(path.dirname(map), source));
}
