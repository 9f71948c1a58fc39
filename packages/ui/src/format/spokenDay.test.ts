import { expect, it } from 'vitest';
import { spokenDay } from './spokenDay.ts';

it.each([
  ['hôm nay', '2026-11-30'],
  [' Hom  Nay ', '2026-11-30'],
  ['mai', '2026-12-01'],
  ['ngày mai', '2026-12-01'],
  ['mốt', '2026-12-02'],
  ['hôm qua', '2026-11-29'],
  ['+3', '2026-12-03'],
  ['+ 30', '2026-12-30'],
  ['-2', '2026-11-28'],
  ['3', null],
  ['+', null],
  ['', null],
  ['constructor', null],
])('%s on 30 November is %s', (text, day) => expect(spokenDay(text, '2026-11-30')).toBe(day));
