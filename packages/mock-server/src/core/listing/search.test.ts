import { expect, test } from 'vitest';
import { search, searchText } from './search.ts';

const names = ['Trần Văn Thanh', 'Lê Khánh', 'Nguyễn Thị Hạnh', 'Đỗ Hanh', 'Hoà Bình', 'Hòa Phát', 'Dân Đạt'];
const byName = searchText<string>((name) => name);
const found = (query: string | undefined) => search(names, query, byName);

test.each([
  ['hạnh', ['Nguyễn Thị Hạnh']],
  ['HẠNH', ['Nguyễn Thị Hạnh']],
  ['hạnh'.normalize('NFD'), ['Nguyễn Thị Hạnh']],
  ['hạnh nguyen', ['Nguyễn Thị Hạnh']],
  ['đ', ['Đỗ Hanh', 'Dân Đạt']],
  ['hòa', ['Hoà Bình', 'Hòa Phát']],
  ['hoà', ['Hoà Bình', 'Hòa Phát']],
  ['hoa', ['Hoà Bình', 'Hòa Phát']],
  ['hanh', ['Trần Văn Thanh', 'Lê Khánh', 'Nguyễn Thị Hạnh', 'Đỗ Hanh']],
  ['', names],
  [undefined, names],
  ['0912 345 678', []],
  ['mỹ', []],
])('"%s" finds what has the typed marks', (query, rows) => {
  expect(found(query)).toEqual({ rows, withoutMarks: false });
});

test('where nothing has the typed marks what is written alike is found, and told apart', () => {
  expect(found('hãnh')).toEqual({ ...found('hanh'), withoutMarks: true });
});
