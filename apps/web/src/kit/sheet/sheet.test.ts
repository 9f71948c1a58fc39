import { array, assert, constantFrom, property, string, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { tellFigure } from '../../../../../scripts/tellFigure.ts';
import { dayNumber, harmlessText } from './sheet.ts';

test.each([
  ['2026-11-20', 46_346],
  ['2026-11-20T23:30:00+07:00', 46_346 + 23.5 / 24],
  ['2026-11-20T17:30:00Z', 46_347 + 0.5 / 24],
])('%s is day %s', (iso, day) => {
  expect(dayNumber(iso)).toBeCloseTo(day, 9);
});

test('what is no date has no day', () => {
  expect(dayNumber('Invalid date')).toBeNull();
});

test.each([
  ['=1+1', "'=1+1"],
  ['+84912345678', "'+84912345678"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r\n=1', "'\r\n=1"],
  ['\u0000=1', "'=1"],
  ['  =1', "'  =1"],
  ['Nguyễn Văn Đường', 'Nguyễn Văn Đường'],
  ['', ''],
])('%j is written as %j', (text, written) => {
  expect(harmlessText(text)).toBe(written);
});

test('no text of 10,000 begins like a formula', () => {
  const RUNS = ['=', '+', '-', '@', '\t', '\r', '\n', '\u0000'];
  const beginning = constantFrom(...RUNS, ' ', 'a', '\u00a0');
  const text = tuple(array(beginning, { maxLength: 4 }), string({ unit: 'binary', maxLength: 12 }));
  assert(
    property(text, ([marks, rest]) => !RUNS.includes(harmlessText(marks.join('') + rest).charAt(0))),
    { numRuns: 10_000 },
  );
  tellFigure(26, '10000 texts written to a sheet → 0 formulas');
}, 20_000);
