import { expect, test } from 'vitest';
import { bestFirst } from './bestFirst.ts';

const names = ['Trần Văn Thanh', 'Lê Khánh', 'Nguyễn Thị Hạnh', 'Hạnh Phúc', 'Đỗ Hanh'];

test.each([
  ['hạnh', ['Nguyễn Thị Hạnh', 'Hạnh Phúc']],
  ['HẠNH', ['Nguyễn Thị Hạnh', 'Hạnh Phúc']],
  ['hanh', ['Nguyễn Thị Hạnh', 'Hạnh Phúc', 'Đỗ Hanh', 'Trần Văn Thanh', 'Lê Khánh']],
  ['hạnh'.normalize('NFD'), ['Nguyễn Thị Hạnh', 'Hạnh Phúc']],
  ['khánh', ['Lê Khánh']],
  ['hảnh', ['Nguyễn Thị Hạnh', 'Hạnh Phúc', 'Đỗ Hanh', 'Trần Văn Thanh', 'Lê Khánh']],
  ['', names],
  [undefined, names],
])('a search for "%s"', (query, expected) => {
  expect(bestFirst(names, query, (name) => name)).toEqual(expected);
});
