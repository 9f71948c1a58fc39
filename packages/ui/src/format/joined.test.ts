import { expect, it } from 'vitest';
import { joined, named } from './joined.ts';

it.each([
  [['VCB', '•••• 4321', 'Hạnh'], 'VCB · •••• 4321 · Hạnh'],
  [['', '•••• 4321', undefined], '•••• 4321'],
  [['VCB', null, false, 'Hạnh'], 'VCB · Hạnh'],
  [['0 ₫', '–'], '0 ₫ · –'],
  [['', undefined], ''],
  [[], ''],
])('%j stand side by side as "%s"', (facts, text) => expect(joined(...facts)).toBe(text));

it.each([
  ['Hạnh', 'KH0012', 'Hạnh (KH0012)'],
  ['Hạnh', '', 'Hạnh'],
  ['Hạnh', undefined, 'Hạnh'],
  ['', 'KH0012', 'KH0012'],
  ['', null, ''],
])('"%s" with %j is named "%s"', (name, detail, text) => expect(named(name, detail)).toBe(text));
