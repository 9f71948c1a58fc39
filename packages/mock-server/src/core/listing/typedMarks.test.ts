import { expect, test } from 'vitest';
import { withTypedMarks } from './typedMarks.ts';

const names = ['Trần Văn Thanh', 'Lê Khánh', 'Nguyễn Thị Hạnh', 'Đỗ Hanh', 'Hoà Bình', 'Hòa Phát', 'Dân Đạt'];
const found = (query: string | undefined) => withTypedMarks(names, query, (name) => name);

test.each([
  ['hạnh', ['Nguyễn Thị Hạnh']],
  ['HẠNH', ['Nguyễn Thị Hạnh']],
  ['hạnh'.normalize('NFD'), ['Nguyễn Thị Hạnh']],
  ['hạnh nguyen', ['Nguyễn Thị Hạnh']],
  ['đ', ['Đỗ Hanh', 'Dân Đạt']],
  ['hòa', ['Hoà Bình', 'Hòa Phát']],
  ['hoà', ['Hoà Bình', 'Hòa Phát']],
])('of what was found "%s" keeps what has the typed marks', (query, expected) => {
  expect(found(query)).toEqual(expected);
});

test.each([['hanh'], [''], [undefined], ['hãnh'], ['0912 345 678']])(
  'without marks, or where nothing has them, "%s" keeps all',
  (query) => {
    expect(found(query)).toEqual(names);
  },
);
