import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = /\.(js|css|html|svg|json|txt)$/;

/** Smaller files travel in one packet anyway. */
const WORTH_BYTES = 512;

/** Writes gzip and brotli copies beside each text of a folder that has none yet, so that no server compresses while somebody waits. */
export function writeCopies(folder: string): void {
  for (const name of fs.globSync('**/*', { cwd: folder })) {
    const file = path.join(folder, name);
    if (TEXT.test(name) && fs.statSync(file).isFile()) copy(file);
  }
}

function copy(file: string): void {
  const content = fs.readFileSync(file);
  if (content.length < WORTH_BYTES) return;
  if (!fs.existsSync(`${file}.gz`)) fs.writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  if (fs.existsSync(`${file}.br`)) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  fs.writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
}
