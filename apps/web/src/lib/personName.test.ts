import { expect, it } from 'vitest';
import { personName } from './personName.ts';

it.each([
  ['lê thị mai', 'Lê Thị Mai'],
  ['  LÊ   THỊ MAI ', 'Lê Thị Mai'],
  ['Lê thị Mai', 'Lê Thị Mai'],
  ['đỗ ánh', 'Đỗ Ánh'],
  ['đỗ ánh'.normalize('NFD'), 'Đỗ Ánh'],
  ['nguyễn văn a (anh ba)', 'Nguyễn Văn A (Anh Ba)'],
  ['H’Hen niê-kđăm', 'H’Hen Niê-Kđăm'],
  ['ABC', 'ABC'],
  ['', ''],
])('"%s" is written "%s"', (typed, name) => {
  expect(personName(typed)).toBe(name);
  expect(personName(name)).toBe(name);
});
