import path from 'node:path';
import { expect, test } from 'vitest';
import { sourcesBelow } from '../ledger/sources.ts';

/** Asks what time it is: without the clock that is played this would be the machine's. */
const ASKS = /\bnew Date\(\s*\)|\bDate\.now\b|(?<!new )(?<![.\w])Date\(\s*\)/;

/** Puts the played clock into tests: it alone has to know the machine's. */
const CLOCKS = new Set(['e2e/clock.ts', 'scripts/clock/playClock.test.ts', 'scripts/clock/realClock.test.ts']);

test.each([
  ['new Date()', true],
  ['new Date( )', true],
  ['Date.now()', true],
  ['setTimeout(tick, Date.now)', true],
  ['Date()', true],
  ["new Date('2026-11-20')", false],
  ['new Date(at)', false],
  ['Date.parse(text)', false],
  ['nextDate()', false],
])('%s asks for the machine’s time: %s', (text, asks) => {
  expect(ASKS.test(text)).toBe(asks);
});

test('no test, story or end-to-end test asks the machine what time it is', () => {
  const sources = ['packages', 'apps', 'scripts', 'e2e', 'docs', '.storybook']
    .flatMap((folder) => ['.ts', '.tsx', '.mdx'].flatMap((ending) => sourcesBelow(folder, ending)))
    .filter(({ file }) => isOfTests(file) && !CLOCKS.has(file));
  expect(sources.length).toBeGreaterThan(400);
  const asking = sources.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, place) => (ASKS.test(line) ? [`${file}:${place + 1} ${line.trim()}`] : [])),
  );
  expect(asking).toEqual([]);
});

function isOfTests(file: string): boolean {
  return (
    /\.(?:test|stories)\.tsx?$|\/(?:test|testing)\//.test(file) ||
    ['e2e', 'docs', '.storybook'].includes(file.split(path.posix.sep)[0] ?? '')
  );
}
