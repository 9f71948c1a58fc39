import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Look } from './places.ts';

/** A picture as it lies in a folder of pictures. */
export interface StoredPicture {
  file: string;
  /** Digest of the browser's own file of the same picture, see {@link digest}; none for a picture from before digests. */
  capture: string | undefined;
}

/** Beside the pictures of a look: a line each with name, digest of what the browser took, digest of the file; sorted. */
const DIGESTS = 'digests.txt';
const KINDS = ['webp', 'png'] as const;

/** 16 hexadecimal digits that stand for a file's content. */
export function digest(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** The picture of a name, whichever kind of file it is; none where nobody has kept one. */
export function storedPicture(folder: string, look: Look, name: string): StoredPicture | undefined {
  const file = KINDS.map((kind) => path.join(folder, look, `${name}.${kind}`)).find((kind) => fs.existsSync(kind));
  return file === undefined ? undefined : { file, capture: readDigests(folder, look).get(name)?.capture };
}

/** Keeps a picture as lossless WebP in the place of the one before; `capture` is the digest of what the browser took. */
export function keepPicture(folder: string, look: Look, name: string, webp: Uint8Array, capture: string): void {
  const file = path.join(folder, look, `${name}.webp`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, webp);
  fs.rmSync(path.join(folder, look, `${name}.png`), { force: true });
  noteDigests(folder, look, name, { capture, file: digest(webp) });
}

/** Notes that the browser's own file of a kept picture has another digest than before; the picture stays as it is. */
export function noteCapture(folder: string, look: Look, name: string, capture: string): void {
  const stored = storedPicture(folder, look, name);
  if (stored === undefined || stored.capture === capture) return;
  noteDigests(folder, look, name, { capture, file: digest(fs.readFileSync(stored.file)) });
}

/** Takes a picture and its line away, if they are there. */
export function dropPicture(folder: string, look: Look, name: string): void {
  for (const kind of KINDS) fs.rmSync(path.join(folder, look, `${name}.${kind}`), { force: true });
  const known = readDigests(folder, look);
  if (known.delete(name)) writeDigests(folder, look, known);
}

/** Names of the pictures of a look, each once. */
export function storedNames(folder: string, look: Look): string[] {
  const own = path.join(folder, look);
  if (!fs.existsSync(own)) return [];
  const names = fs
    .readdirSync(own)
    .filter((file) => KINDS.some((kind) => file.endsWith(`.${kind}`)))
    .map((file) => path.parse(file).name);
  return [...new Set(names)].toSorted();
}

/** Lines that stand for no file or for another file than the one that is there, as `look/name`. */
export function wrongDigests(folder: string, look: Look): string[] {
  return [...readDigests(folder, look)].flatMap(([name, { file }]) => {
    const stored = storedPicture(folder, look, name);
    return stored && digest(fs.readFileSync(stored.file)) === file ? [] : [`${look}/${name}`];
  });
}

interface Digests {
  capture: string;
  file: string;
}

/** What was read of a file of digests last, and when that file was written: stories ask thousands of times. */
const read = new Map<string, { written: number; digests: Map<string, Digests> }>();

function readDigests(folder: string, look: Look): Map<string, Digests> {
  const file = path.join(folder, look, DIGESTS);
  const written = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (written === undefined) return new Map();
  const before = read.get(file);
  if (before?.written === written) return before.digests;
  const lines = fs.readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const digests = new Map(
    lines.map((line) => {
      const [name = '', capture = '', ofFile = ''] = line.split(' ');
      return [name, { capture, file: ofFile }];
    }),
  );
  read.set(file, { written, digests });
  return digests;
}

function noteDigests(folder: string, look: Look, name: string, digests: Digests): void {
  writeDigests(folder, look, new Map([...readDigests(folder, look), [name, digests]]));
}

function writeDigests(folder: string, look: Look, digests: ReadonlyMap<string, Digests>): void {
  const lines = [...digests].map(([name, { capture, file }]) => `${name} ${capture} ${file}\n`).toSorted();
  const file = path.join(folder, look, DIGESTS);
  fs.writeFileSync(file, lines.join(''));
  // Two writes may fall into one tick of the file's clock.
  read.delete(file);
}
