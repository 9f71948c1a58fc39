/**
 * `npm run screens`: how long the list screens are, and how much of one stands again in another.
 *
 * Two screens are compared by their lines without imports, comments and lone punctuation: the share of lines of both
 * that the other has too (Dice's coefficient over lines, white space folded). It fails for a screen over 80 lines and for
 * two that share more than 15 %.
 */
import path from 'node:path';
import { sourcesBelow, type Source } from './ledger/sources.ts';

const MOST_LINES = 80;
const MOST_ALIKE = 0.15;

const screens = sourcesBelow('apps/web/src/features', 'Screen.tsx').filter(({ text }) =>
  /useListScreen\(|useRecordList\(|recordScreen</.test(text),
);
const lengths = screens.map(({ text }) => text.trimEnd().split('\n').length).toSorted((a, b) => a - b);
const pairs = screens
  .flatMap((one, place) => screens.slice(place + 1).map((other) => ({ one, other, alike: likeness(one, other) })))
  .toSorted((a, b) => b.alike - a.alike);

console.log(`${screens.length} list screens: median ${median(lengths)} lines, most ${lengths.at(-1) ?? 0}`);
for (const { one, other, alike } of pairs.slice(0, 5)) {
  console.log(`${alike.toFixed(2)}  ${nameOf(one)} ~ ${nameOf(other)}`);
}
const faults = [
  ...screens.filter(({ text }) => text.trimEnd().split('\n').length > MOST_LINES).map((screen) => nameOf(screen)),
  ...pairs.filter(({ alike }) => alike > MOST_ALIKE).map(({ one, other }) => `${nameOf(one)} ~ ${nameOf(other)}`),
];
for (const fault of faults) console.error(`Too long or too alike: ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;

/** Share of the lines of both that stand in the other too, from 0 to 1. */
function likeness(one: Source, other: Source): number {
  const left = linesOf(one);
  const right = linesOf(other);
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

function median(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function nameOf({ file }: Source): string {
  return path.basename(file, '.tsx');
}
