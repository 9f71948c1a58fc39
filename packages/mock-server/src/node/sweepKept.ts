/** The folder of kept worlds stays small: nothing in it is needed, and what is swept away is played anew. */
import fs from 'node:fs';
import path from 'node:path';

const HOUR_MS = 3_600_000;
/** A world of yesterday is taken by nobody. */
const WORLD_AGE_MS = 24 * HOUR_MS;
/** A half this old is written by nobody any more. */
const HALF_AGE_MS = HOUR_MS / 2;

/** A scenario, its seed and its size; a half ends in the number of the process that writes it. */
const NAME = /^[a-z-]+-\d+-[a-z]+\.json(\.\d+)?$/;

/** A file of the folder. */
interface Kept {
  file: string;
  isHalf: boolean;
  /** Milliseconds it is older than the newest. */
  age: number;
  size: number;
}

/**
 * Removes halves that a stopped server left, worlds of former days and, the oldest first, what is more than so many bytes.
 * Other files and folders stay.
 *
 * @param newest the world that was just written; ages count from it
 */
export function sweepKept(folder: string, newest: string, mostBytes: number): void {
  const { mtimeMs: now, size: first } = fs.statSync(newest);
  let bytes = first;
  for (const { file, isHalf, age, size } of keptIn(folder, now).toSorted((a, b) => a.age - b.age)) {
    if (file === newest) continue;
    const isOld = age > (isHalf ? HALF_AGE_MS : WORLD_AGE_MS);
    if (!isOld && !isHalf) bytes += size;
    if (isOld || (!isHalf && bytes > mostBytes)) fs.rmSync(file, { force: true });
  }
}

function keptIn(folder: string, now: number): Kept[] {
  return fs.readdirSync(folder).flatMap((name) => {
    const named = NAME.exec(name);
    const file = path.join(folder, name);
    const stat = named && fs.statSync(file, { throwIfNoEntry: false });
    if (!stat?.isFile()) return [];
    return [{ file, isHalf: named?.[1] !== undefined, age: now - stat.mtimeMs, size: stat.size }];
  });
}
