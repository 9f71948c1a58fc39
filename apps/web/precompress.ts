import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';
import { afterBuild } from './afterBuild.ts';

const compress = promisify(brotliCompress);

/** Smaller files travel in one packet anyway. */
const WORTH_BYTES = 512;

/**
 * Writes a brotli copy beside every hashed script and style sheet, so that a server need not compress. Files an operator
 * may replace after the build (`config.json`, logos) get none: a copy would outlive the change.
 */
export function precompress(): Plugin {
  return afterBuild('precompress', async ({ assets }) => {
    const names = await readdir(assets);
    await Promise.all(names.filter((name) => /\.(js|css)$/.test(name)).map((name) => copy(path.join(assets, name))));
  });
}

async function copy(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < WORTH_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${file}.br`, await compress(content, { params }));
}
