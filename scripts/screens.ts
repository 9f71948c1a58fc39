/**
 * `npm run screens`: how long the files with a list or a report are, and how much of one stands again in another.
 *
 * Two files are compared by their lines without imports, comments, lone punctuation and those that say nothing but words
 * of the kit: the share of lines of both that the other has too (Dice's coefficient over lines, white space folded). It
 * fails for a file over 80 lines, for two that share more than 15 %, and for two reports that share more than 10 %.
 */
import path from 'node:path';
import { sourcesBelow, type Source } from './ledger/sources.ts';

const MOST_LINES = 80;
const MOST_ALIKE = 0.15;
const REPORTS_MOST_ALIKE = 0.1;
const KIT = ['list', 'period', 'recordScreen', 'report', 'rows'];

const sources = sourcesBelow('apps/web/src/features', '.tsx').filter(({ file }) => !file.endsWith('.stories.tsx'));
const screens = sources.filter(({ text }) => /\buseList\(|recordScreen</.test(text));
const reports = screens.filter(({ text }) => text.includes('<ReportScreen'));
const kitFiles = KIT.flatMap((room) =>
  ['.ts', '.tsx'].flatMap((ending) => sourcesBelow(`apps/web/src/kit/${room}`, ending)),
);
const kitWords = new Set(kitFiles.flatMap(wordsIn));

const screenPairs = pairsOf(screens);
const reportPairs = pairsOf(reports);
tell('files with a list or a report', screens, screenPairs);
tell('reports', reports, reportPairs);

const faults = [
  ...screens.filter((screen) => lengthOf(screen) > MOST_LINES).map(nameOf),
  ...screenPairs.filter(({ alike }) => alike > MOST_ALIKE).map(pairName),
  ...reportPairs.filter(({ alike }) => alike > REPORTS_MOST_ALIKE).map(pairName),
];
for (const fault of faults) console.error(`Too long or too alike: ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;

interface Pair {
  one: Source;
  other: Source;
  /** From 0 to 1. */
  alike: number;
}

function pairsOf(files: readonly Source[]): Pair[] {
  return files
    .flatMap((one, place) => files.slice(place + 1).map((other) => ({ one, other, alike: likeness(one, other) })))
    .toSorted((a, b) => b.alike - a.alike);
}

function tell(what: string, files: readonly Source[], pairs: readonly Pair[]): void {
  const lengths = files.map(lengthOf).toSorted((a, b) => a - b);
  const median = lengths[Math.floor(lengths.length / 2)] ?? 0;
  console.log(`${files.length} ${what}: median ${median} lines, most ${lengths.at(-1) ?? 0}`);
  for (const pair of pairs.slice(0, 5)) console.log(`${pair.alike.toFixed(2)}  ${pairName(pair)}`);
}

/** Share of the lines of both that stand in the other too, from 0 to 1. */
function likeness(one: Source, other: Source): number {
  const left = linesOf(one).filter(saysMore);
  const right = linesOf(other).filter(saysMore);
  const rest = [...right];
  const shared = left.filter((line) => {
    const place = rest.indexOf(line);
    if (place !== -1) rest.splice(place, 1);
    return place !== -1;
  });
  return (2 * shared.length) / Math.max(1, left.length + right.length);
}

function linesOf({ text }: Source): string[] {
  return text
    .replaceAll(/^import[^;]*;$/gms, '')
    .replaceAll(/\/\*\*.*?\*\//gs, '')
    .split('\n')
    .map((line) => line.trim().replaceAll(/\s+/g, ' '))
    .filter((line) => /[\p{L}\d]/u.test(line) && !/^<?\/?[A-Z]?\w*(\.\w+)?>?$/.test(line));
}

/** Whether a line says more than words of the kit. */
function saysMore(line: string): boolean {
  return wordsOf(line).some((word) => !kitWords.has(word));
}

function wordsIn(source: Source): string[] {
  return linesOf(source).flatMap(wordsOf);
}

/** Names and words of a line, those of texts included. */
function wordsOf(line: string): string[] {
  return line.match(/[\p{L}_][\p{L}\d_]*/gu) ?? [];
}

function lengthOf({ text }: Source): number {
  return text.trimEnd().split('\n').length;
}

function nameOf({ file }: Source): string {
  return path.basename(file, '.tsx');
}

function pairName({ one, other }: Pair): string {
  return `${nameOf(one)} ~ ${nameOf(other)}`;
}
