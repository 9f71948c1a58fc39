import { expect, it } from 'vitest';
import { cellText } from './cellText.ts';

it.each([
  [new Date('2026-11-20'), '20/11/2026'],
  [new Date('1899-12-31'), '01/01/1900'],
  [new Date('1900-03-01'), '01/03/1900'],
  [' Đường Lê Lợi ', 'Đường Lê Lợi'],
  [1.5, '1.5'],
  [true, 'true'],
  [null, ''],
])('a cell %s is read as "%s"', (cell, text) => {
  expect(cellText(cell)).toBe(text);
});
