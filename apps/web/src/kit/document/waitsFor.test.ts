import { expect, it } from 'vitest';
import { waitedFor, whoDecides } from './waitsFor.ts';

it.each([
  ['2026-11-20T09:00:00+07:00', 'vừa đề nghị'],
  ['2026-11-20T08:55:30+07:00', 'chờ 4 phút'],
  ['2026-11-20T06:00:00+07:00', 'chờ 3 giờ'],
  ['2026-11-19T09:00:01+07:00', 'chờ 23 giờ'],
  ['2026-11-18T08:00:00+07:00', 'chờ 2 ngày'],
  ['2026-11-20T09:00:30+07:00', 'vừa đề nghị'],
])('since %s: %s', (since, words) => {
  expect(waitedFor(since, Date.parse('2026-11-20T09:00:00+07:00'))).toBe(words);
});

it.each([
  [undefined, 'Chờ người khác duyệt'],
  [[], 'Chờ người khác duyệt'],
  [['Trần Văn Chủ'], 'Chờ Trần Văn Chủ duyệt'],
  [['Trần Văn Chủ', 'Lê Thị Thu'], 'Chờ Trần Văn Chủ hoặc Lê Thị Thu duyệt'],
  [['Hưng', 'Lan', 'Khoa', 'Hạnh', 'Thu'], 'Chờ Hưng, Lan, Khoa hoặc 2 người khác duyệt'],
])('%s: %s', (people, words) => {
  expect(whoDecides(people)).toBe(words);
});
