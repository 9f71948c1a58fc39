import { expect, it } from 'vitest';
import { nonsenseIn } from './nonsense.ts';

it.each([
  ['Đơn undefined', 'a value that nobody gave'],
  ['NaN ₫', 'a value that nobody gave'],
  ['/customer?open=null', 'a value that nobody gave'],
  ['[object Object]', 'a value that nobody gave'],
  ['VCB •••• 4321 (Inval)', 'a value that nobody gave'],
  ['· 0987654321', 'a dot with nothing before it'],
  ['Nguyễn Thị Hạnh · ', 'a dot with nothing after it'],
  ['Hạnh ·  · VCB', 'two dots with nothing between them'],
  ['Bill trong lô: 3 bill · . Nhập đúng số', 'a dot at the end of a sentence'],
  [' ···', 'a dot with nothing before it'],
  ['Đã dời lịch của  sang 20/11', 'a gap where a word is missing'],
  ['Hạnh ()', 'brackets around nothing'],
  [' – còn 500.000 ₫', 'a dash with nothing before it'],
  ['Hạnh, , VCB', 'a comma with nothing beside it'],
])('"%s" has %s', (text, fault) => expect(nonsenseIn(text)).toBe(fault));

it.each([
  ['–'],
  ['– lô'],
  ['Còn nợ –'],
  ['Hạnh · 0987654321'],
  ['5.000.000 ₫ / – · – %'],
  ['-5.000 ₫'],
  ['20/11/2026 – 25/11/2026'],
  ['Invalid date'],
  ['Thẻ (3)'],
  ['•••• 4321'],
  ['VCB ···5600 – Thẻ Phú Nhuận'],
  [''],
])('"%s" makes sense', (text) => expect(nonsenseIn(text)).toBeUndefined());
