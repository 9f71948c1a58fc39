import fs from 'node:fs';
import path from 'node:path';

const source = path.resolve(import.meta.dirname, '../../packages/ui/src');

/** Own lines of a folder just before its part stood on PrimeReact, as the history has them. */
const BEFORE: Readonly<Record<string, number>> = {
  Badge: 46,
  Breadcrumb: 64,
  Calendar: 307,
  LoadingBar: 56,
  Panel: 59,
  Steps: 119,
  Tabs: 119,
  TextAreaField: 55,
  Timeline: 227,
};

/** Own lines of a part, its style sheets counted too; tests, stories and what is generated are not. */
export interface OwnLines {
  part: string;
  before: number;
  now: number;
}

/** The parts that were ours before PrimeReact carried them, and the lines of the whole package. */
export function countOwnLines(): { carried: OwnLines[]; all: number } {
  const carried = Object.entries(BEFORE).map(([part, before]) => ({ part, before, now: linesBelow(part) }));
  return { carried, all: linesBelow('.') };
}

function linesBelow(folder: string): number {
  const own = fs
    .globSync('**/*.{ts,tsx,css}', { cwd: path.join(source, folder) })
    .filter((file) => !/\.(test|stories)\.|\.gen\.|^testing\//.test(file));
  return own.reduce((sum, file) => sum + linesOf(path.join(source, folder, file)), 0);
}

function linesOf(file: string): number {
  return fs.readFileSync(file, 'utf8').split('\n').length - 1;
}
