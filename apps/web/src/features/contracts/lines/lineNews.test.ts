import { expect, it } from 'vitest';
import { lineNews, type TouchedLine } from './lineNews.ts';

const ME = 2;
const known = new Map([['p51', 1]]);
const hers: TouchedLine = {
  Status: 1,
  CreatedBy: 3,
  CreatedByName: 'Ngọc Anh',
  CreatedDate: '2026-11-20T14:05:00+07:00',
  Version: 1,
};
const touched = { UpdatedBy: 3, UpdatedByName: 'Ngọc Anh', UpdatedDate: '2026-11-20T14:09:00+07:00', Version: 2 };

it.each<[string, TouchedLine, string, string | undefined]>([
  ['a line that came', hers, 'p52', 'Ngọc Anh thêm lúc 14:05'],
  ['a line that was there', hers, 'p51', undefined],
  ['my own line', { ...hers, CreatedBy: ME }, 'p52', undefined],
  ['a line that was cancelled', { ...hers, ...touched, Status: 3 }, 'p51', 'Ngọc Anh hủy lúc 14:09'],
  ['a waiting line that was confirmed', { ...hers, ...touched }, 'p51', 'Ngọc Anh xác nhận lúc 14:09'],
  ['a waiting line that still waits', { ...hers, ...touched, Status: 0 }, 'p51', 'Ngọc Anh sửa lúc 14:09'],
  ['a line that I cancelled', { ...hers, ...touched, Status: 3, UpdatedBy: ME }, 'p51', undefined],
  ['a line of nobody', { Status: 1 }, 'p52', undefined],
  ['a line without an hour', { ...hers, CreatedDate: undefined }, 'p52', 'Ngọc Anh thêm'],
])('%s', (_name, line, key, news) => {
  expect(lineNews(line, key, known, ME)).toBe(news);
});
